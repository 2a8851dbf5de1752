import type { Artist } from '../artist.ts'
import { snow } from '../parts/weather.ts'
import { firstLantern } from './first-lantern.ts'

/** The winter sea: ice, snow, and lanterns with wishes. */
export function winterSea(a: Artist): string {
  return firstLantern(a) + snow(a, 170)
}
