import { isSoundWanted, type MusicEvent } from './music-state.ts'
import { musicAtom } from './music.atoms.ts'
import { sendMusicAtom, type Store } from './music-send.ts'

/** The part of an `<audio>` that the player needs. */
export type Loudspeaker = Pick<
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

/**
 * Keeps an audio element in step with the player, at once, so that what a press asks for is played
 * within the press; and tells the player what the element says. @returns what parts the two
 */
export function connectAudio(store: Store, audio: Loudspeaker): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let turn = -1
  /** What was asked to play and has not answered yet. */
  let beginnings = 0
  const send = (event: MusicEvent) => store.set(sendMusicAtom, event)

  const isStopped = () => audio.paused && isSoundWanted(store.get(musicAtom))

  const play = async () => {
    const begun = turn
    // Without this an element that has failed would fail again without trying.
    if (audio.error !== null) audio.load()
    beginnings += 1
    const failure = await audio.play().then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.name : ''),
    )
    beginnings -= 1
    if (failure === null || signal.aborted) return
    if (failure === 'AbortError') {
      // The next beginning, a pause, or a device that lets nothing begin.
      if (beginnings === 0 && begun === turn && isStopped()) send({ type: 'interrupted' })
      return
    }
    send({ type: failure === 'NotAllowedError' ? 'refused' : 'failed', turn: begun })
  }

  const follow = () => {
    const state = store.get(musicAtom)
    const address = state.tracks[state.index]?.address
    const isNew = audio.getAttribute('src') !== (address ?? null)
    const isAgain = !isNew && state.turn !== turn
    turn = state.turn
    if (address === undefined) {
      if (!isNew) return
      audio.removeAttribute('src')
      audio.load()
      return
    }
    if (isNew) audio.setAttribute('src', address)
    // A list of one, or a track chosen again, begins again.
    if (isAgain && audio.currentTime > 0) audio.currentTime = 0
    if (!isSoundWanted(state)) audio.pause()
    else if (isNew || isAgain || audio.paused) void play()
  }

  const listen = (name: string, listener: () => void) =>
    audio.addEventListener(name, listener, { signal })
  listen('ended', () => send({ type: 'ended', turn }))
  listen('error', () => send({ type: 'failed', turn }))
  // Without a sound output a track may begin, and fail before its time has advanced.
  let begunAt: number | null = null
  listen('playing', () => {
    begunAt = audio.currentTime
  })
  listen('timeupdate', () => {
    if (begunAt === null || audio.currentTime <= begunAt) return
    begunAt = null
    send({ type: 'heard', turn })
  })
  listen('pause', () => {
    // The end of a track is no pause, nor is what the player itself has asked for.
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
