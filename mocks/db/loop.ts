import { between, seeded } from './seeded.ts'
import { cycle } from './text.ts'

const rate = 11_025
const seconds = 8
const beats = 16

/** Semitones of a pentatonic scale, in which no two notes disagree. */
const scale = [0, 2, 4, 7, 9, 12, 14, 16]

/** Adds a plucked note; what rings past the end rings on at the start, so that the loop has no seam. */
function pluck(samples: Float32Array, from: number, pitch: number, volume: number): void {
  const length = rate * 2
  for (let at = 0; at < length; at += 1) {
    const time = at / rate
    const fade = Math.min(1, time * 60) * Math.exp(-2.6 * time) * (1 - at / length)
    const wave = Math.sin(2 * Math.PI * pitch * time) + 0.25 * Math.sin(4 * Math.PI * pitch * time)
    const place = (from + at) % samples.length
    samples[place] = (samples[place] ?? 0) + volume * fade * wave
  }
}

function melody(seed: string): Float32Array {
  const random = seeded(seed)
  const samples = new Float32Array(rate * seconds)
  const ground = 220 * 2 ** (between(random, -3, 4) / 12)
  const note = (nth: number) => ground * 2 ** (cycle(scale, nth) / 12)
  for (let beat = 0; beat < beats; beat += 1) {
    const from = Math.floor((beat * samples.length) / beats)
    if (beat % 4 === 0) pluck(samples, from, note(between(random, 0, 4)) / 2, 0.12)
    if (beat % 2 === 0 || random() < 0.5) pluck(samples, from, note(between(random, 0, 7)), 0.09)
  }
  return samples
}

/** A quiet loop of eight seconds as a WAV file of 176 kB, the same for the same seed. */
export function playLoop(seed: string): Uint8Array<ArrayBuffer> {
  const samples = melody(seed)
  const bytes = 2 * samples.length
  const view = new DataView(new ArrayBuffer(44 + bytes))
  const write = (at: number, word: string) =>
    new TextEncoder().encode(word).forEach((byte, nth) => view.setUint8(at + nth, byte))
  write(0, 'RIFF')
  view.setUint32(4, 36 + bytes, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, 2 * rate, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(36, 'data')
  view.setUint32(40, bytes, true)
  samples.forEach((sample, nth) => {
    view.setInt16(44 + 2 * nth, Math.round(32_767 * Math.max(-1, Math.min(1, sample))), true)
  })
  return new Uint8Array(view.buffer)
}
