import { isSoundWanted } from './music-state.ts'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom, type Store } from './music-send.ts'

/** Returns `null` in browsers that have no channels, or deny them together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('music')
  } catch {
    return null
  }
}

/** The members of `<audio>` that report playback. */
type Heard = Pick<HTMLAudioElement, 'addEventListener'>

/**
 * Pauses the other tabs when this tab starts to play, through a `BroadcastChannel`. Without one, each tab plays
 * independently. @returns the function that disconnects
 */
export function connectTabs(store: Store, audio: Heard): () => void {
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
  const tell = () => {
    if (wasSent) return
    wasSent = true
    // A `BroadcastChannel` is same-origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage('playing')
  }
  audio.addEventListener('playing', tell, { signal })
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
