import { broken, chords, sustained, line, type Score } from './score.ts'
import { bass, bell, guitar, pad } from './voices.ts'

const harmony = chords(`
  F3 A3 C4 E4 G4 | E3 G3 B3 D4 | D3 F3 A3 C4 E4 | C3 G3 B3 E4 |
  F3 A3 C4 E4 G4 | E3 G3 B3 D4 | A3 C4 E4 G4 B4 | G3 C4 D4 F4`)

const melody = line(
  `-:1 C5:1 E5:2 | D5:1.5 B4:0.5 G4:2 | -:1 A4:1 C5:1 E5:1 | B4:3 G4:1 |
   A4:1 C5:1 G5:2 | E5:1.5 D5:0.5 B4:2 | C5:1 B4:1 E5:2 | D5:1 C5:1 D5:2`,
  4,
)

const ground = line('F2:4 | E2:4 | D2:3 A2:1 | C3:4 | F2:4 | E2:3 B2:1 | A2:4 | G2:2 G2:2', 4)

const drops = [
  { at: 0, length: 1, notes: [0] },
  { at: 1.5, length: 1, notes: [2] },
  { at: 2.5, length: 1, notes: [1] },
  { at: 3.5, length: 0.5, notes: [3] },
]

/** The sun has gone: long chords, single bells, the sea below. */
export function duskScore(): Score {
  return {
    bars: 8,
    beatsInBar: 4,
    beatsInMinute: 88,
    parts: [
      { voice: pad, notes: sustained(harmony, 4), gain: 0.07 },
      { voice: bell, notes: melody, gain: 0.22, pan: 0.2 },
      { voice: guitar, notes: broken(harmony, 4, drops), gain: 0.1, pan: -0.35 },
      { voice: bass, notes: ground, gain: 0.085 },
    ],
    room: { wet: 0.6, feedback: 0.86, echo: 0.511 },
    sea: { swells: 4, gain: 0.32 },
  }
}
