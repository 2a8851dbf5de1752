import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { shootingStar } from '../parts/aurora.ts'
import { boat } from '../parts/boats.ts'
import { cloud, mist, streaks } from '../parts/clouds.ts'
import { tileWay } from '../parts/flat-tiles.ts'
import { farIslands, hill, rocks } from '../parts/hills.ts'
import { house } from '../parts/houses.ts'
import { lampPost } from '../parts/lanterns.ts'
import { meadow } from '../parts/leaves.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { pine, tree } from '../parts/plants.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { circle, many, n } from '../svg.ts'

/** A breaker against the rocks. */
function spray(a: Artist, x: number, y: number, size: number): string {
  return many(90, () =>
    circle(
      x + a.range(-1, 1) * size,
      y - a.range(0, 1) ** 2 * size * 1.6,
      size * a.range(0.012, 0.07),
      '#ffffff',
      `opacity="${n(a.range(0.3, 0.9))}"`,
    ),
  )
}

/** The lighthouse on its hill; odd variants are on the left, storms have breakers. */
export function lighthouseHill(a: Artist, variant = 0): string {
  const isStorm = variant === 2
  const horizon = a.h * (a.tall ? 0.6 : 0.62)
  const at = variant % 2 === 0 ? 0.7 : 0.32
  const x = a.w * (a.tall ? 0.55 : at)
  const top = a.h * (a.tall ? 0.58 : 0.55)
  const tall = a.h * (a.tall ? 0.4 : 0.47)
  const away = a.w * (1 - at)
  const ridge: [number, number][] =
    at > 0.5
      ? [
          [0.3, 1.02],
          [0.45, 0.78],
          [x / a.w, top / a.h],
          [0.88, 0.62],
          [1.02, 0.7],
        ]
      : [
          [-0.02, 0.7],
          [0.14, 0.6],
          [x / a.w, top / a.h],
          [0.56, 0.76],
          [0.74, 1.02],
        ]
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 120) +
    (isStorm ? '' : orb(a, away, a.h * 0.26, a.u * 6, a.mood.stars > 0.4)) +
    horizonLight(a, away, horizon, 0.85) +
    (isStorm
      ? many(7, (nth) =>
          cloud(a, a.w * (nth * 0.17), a.h * (0.1 + 0.09 * (nth % 3)), a.u * a.range(26, 44), 0.55),
        )
      : streaks(a, a.h * 0.14, a.h * 0.5, 9)) +
    (a.mood.stars > 0.5
      ? shootingStar(a, a.w * 0.3, a.h * 0.16, a.u * 16)
      : cloud(a, away - a.u * 8, a.h * 0.44, a.u * 20, 0.7)) +
    farIslands(a, horizon, 4, 0.62) +
    sea(a, horizon) +
    glitter(a, away, horizon, a.u * 14) +
    waves(a, horizon, isStorm ? 9 : 6) +
    mist(a, horizon, a.u * 5, 0.5) +
    boat(a, away + a.u * 6, horizon + a.u * 7, a.u * 8) +
    boat(a, away - a.u * 16, horizon + a.u * 3, a.u * 3.6, undefined, 0.3) +
    beams(a, x, top - tall * 0.86, a.w * 0.8, variant % 2 === 0 ? 8 : -10) +
    hill(a, ridge, 0.16) +
    many(7, (nth) =>
      pine(
        a,
        x + (nth - 3) * a.u * 5 + (nth < 3 ? -a.u * 3 : a.u * 4),
        top + a.u * (2.4 + Math.abs(nth - 3) * 1.5),
        a.u * a.range(5, 8),
        0.12,
      ),
    ) +
    lighthouse(a, x, top + a.u * 1.5, tall) +
    house(a, x + (at > 0.5 ? 1 : -1) * a.u * 9, top + a.u * 3.4, a.u * 9) +
    tileWay(a, x, top + a.u * 4, a.h * 1.02, a.u * 7, a.u * 6) +
    many(4, (nth) =>
      lampPost(
        a,
        x + (nth % 2 === 0 ? -1 : 1) * a.u * (6 + nth),
        a.h * (0.72 + 0.075 * nth),
        a.u * (7 + nth * 2),
      ),
    ) +
    (isStorm
      ? rocks(a, a.w * 0.2, a.h * 1.01, a.w * 0.5, a.u * 10, 7) +
        spray(a, a.w * 0.3, a.h * 0.9, a.u * 11) +
        spray(a, a.w * 0.08, a.h * 0.94, a.u * 9)
      : meadow(a, a.h, a.u * 8, mix(a.mood.leaf[1], a.mood.ink, 0.35), [
          '#ffffff',
          '#ff9fb0',
          '#ffd27a',
        ])) +
    (isStorm
      ? ''
      : tree(
          a,
          a.w * (at > 0.5 ? 0.08 : 0.93),
          a.h * 0.99,
          a.u * 24,
          0,
          a.mood.lit < 0.5 ? '#f29ac0' : undefined,
        ))
  )
}
