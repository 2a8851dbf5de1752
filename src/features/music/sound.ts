/** The volume settings of this device. */
export interface Sound {
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
}

/** Returns the stored volume in hundredths; anything else counts as absent. */
export function parseVolume(stored: string | null): number {
  return stored !== null && /^(?:0|1|0\.\d{1,2})$/.test(stored) ? Number(stored) : 1
}
