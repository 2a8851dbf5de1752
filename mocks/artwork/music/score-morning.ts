import { broken, chords, sustained, line, type Score } from './score.ts'
import { bass, bell, flute, kalimba, pad } from './voices.ts'

const harmony = chords(`
  G3 B3 D4 F#4 | A3 C#4 E4 G4 | F#3 A3 C#4 E4 | B3 D4 F#4 A4 |
  E3 G3 B3 D4 | A3 D4 E4 G4 | D3 A3 C#4 F#4 | D3 A3 B3 F#4`)

const melody = line(
  `B4:1 D5:1 F#5:1.5 E5:0.5 | E5:1 C#5:1 A4:2 | A4:1 C#5:1 E5:1.5 D5:0.5 | D5:1 B4:1 F#4:2 |
   G4:1 B4:1 D5:1.5 E5:0.5 | E5:1 D5:0.5 E5:0.5 G5:1 E5:1 | F#5:2 E5:1 D5:1 | A4:1.5 B4:0.5 D5:2`,
  4,
)

const ground = line(
  `G2:2 D3:2 | A2:2 E3:2 | F#2:2 C#3:2 | B2:2 F#2:2 |
   E2:2 B2:2 | A2:2 A2:1 C#3:1 | D3:2 A2:2 | D3:2 F#2:2`,
  4,
)

const ripple = [0, 2, 1, 3, 2, 4, 3, 1].map((note, nth) => ({
  at: nth / 2,
  length: 0.5,
  notes: [note],
}))

/** A calm start into the day: a thumb piano ripples under a flute, a music box answers. */
export function morningScore(): Score {
  const sparkle = line(
    `-:4 | -:2.5 E6:0.5 C#6:1 | -:4 | -:2.5 F#6:0.5 D6:1 | -:4 | -:4 | -:2.5 A5:0.5 C#6:1 | -:2 F#6:2`,
    4,
  )
  return {
    bars: 8,
    beatsInBar: 4,
    beatsInMinute: 100,
    parts: [
      { voice: pad, notes: sustained(harmony, 4), gain: 0.055 },
      { voice: kalimba, notes: broken(harmony, 4, ripple), gain: 0.16, pan: -0.25 },
      { voice: flute, notes: melody, gain: 0.21, pan: 0.15 },
      { voice: bell, notes: sparkle, gain: 0.12, pan: 0.4 },
      { voice: bass, notes: ground, gain: 0.1 },
    ],
    room: { wet: 0.42, feedback: 0.8, echo: 0.45 },
  }
}
