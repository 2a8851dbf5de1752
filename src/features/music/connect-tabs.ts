import { isSoundWanted } from './music-state.ts'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom, type Store } from './music-send.ts'

/** The part of an `<audio>` that says when it is heard. */
type Heard = Pick<HTMLAudioElement, 'addEventListener'>

/**
 * The tab that begins to play is the one that is heard: the others pause. Nothing is stored for it; a
 * browser without such a channel plays in each tab on its own. @returns what leaves the channel
 */
export function connectTabs(store: Store, audio: Heard): () => void {
  if (typeof BroadcastChannel !== 'function') return () => {}
  const ended = new AbortController()
  const { signal } = ended
  const open = () => {
    const opened = new BroadcastChannel('music')
    opened.addEventListener('message', () => store.set(sendMusicAtom, { type: 'interrupted' }))
    return opened
  }
  let channel: BroadcastChannel | null = open()
  // Said once when the music begins, not of each track or after each gap in the line.
  let wasTold = false
  const unsubscribe = store.sub(musicAtom, () => {
    if (!isSoundWanted(store.get(musicAtom))) wasTold = false
  })
  const tell = () => {
    if (wasTold) return
    wasTold = true
    // A channel has no other origin to keep out.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage('playing')
  }
  audio.addEventListener('playing', tell, { signal })
  // An open channel would keep the page out of the back/forward cache of some browsers.
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
