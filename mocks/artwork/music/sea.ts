import { seeded } from '../../db/seeded.ts'
import type { Sound } from './sound.ts'

/** Waves on a beach: low noise that comes and goes, `swells` times in the loop. */
export function sea({ sides, rate }: Sound, swells: number, gain: number): void {
  for (const [nth, samples] of sides.entries()) {
    const random = seeded(`sea ${nth}`)
    const noise = samples.map(() => random() * 2 - 1)
    let low = 0
    let lower = 0
    // The first time round only fills the filters, so that the end leads into the beginning.
    for (const isHeard of [false, true]) {
      for (let at = 0; at < samples.length; at += 1) {
        const turn = (at / samples.length) * swells + nth * 0.12
        const height = 0.5 - 0.5 * Math.cos(2 * Math.PI * turn)
        const open = (600 + 1500 * height) / rate
        low += open * ((noise[at] ?? 0) - low)
        lower += (180 / rate) * (low - lower)
        if (isHeard) samples[at] = (samples[at] ?? 0) + gain * height ** 2 * (low - lower)
      }
    }
  }
}
