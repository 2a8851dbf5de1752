import type { Artist } from '../artist.ts'
import { posed } from '../mascots/posed.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { lantern } from '../parts/lanterns.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { tileColors } from '../parts/tiles.ts'
import { many, placed } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'
import { ground } from './workshop.ts'

/** Where the stones of the nights are, and how near. */
const stones = [
  [0.14, 0.86, 1],
  [0.34, 0.8, 0.92],
  [0.53, 0.84, 0.86],
  [0.7, 0.74, 0.78],
  [0.56, 0.65, 0.66],
  [0.4, 0.6, 0.58],
  [0.55, 0.535, 0.5],
] as const

/** A path of seven lights over the water to an island: a light and a stone for each night. */
export function sevenNights(a: Artist): string {
  const { land, water } = standing(
    a,
    { x: a.w * 0.74, y: a.h * 0.52, width: a.w * 0.36, levels: 4, step: a.u * 5, depth: 0.08 },
    plantsOf(a, 'village'),
    (x, y, step, depth) => lighthouse(a, x, y, step * 3, depth),
  )
  return (
    ground(a, 0.46) +
    water +
    land +
    many(stones.length, (back) => {
      const nth = stones.length - 1 - back
      const [x, y, near] = stones[nth] ?? [0, 0, 0]
      const [px, py, s] = [a.w * x, a.h * y, a.u * 13 * near]
      const glyph = nth < 3 ? 'star' : nth < 6 ? 'heart' : 'shell'
      return (
        a.glow(px, py - s * 0.7, s * 1.7, a.mood.lamp, 0.5) +
        flatTile(a, px, py, s, s * 0.16, tileColors[nth % 6] ?? '#ffc24b', glyph) +
        lantern(a, px, py - s * 1.12, s * 0.24)
      )
    }) +
    placed(posed(a, 'cheer', 'lumi'), a.w * 0.14 - a.u * 17, a.h * 0.86 - a.u * 17.5, a.u / 9)
  )
}
