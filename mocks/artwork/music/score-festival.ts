import { beats, broken, chords, sustained, line, octaveUp, type Score } from './score.ts'
import { bass, bell, drum, flute, pad, shaker, zither } from './voices.ts'

const harmony = chords(`
  A3 C4 E4 | F3 A3 C4 | C4 E4 G4 | G3 B3 D4 | A3 C4 E4 | F3 A3 C4 | G3 B3 D4 | E3 G#3 B3`)

const melody = line(
  `A4:0.5 C5:0.5 D5:0.5 E5:1 D5:0.5 E5:1 | C5:0.5 D5:0.5 C5:0.5 A4:1.5 -:1 |
   G4:0.5 A4:0.5 C5:0.5 D5:1 C5:0.5 E5:1 | D5:1.5 B4:0.5 G4:1 B4:1 |
   A4:0.5 C5:0.5 D5:0.5 E5:1 G5:0.5 A5:1 | G5:0.5 E5:0.5 D5:0.5 C5:1.5 -:1 |
   D5:0.5 E5:0.5 G5:1 E5:0.5 D5:0.5 B4:1 | G#4:1 B4:1 E5:1.5 -:0.5`,
  4,
)

const ground = line(
  `A2:1.5 A2:0.5 E3:1 A2:1 | F2:1.5 F2:0.5 C3:1 F2:1 | C3:1.5 C3:0.5 G2:1 C3:1 |
   G2:1.5 G2:0.5 D3:1 G2:1 | A2:1.5 A2:0.5 E3:1 A2:1 | F2:1.5 F2:0.5 C3:1 F2:1 |
   G2:1.5 G2:0.5 D3:1 G2:1 | E2:1.5 E2:0.5 B2:1 G#2:1`,
  4,
)

const riff = [0, 1.5, 2, 3.5].map((at, nth) => ({
  at,
  length: 0.5,
  notes: [nth % 3, 3 + (nth % 2)],
}))

/** Lanterns, stalls, a big drum: a zither leads and a flute joins it an octave above. */
export function festivalScore(): Score {
  const answer = octaveUp(melody.filter(({ at }) => at >= 16))
  const halves = Array.from({ length: 8 }, (_, nth) => nth / 2)
  return {
    bars: 8,
    beatsInBar: 4,
    beatsInMinute: 116,
    parts: [
      { voice: pad, notes: sustained(harmony, 4), gain: 0.045 },
      { voice: zither, notes: melody, gain: 0.24, pan: -0.1 },
      { voice: flute, notes: answer, gain: 0.1, pan: 0.3 },
      { voice: bell, notes: broken(harmony, 4, riff), gain: 0.06, pan: 0.45 },
      { voice: bass, notes: ground, gain: 0.085 },
      { voice: drum, notes: beats(8, 4, [0, 1.5, 2, 3]), gain: 0.2 },
      { voice: drum, notes: beats(2, 16, [14.5, 15.5]), gain: 0.15 },
      { voice: shaker, notes: beats(8, 4, halves), gain: 0.07, pan: -0.3 },
      { voice: shaker, notes: beats(8, 4, [1, 3]), gain: 0.11, pan: 0.2 },
    ],
    room: { wet: 0.3, feedback: 0.74, echo: 0.3879 },
  }
}
