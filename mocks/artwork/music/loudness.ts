import type { Sound } from './sound.ts'

/** The highest sample. */
export function peakOf({ sides }: Sound): number {
  let peak = 0
  for (const samples of sides) for (const each of samples) peak = Math.max(peak, Math.abs(each))
  return peak
}

/** The root of the mean square: how loud it is on the whole. */
export function meanOf({ sides }: Sound): number {
  let sum = 0
  for (const samples of sides) for (const each of samples) sum += each * each
  return Math.sqrt(sum / (2 * sides[0].length))
}

/** A ratio in decibels. */
export function decibels(ratio: number): number {
  return 20 * Math.log10(ratio)
}

function shape({ sides }: Sound, change: (sample: number) => number): void {
  for (const samples of sides) samples.forEach((each, at) => (samples[at] = change(each)))
}

/** Rounds the highest peaks off until they are at most `crest` decibels above the mean. */
function roundOff(sound: Sound, crest: number): void {
  for (let turn = 0; turn < 40; turn += 1) {
    const peak = peakOf(sound)
    if (decibels(peak / meanOf(sound)) <= crest) return
    shape(sound, (each) => peak * Math.tanh((0.4 * each) / peak))
  }
}

/** Makes all loops alike in loudness and leaves room above: the highest peak is `level` decibels. */
export function level(sound: Sound, { peak, crest }: { peak: number; crest: number }): void {
  roundOff(sound, crest)
  const gain = 10 ** (peak / 20) / peakOf(sound)
  shape(sound, (each) => each * gain)
}

/** The step from the last sample to the first, and the largest step within. */
export function seamOf({ sides }: Sound): { seam: number; within: number } {
  let seam = 0
  let within = 0
  for (const samples of sides) {
    seam = Math.max(seam, Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)))
    for (let at = 1; at < samples.length; at += 1) {
      within = Math.max(within, Math.abs((samples[at] ?? 0) - (samples[at - 1] ?? 0)))
    }
  }
  return { seam, within }
}
