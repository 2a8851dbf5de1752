/** How loud the music is on this device. */
export interface Sound {
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
}

export const volumeKey = 'musicVolume'
export const mutedKey = 'musicMuted'

/** What the device keeps; anything else that stands under the keys counts as nothing. */
export function readSound(read: (key: string) => string | null): Sound {
  const kept = read(volumeKey)
  const isVolume = kept !== null && /^(?:0|1|0\.\d{1,2})$/.test(kept)
  return { volume: isVolume ? Number(kept) : 1, isMuted: read(mutedKey) === 'on' }
}
