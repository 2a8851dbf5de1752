import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { streaks } from '../parts/clouds.ts'
import { leafCorner } from '../parts/glass.ts'
import { farIslands } from '../parts/hills.ts'
import { jetty } from '../parts/jetty.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { flight, floatingLantern } from '../parts/sky-lanterns.ts'
import { crescent, horizonLight, sky, stars } from '../parts/sky.ts'
import { fireflies } from '../parts/weather.ts'
import { many, rect } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

/**
 * The first lantern, close, on a jetty; the island behind it wakes. `right`, the share of the width where the lantern
 * is, leaves the left to text.
 */
export function firstLantern(a: Artist, right = 0): string {
  const turned = right > 0 && !a.tall
  const horizon = a.h * (a.tall ? 0.53 : 0.56)
  const [lx, size] = a.tall ? [a.w * 0.36, a.u * 34] : [a.w * (turned ? right : 0.27), a.u * 44]
  const top = a.h * (a.tall ? 0.6 : 0.74)
  const foot = a.h * (a.tall ? 0.7 : 0.9)
  const { land, water } = standing(
    a,
    {
      x: a.w * (a.tall ? 0.67 : turned ? right - 0.34 : 0.7),
      y: horizon + a.u * 3,
      width: a.w * (a.tall ? 0.62 : turned ? 0.32 : 0.42),
      levels: 4,
      step: a.u * (turned ? 3.3 : 3.7),
      depth: 0.12,
    },
    plantsOf(a, 'village'),
    (x, y, step, depth) => lighthouse(a, x, y, step * 3, depth),
  )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 130) +
    crescent(a, a.w * (a.tall ? 0.82 : turned ? 0.6 : 0.87), a.h * 0.13, a.u * 4) +
    horizonLight(a, a.w * 0.6, horizon, 0.8) +
    streaks(a, horizon * 0.55, horizon * 0.92, 8) +
    farIslands(a, horizon, 4, 0.6) +
    flight(
      a,
      a.w * (turned ? 0.5 : 0.68),
      horizon - a.u * 4,
      a.w * 0.62,
      a.h * 0.36,
      16,
      a.u * 2.3,
    ) +
    sea(a, horizon) +
    glitter(a, lx + a.u * 8, horizon, a.u * 16, a.mood.light) +
    water +
    waves(a, horizon, 7) +
    land +
    many(6, (nth) =>
      floatingLantern(
        a,
        a.w * (turned ? 0.36 + 0.045 * nth : 0.52 + 0.075 * nth),
        a.h * (0.67 + 0.045 * ((nth * 2) % 5)),
        a.u * (1 + 0.16 * nth),
      ),
    ) +
    jetty(a, lx, top, a.u * 34, a.u * 15) +
    a.glow(lx, foot, a.u * 30, a.mood.lamp, 0.55) +
    rect(
      [lx - size * 0.36, foot - size * 0.015, size * 0.72, size * 0.05],
      size * 0.02,
      a.mood.ink,
      'opacity=".35"',
    ) +
    keeperLantern(a, lx, foot, size) +
    fireflies(a, [lx - a.u * 26, a.h * 0.3, a.u * 56, a.h * 0.5], 16) +
    leafCorner(a, !turned, false, a.u * (turned ? 14 : 26), lighter(a.mood.ink, 0.03))
  )
}
