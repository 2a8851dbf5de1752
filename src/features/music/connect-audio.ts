import { isSoundWanted, type MusicEvent } from './music-rules.ts'
import { musicAtom, sendMusicAtom, type Store } from './music.atoms.ts'

/** The members of `<audio>` that the player needs. */
export type AudioElement = Pick<
  HTMLAudioElement,
  | 'addEventListener'
  | 'currentTime'
  | 'ended'
  | 'error'
  | 'getAttribute'
  | 'load'
  | 'pause'
  | 'paused'
  | 'play'
  | 'removeAttribute'
  | 'setAttribute'
>

/** Lets the visitor's own music go on, where the browser can (Safari 16.4). */
function mixWithOthers(): void {
  if ('audioSession' in navigator) Reflect.set(Object(navigator.audioSession), 'type', 'ambient')
}

/**
 * Syncs an audio element with the player. State changes apply synchronously, so that playback starts within the
 * click; element events are sent to the player. @returns the function that disconnects
 */
export function connectAudio(store: Store, audio: AudioElement): () => void {
  mixWithOthers()
  const ended = new AbortController()
  const { signal } = ended
  let turn = -1
  /** Number of pending `play()` calls. */
  let beginnings = 0
  const send = (event: MusicEvent) => store.set(sendMusicAtom, event)

  const isStopped = () => audio.paused && isSoundWanted(store.get(musicAtom))

  const play = async () => {
    const begun = turn
    // After an error, the element needs `load()` before it can play again.
    if (audio.error !== null) audio.load()
    beginnings += 1
    const failure = await audio.play().then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.name : ''),
    )
    beginnings -= 1
    if (failure === null || signal.aborted) return
    if (failure === 'AbortError') {
      // Another `play()` call, a pause, or the device prevented playback.
      if (beginnings === 0 && begun === turn && isStopped()) send({ type: 'interrupted' })
      return
    }
    send({ type: failure === 'NotAllowedError' ? 'refused' : 'failed', turn: begun })
  }

  const follow = () => {
    const state = store.get(musicAtom)
    const url = state.tracks[state.index]?.url
    const isNew = audio.getAttribute('src') !== (url ?? null)
    const isAgain = !isNew && state.turn !== turn
    turn = state.turn
    if (url === undefined) {
      if (!isNew) return
      audio.removeAttribute('src')
      audio.load()
      return
    }
    if (isNew) audio.setAttribute('src', url)
    // A list of one track, or the same track selected again, restarts.
    if (isAgain && audio.currentTime > 0) audio.currentTime = 0
    if (!isSoundWanted(state)) audio.pause()
    else if (isNew || isAgain || audio.paused) void play()
  }

  const listen = (name: string, listener: () => void) =>
    audio.addEventListener(name, listener, { signal })
  listen('ended', () => send({ type: 'ended', turn }))
  listen('error', () => send({ type: 'failed', turn }))
  // Without an audio output, a track may start and then fail before its time has advanced.
  let begunAt: number | null = null
  listen('playing', () => {
    begunAt = audio.currentTime
  })
  listen('timeupdate', () => {
    if (begunAt === null || audio.currentTime <= begunAt) return
    begunAt = null
    send({ type: 'started', turn })
  })
  listen('pause', () => {
    // The end of a track is not a pause, and neither is a pause by the player itself.
    if (beginnings === 0 && !audio.ended && isStopped()) send({ type: 'interrupted' })
  })
  const unsubscribe = store.sub(musicAtom, follow)
  follow()
  return () => {
    ended.abort()
    unsubscribe()
    audio.pause()
  }
}
