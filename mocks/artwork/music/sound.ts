import type { Voice } from './voices.ts'

/** A loop in the making: samples of the left and of the right. */
export interface Sound {
  rate: number
  sides: readonly [Float32Array, Float32Array]
}

/** A note of a part: when it begins and how long it is, in beats, and its pitch. */
export interface Note {
  at: number
  length: number
  hertz: number
}

/** One instrument's notes. */
export interface Part {
  voice: Voice
  notes: readonly Note[]
  gain: number
  /** From -1, left, to 1, right. */
  pan?: number
}

/** Silence of so many seconds. */
export function silence(seconds: number, rate: number): Sound {
  const length = Math.round(seconds * rate)
  return { rate, sides: [new Float32Array(length), new Float32Array(length)] }
}

/** Plays a part; what rings past the end rings on at the beginning, so that the loop has no seam. */
export function play({ sides, rate }: Sound, part: Part, secondsOfBeat: number): void {
  const { voice, notes, gain, pan = 0 } = part
  for (const { at, length, hertz } of notes) {
    const seconds = length * secondsOfBeat
    const from = Math.round(at * secondsOfBeat * rate)
    const until = Math.round((seconds + voice.ring) * rate)
    for (const [nth, samples] of sides.entries()) {
      const side = nth === 0 ? -1 : 1
      const loud = gain * Math.sqrt((1 + side * pan) / 2)
      for (let step = 0; step < until; step += 1) {
        // The last hundredth of a second fades, whatever is left of the voice.
        const fade = Math.min(1, (until - step) / (0.01 * rate))
        const index = (from + step) % samples.length
        const wave = voice.wave(step / rate, hertz, seconds, side)
        samples[index] = (samples[index] ?? 0) + loud * fade * wave
      }
    }
  }
}
