import { broken, chords, sustained, line, octaveUp, type Score } from './score.ts'
import { bass, bell, guitar, pad, reed } from './voices.ts'

const harmony = chords(`
  A3 C4 F4 | A3 C4 F4 | A3 D4 F4 | A3 D4 F4 | Bb3 D4 G4 | Bb3 D4 G4 | Bb3 C4 E4 | Bb3 C4 E4 |
  A3 C4 F4 | A3 C#4 G4 | A3 D4 F4 | A3 C4 Eb4 | Bb3 D4 F4 | Bb3 Db4 G4 | A3 C4 F4 | Bb3 C4 E4`)

const melody = line(
  `A4:2 C5:1 | F5:2 E5:1 | D5:2 A4:1 | F4:1 A4:1 D5:1 |
   D5:2 Bb4:1 | G5:2 F5:1 | E5:2 C5:1 | G4:1 Bb4:1 E5:1 |
   F5:2 C5:1 | E5:1 C#5:1 G5:1 | F5:2 D5:1 | A5:2 F5:1 |
   D5:1 F5:1 Bb5:1 | G5:1 F5:1 Db5:1 | C5:2 A4:1 | G4:1 A4:1 Bb4:1`,
  3,
)

const ground = line(
  `F2:3 | C3:3 | D3:3 | A2:3 | G2:3 | D3:3 | C3:3 | G2:3 |
   F2:3 | A2:3 | D3:3 | C3:3 | Bb2:3 | Bb2:3 | C3:3 | C3:2 C3:1`,
  3,
)

const pah = [1, 2].map((at) => ({ at, length: 0.5, notes: [0, 1, 2] }))

/** Lights on the water: reeds sing over a guitar that waltzes, and a music box doubles the top. */
export function waltzScore(): Score {
  const glints = octaveUp(melody.filter(({ at }) => at % 12 >= 3 && at % 12 < 6))
  return {
    bars: 16,
    beatsInBar: 3,
    beatsInMinute: 152,
    parts: [
      { voice: pad, notes: sustained(harmony, 3), gain: 0.03 },
      { voice: guitar, notes: broken(harmony, 3, pah), gain: 0.085, pan: -0.3 },
      { voice: reed, notes: melody, gain: 0.2, pan: 0.1 },
      { voice: bell, notes: glints, gain: 0.09, pan: 0.45 },
      { voice: bass, notes: ground, gain: 0.1 },
    ],
    room: { wet: 0.34, feedback: 0.76, echo: 0.395 },
  }
}
