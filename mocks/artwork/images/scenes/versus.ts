import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { cloud, streaks } from '../parts/clouds.ts'
import { mountains } from '../parts/mountains.ts'
import { flag } from '../parts/prizes.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, sky, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { many, n, path, stroke } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

/** Two islands against each other, their lights meeting in the middle. */
export function versus(a: Artist, variant = 0): string {
  const horizon = a.h * 0.66
  const [left, right] = [
    tileColors[variant % 2 === 0 ? 2 : 0] ?? '#fff',
    tileColors[variant % 2 === 0 ? 1 : 3] ?? '#fff',
  ]
  const spec = (x: number) => ({
    x,
    y: horizon + a.u * 5,
    width: a.w * 0.32,
    levels: 3,
    step: a.u * 5.6,
  })
  const one = standing(a, spec(a.w * 0.16), plantsOf(a, 'village'), (x, y, step) =>
    flag(a, x, y, step * 2.6, left),
  )
  const two = standing(a, spec(a.w * 0.84), plantsOf(a, 'garden'), (x, y, step) =>
    flag(a, x, y, step * 2.6, right, true),
  )
  const [cx, cy] = [a.w / 2, a.h * 0.4]
  const beam = (x: number, color: string) =>
    path(
      `M${n(x)} ${n(horizon - a.u * 8)}L${n(cx)} ${n(cy - a.u * 3)}V${n(cy + a.u * 3)}Z`,
      a.across(
        [
          [0, color, 0.15],
          [1, lighter(color, 0.4), 0.8],
        ],
        [x, 0, cx, 0],
      ),
    )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 100) +
    horizonLight(a, cx, horizon, 0.9) +
    streaks(a, a.h * 0.2, a.h * 0.6, 8) +
    cloud(a, a.w * 0.3, a.h * 0.2, a.u * 20, 0.6) +
    cloud(a, a.w * 0.72, a.h * 0.16, a.u * 22, 0.6) +
    mountains(a, horizon, a.u * 12, 0.6, 6) +
    sea(a, horizon) +
    glitter(a, cx, horizon, a.u * 18, a.mood.lamp) +
    one.water +
    two.water +
    waves(a, horizon, 6) +
    one.land +
    two.land +
    beam(a.w * 0.2, left) +
    beam(a.w * 0.8, right) +
    many(16, (nth) => {
      const at = (nth / 16) * Math.PI * 2
      return stroke(
        `M${n(cx + Math.cos(at) * a.u * 13)} ${n(cy + Math.sin(at) * a.u * 13)}L${n(cx + Math.cos(at) * a.u * (nth % 2 === 0 ? 22 : 18))} ${n(cy + Math.sin(at) * a.u * (nth % 2 === 0 ? 22 : 18))}`,
        '#fff6d8',
        a.u * 0.5,
        'opacity=".8"',
      )
    }) +
    a.glow(cx, cy, a.u * 34, a.mood.lamp, 0.9) +
    tile(a, cx - a.u * 5.4, cy + a.u, a.u * 15, left, variant % 2 === 0 ? 'flame' : 'wave', -14) +
    tile(a, cx + a.u * 5.4, cy - a.u, a.u * 15, right, variant % 2 === 0 ? 'moon' : 'star', 14) +
    many(10, (nth) =>
      tile(
        a,
        cx + (nth % 2 === 0 ? -1 : 1) * a.u * (14 + nth * 2),
        cy + a.u * a.range(-14, 14),
        a.u * a.range(2.4, 4.4),
        nth % 2 === 0 ? left : right,
        tileGlyphs[nth % 6],
        a.range(-40, 40),
      ),
    )
  )
}
