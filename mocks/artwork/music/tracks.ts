import { duskScore } from './score-dusk.ts'
import { festivalScore } from './score-festival.ts'
import { morningScore } from './score-morning.ts'
import { waltzScore } from './score-waltz.ts'
import { level } from './loudness.ts'
import { putIntoRoom } from './room.ts'
import type { Score } from './score.ts'
import { sea } from './sea.ts'
import { play, silence, type Sound } from './sound.ts'

const scores = {
  morning: morningScore,
  'harbour-waltz': waltzScore,
  dusk: duskScore,
  'festival-night': festivalScore,
} satisfies Record<string, () => Score>

/** The names of the loops. */
export const loopNames = ['morning', 'harbour-waltz', 'dusk', 'festival-night'] as const

/** Plays the loop of that name, the same samples each time for the same samples a second. */
export function playLoop(name: (typeof loopNames)[number], rate: number): Sound {
  const score = scores[name]()
  const secondsOfBeat = 60 / score.beatsInMinute
  const sound = silence(score.bars * score.beatsInBar * secondsOfBeat, rate)
  for (const part of score.parts) play(sound, part, secondsOfBeat)
  if (score.sea) sea(sound, score.sea.swells, score.sea.gain)
  putIntoRoom(sound, score.room)
  level(sound, { peak: -3.2, crest: 14 })
  return sound
}
