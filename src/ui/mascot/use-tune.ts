import { useState } from 'react'
import { openAudio } from '#lib/audio.ts'
import { loadTwice } from '#lib/load-error.ts'
import { wantsNoMotion } from '#lib/preferences.ts'
import type { TunePlayer } from './tune.ts'

/** Returns a function that lets members play the tune of the island, for a click, and whether it is playing. */
export function useTune() {
  const [isPlaying, setPlaying] = useState(false)
  const play = async (players: readonly TunePlayer[]) => {
    if (isPlaying) return
    // Safari allows sound only if it begins in the click.
    const audio = openAudio()
    if (audio === null) return
    setPlaying(true)
    try {
      const { playTune } = await loadTwice(() => import('./tune.ts'))
      await playTune(audio, wantsNoMotion() ? players.map(still) : players)
    } catch (failure) {
      console.warn('the tune could not be played', failure)
    }
    setPlaying(false)
    void audio.close()
  }
  return { isPlaying, play }
}

const still = (player: TunePlayer): TunePlayer => ({ ...player, figure: null })
