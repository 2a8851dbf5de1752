import type { Artist } from '../artist.ts'
import { boat } from '../parts/boats.ts'
import { streaks } from '../parts/clouds.ts'
import type { Burst } from '../parts/fireworks.ts'
import { steppingStones } from '../parts/flat-tiles.ts'
import { garland } from '../parts/lanterns.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { floatingLantern } from '../parts/sky-lanterns.ts'
import { horizonLight } from '../parts/sky.ts'
import { many } from '../svg.ts'
import { islandAtNight } from './island-at-night.ts'

/** Fireworks over an island in feast; the anniversary's image. */
export function fireworksNight(a: Artist): string {
  const horizon = a.h * (a.tall ? 0.6 : a.wide ? 0.5 : 0.64)
  // The left is for the text of a hero.
  const at = a.tall ? 0.5 : a.wide ? 0.73 : 0.66
  const r = a.tall ? 17 : (a.h * 0.22) / a.u
  const bursts: readonly Burst[] = a.tall
    ? [
        [0.3, 0.17, r, '#ffc24b', 'peony'],
        [0.76, 0.13, r * 0.72, '#ff8a76', 'peony'],
        [0.62, 0.33, r * 0.5, '#a99bff', 'ring'],
        [0.1, 0.36, r * 0.5, '#5fe0d0', 'willow'],
        [0.92, 0.34, r * 0.42, '#ff9fc8', 'peony'],
      ]
    : [
        [a.wide ? 0.36 : 0.3, 0.26, r * 1.05, '#ffc24b', 'peony'],
        [0.52, 0.15, r * 0.55, '#a99bff', 'ring'],
        [0.13, 0.46, r * 0.55, '#5fe0d0', 'willow'],
        [0.86, 0.24, r * 0.8, '#ff8a76', 'peony'],
        [0.44, 0.42, r * 0.42, '#ff9fc8', 'peony'],
        [0.96, 0.42, r * 0.4, '#fff0c0', 'ring'],
      ]
  return (
    islandAtNight(a, {
      horizon,
      ground: {
        x: a.w * at,
        y: horizon + a.u * 6,
        width: a.w * (a.tall ? 0.82 : a.wide ? 0.4 : 0.46),
        levels: 4,
        step: a.u * (a.wide ? 3.9 : 5.2),
      },
      crown: (x, y, step) =>
        beams(a, x, y - step * 2.7, a.w * 0.5) + lighthouse(a, x, y, step * 3.2),
      bursts,
      starsEnd: horizon * 0.8,
      starCount: 110,
      behind: () =>
        horizonLight(a, a.w * at, horizon, 0.75) + streaks(a, horizon * 0.7, horizon * 0.95, 7),
    }) +
    boat(a, a.w * (a.tall ? 0.12 : a.wide ? 0.5 : 0.26), horizon + a.u * 5, a.u * 5) +
    boat(
      a,
      a.w * (a.tall ? 0.94 : a.wide ? 0.96 : 0.4),
      horizon + a.u * 2.4,
      a.u * 2.8,
      undefined,
      0.2,
    ) +
    many(9, (nth) =>
      floatingLantern(
        a,
        a.w * (a.wide ? 0.5 + 0.5 * ((nth * 0.37) % 1) : (nth * 0.37 + 0.06) % 1),
        a.h * (0.8 + 0.15 * ((nth * 0.31) % 1)),
        a.u * (1.3 + nth * 0.12),
      ),
    ) +
    steppingStones(
      a,
      [a.w * (a.tall ? 0.3 : a.wide ? 0.5 : 0.2), a.h - a.u * 7],
      [a.w * at, horizon + a.u * 7],
      8,
      a.u * 8,
    ) +
    garland(a, [-a.u * 2, a.u * 3], [a.w * 0.42, -a.u * 3], a.u * 6, 6, a.u * 1.7) +
    garland(a, [a.w * 0.6, -a.u * 2], [a.w + a.u * 2, a.u * 8], a.u * 5, 6, a.u * 1.5)
  )
}
