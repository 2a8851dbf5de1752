import { isSoundWanted } from './music-rules.ts'
import { musicAtom, sendMusicAtom, type Store } from './music.atoms.ts'

interface SessionTexts {
  /** The title for tracks without a title. */
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

/** Browsers throw for an unsupported action. */
function handle(session: MediaSession, name: MediaSessionAction, handler: (() => void) | null) {
  try {
    session.setActionHandler(name, handler)
  } catch {
    // The media key keeps its default behavior.
  }
}

/**
 * Shows the current track in the media controls of the device and handles the media keys. Some webviews have no
 * media session. @returns the function that disconnects
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
    // The music was never started: the media keys belong to other players.
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
