import { musicAtom } from './music.atoms.ts'
import { isSoundWanted } from './music-state.ts'
import { sendMusicAtom, type Store } from './music-send.ts'

interface SessionTexts {
  /** What a track without a title is called. */
  untitled: string
  artist: string
  album: string
}

const actions = {
  play: 'play',
  pause: 'pause',
  nexttrack: 'next',
  previoustrack: 'previous',
} as const
const names = ['play', 'pause', 'nexttrack', 'previoustrack'] as const

const artwork = [192, 512].map((size) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

/** A browser throws for an action that it does not know. */
function handle(session: MediaSession, name: MediaSessionAction, handler: (() => void) | null) {
  try {
    session.setActionHandler(name, handler)
  } catch {
    // Its keys do what they do without a page.
  }
}

/**
 * Shows the track that is on where the device shows what it plays, and lets its keys work; some
 * webviews have no such place. @returns what gives the place back
 */
export function connectMediaSession(store: Store, texts: SessionTexts): () => void {
  if (!('mediaSession' in navigator) || typeof MediaMetadata !== 'function') return () => {}
  const session = navigator.mediaSession
  let shown: string | null = null
  const clear = () => {
    shown = null
    session.metadata = null
    session.playbackState = 'none'
    for (const name of names) handle(session, name, null)
  }
  const follow = () => {
    const state = store.get(musicAtom)
    const track = state.tracks[state.index]
    // Nothing was asked of the music so far: the keys belong to what else the device plays.
    if (track === undefined || (shown === null && !isSoundWanted(state))) {
      if (shown !== null) clear()
      return
    }
    if (shown === null) {
      for (const name of names) {
        handle(session, name, () => store.set(sendMusicAtom, { type: actions[name] }))
      }
    }
    const title = track.title ?? texts.untitled
    if (shown !== title) {
      const { artist, album } = texts
      session.metadata = new MediaMetadata({ title, artist, album, artwork })
      shown = title
    }
    session.playbackState = isSoundWanted(state) ? 'playing' : 'paused'
  }
  const unsubscribe = store.sub(musicAtom, follow)
  follow()
  return () => {
    unsubscribe()
    clear()
  }
}
