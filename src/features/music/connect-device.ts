import { dataSavingKey, isSavingData } from '#lib/preferences.ts'
import { storage } from '#lib/storage.ts'
import { isSoundWanted, type Quiet } from './music-rules.ts'
import { musicAtom, sendMusicAtom, soundAtom, type Store } from './music.atoms.ts'

/** The play status shared by all pages (docs/product.md#music): `false` once the visitor has paused the music. */
const statusKey = 'bgmPlayStatus'
/** `press`: selected in the settings. Clicking play does not reset it. */
const startKey = 'musicStart'

/** Returns the stored preferences; any other value counts as absent. */
function readQuiet(): Quiet {
  return {
    paused: storage.getItem(statusKey) === 'false',
    onlyByPress: storage.getItem(startKey) === 'press',
    savingData: isSavingData(),
  }
}

/**
 * Syncs the player with storage (paused by the visitor, settings, data saving), including changes from another
 * tab or the settings page. @returns the function that disconnects
 */
export function connectDevice(store: Store): () => void {
  const read = () => store.set(sendMusicAtom, { type: 'quiet', quiet: readQuiet() })
  read()
  let stored = store.get(musicAtom).quiet.paused
  const stops = [
    store.sub(musicAtom, () => {
      const { paused } = store.get(musicAtom).quiet
      if (paused === stored) return
      stored = paused
      if (paused) storage.setItem(statusKey, 'false')
      else storage.removeItem(statusKey)
    }),
    ...[statusKey, startKey, dataSavingKey].map((key) => storage.subscribe(key, read)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Applies the volume of this device to an audio element. @returns the function that disconnects */
export function connectSound(store: Store, audio: HTMLAudioElement): () => void {
  const apply = () => {
    const { volume, isMuted } = store.get(soundAtom)
    audio.volume = volume
    audio.muted = isMuted
  }
  const unsubscribe = store.sub(soundAtom, apply)
  apply()
  return unsubscribe
}

/** Returns `null` in browsers that have no channels, or deny them together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('music')
  } catch {
    return null
  }
}

/** The members of `<audio>` that report playback. */
type PlaybackEvents = Pick<HTMLAudioElement, 'addEventListener'>

/**
 * Pauses the other tabs when this tab starts to play, through a `BroadcastChannel`. Without one, each tab plays
 * independently. @returns the function that disconnects
 */
export function connectTabs(store: Store, audio: PlaybackEvents): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const open = () => {
    const opened = openChannel()
    opened?.addEventListener('message', () => store.set(sendMusicAtom, { type: 'interrupted' }))
    return opened
  }
  let channel = open()
  // Sent once when the music starts, not for each track or after each buffering gap.
  let wasSent = false
  const unsubscribe = store.sub(musicAtom, () => {
    if (!isSoundWanted(store.get(musicAtom))) wasSent = false
  })
  const notify = () => {
    if (wasSent) return
    wasSent = true
    // A `BroadcastChannel` is same-origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage('playing')
  }
  audio.addEventListener('playing', notify, { signal })
  // An open channel keeps the page out of the back/forward cache of some browsers.
  const leave = () => {
    channel?.close()
    channel = null
  }
  window.addEventListener('pagehide', leave, { signal })
  window.addEventListener('pageshow', () => (channel ??= open()), { signal })
  return () => {
    ended.abort()
    unsubscribe()
    leave()
  }
}
