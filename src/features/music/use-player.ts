import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Track } from './music.schema.ts'
import {
  chooseTrackAtom,
  isPlayingAtom,
  pauseAtom,
  playAtom,
  trackPlaceAtom,
} from './music.atoms.ts'
import { trackAfter, trackBefore } from './track-order.ts'

/** What the player of a list can do, and the element that it plays with. */
export function usePlayer(code: string | null, tracks: readonly Track[]) {
  const audio = useRef<HTMLAudioElement>(null)
  const isPlaying = useAtomValue(isPlayingAtom)
  const play = useSetAtom(playAtom)
  const pause = useSetAtom(pauseAtom)
  const place = useAtomValue(trackPlaceAtom)
  const choose = useSetAtom(chooseTrackAtom)
  const index = place.code === code ? place.index : 0
  const track = tracks[index]
  const address = track?.address

  // Keeps the audio element in step with the track and the play status.
  useEffect(() => {
    const node = audio.current
    if (node === null) return
    if (address === undefined) {
      node.removeAttribute('src')
      node.load()
      return
    }
    if (node.getAttribute('src') !== address) node.src = address
    if (!isPlaying) {
      node.pause()
      return
    }
    node.play().catch((refusal: unknown) => {
      // A new track breaks off the old one's beginning, which is no refusal.
      if (refusal instanceof DOMException && refusal.name === 'AbortError') return
      pause()
    })
  }, [address, isPlaying, pause])

  const goTo = (next: number) => {
    if (next === index && audio.current !== null) {
      // A list of one begins again.
      audio.current.currentTime = 0
      if (isPlaying) void audio.current.play().catch(() => pause())
    }
    choose({ code: code ?? '', index: next })
  }

  return {
    audio,
    track,
    isPlaying,
    play,
    pause,
    next: () => goTo(trackAfter(index, tracks.length)),
    previous: () => goTo(trackBefore(index, tracks.length)),
  }
}
