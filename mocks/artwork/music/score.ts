import type { putIntoRoom } from './room.ts'
import type { Note, Part } from './sound.ts'

/** A loop on paper. */
export interface Score {
  bars: number
  beatsInBar: number
  beatsInMinute: number
  parts: Part[]
  room: Parameters<typeof putIntoRoom>[1]
  /** The waves of the sea: their rate and volume. */
  sea?: { swells: number; gain: number }
}

/** The same notes an octave higher. */
export function octaveUp(notes: readonly Note[]): Note[] {
  return notes.map(({ at, length, hertz }) => ({ at, length, hertz: 2 * hertz }))
}

/** Chords, one a bar, each from its lowest note to its highest. */
export type Chords = readonly (readonly number[])[]

const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const signs: Record<string, number> = { b: -1, '': 0, '#': 1 }

/** The frequency of a note's name, `A4` being 440. @throws for what is no name */
export function hertzOf(name: string): number {
  const [, letter = '', sign = '', octave] = /^([A-G])([b#]?)(\d)$/.exec(name) ?? []
  const step = steps[letter]
  if (step === undefined) throw new Error(`no note: ${name}`)
  const semitones = 12 * (Number(octave) - 4) + step - 9 + (signs[sign] ?? 0)
  return 440 * 2 ** (semitones / 12)
}

function barsOf(text: string): string[][] {
  return text.split('|').map((bar) => bar.trim().split(/\s+/))
}

/**
 * Reads a line of notes: `B4:1 -:0.5 D5:2.5 | ...`, a name or a pause and its beats.
 * @throws if a bar is not full, so that a slip of the pen is no other rhythm
 */
export function line(text: string, beatsInBar: number): Note[] {
  return barsOf(text).flatMap((bar, nth) => {
    let at = nth * beatsInBar
    const notes = bar.flatMap((word): Note[] => {
      const [name = '', beats] = word.split(':')
      const length = Number(beats)
      const begin = at
      at += length
      return name === '-' ? [] : [{ at: begin, length, hertz: hertzOf(name) }]
    })
    if (at !== (nth + 1) * beatsInBar) throw new Error(`no full bar: ${bar.join(' ')}`)
    return notes
  })
}

/** Reads chords: `G3 B3 D4 | A3 C#4 E4 | ...`. */
export function chords(text: string): Chords {
  return barsOf(text).map((bar) => bar.map(hertzOf))
}

/** Every chord for the whole of its bar. */
export function sustained(bars: Chords, beatsInBar: number): Note[] {
  return bars.flatMap((chord, nth) =>
    chord.map((hertz) => ({ at: nth * beatsInBar, length: beatsInBar, hertz })),
  )
}

/** The positions in a bar of the notes of its chord: from the lowest, above the last an octave up. */
export type Pattern = readonly { at: number; length: number; notes: readonly number[] }[]

/** Every bar's chord, broken after a pattern. */
export function broken(bars: Chords, beatsInBar: number, pattern: Pattern): Note[] {
  return bars.flatMap((chord, nth) =>
    pattern.flatMap(({ at, length, notes }) =>
      notes.map((note) => ({
        at: nth * beatsInBar + at,
        length,
        hertz: (chord[note % chord.length] ?? 0) * 2 ** Math.floor(note / chord.length),
      })),
    ),
  )
}

/** The same beats in every bar, for what has no pitch. */
export function beats(bars: number, beatsInBar: number, at: readonly number[]): Note[] {
  return Array.from({ length: bars }, (_, nth) =>
    at.map((beat) => ({ at: nth * beatsInBar + beat, length: 0.25, hertz: 1 })),
  ).flat()
}
