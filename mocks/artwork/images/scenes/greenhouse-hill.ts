import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { cloud, mist } from '../parts/clouds.ts'
import { tileWay } from '../parts/flat-tiles.ts'
import { greenhouse, leafCorner } from '../parts/glass.ts'
import { farIslands, hill } from '../parts/hills.ts'
import { garland, lampPost } from '../parts/lanterns.ts'
import { meadow } from '../parts/leaves.ts'
import { mountains } from '../parts/mountains.ts'
import { tree } from '../parts/plants.ts'
import { glitter, sea } from '../parts/sea.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { fireflies, petals } from '../parts/weather.ts'
import { many } from '../svg.ts'

/** Every other look of the greenhouse moves it and what is near. */
export function greenhouseHill(a: Artist, variant = 0): string {
  const horizon = a.h * (a.tall ? 0.5 : 0.52)
  const cx = a.w * (a.tall ? 0.5 : ([0.62, 0.4, 0.5, 0.58][variant % 4] ?? 0.6))
  const wide = a.tall ? a.w * 0.66 : Math.min(a.w * 0.42, a.h * 0.66)
  const foot = a.h * (a.tall ? 0.66 : 0.74)
  const side = cx > a.w / 2 ? 0.16 : 0.84
  const blooms = ['#ffffff', '#ffb3c8', '#b9a4ff', '#ffd27a']
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.6, 60) +
    orb(a, a.w * side, a.h * 0.2, a.u * 4.6, false) +
    horizonLight(a, a.w * side, horizon, 0.7) +
    cloud(a, a.w * (1 - side), a.h * 0.16, a.u * 26, 0.7) +
    cloud(a, a.w * (side * 0.6 + 0.3), a.h * 0.3, a.u * 17, 0.55) +
    mountains(a, horizon, a.u * 17, 0.66, 6) +
    farIslands(a, horizon, 3, 0.7) +
    sea(a, horizon) +
    glitter(a, a.w * side, horizon, a.u * 10) +
    mist(a, horizon, a.u * 9, 0.6) +
    hill(
      a,
      [
        [-0.02, 0.7],
        [0.22, 0.61],
        [0.5, 0.66],
        [0.8, 0.58],
        [1.02, 0.64],
      ],
      0.42,
    ) +
    many(9, (nth) =>
      tree(
        a,
        a.w * (0.04 + nth * 0.12),
        a.h * (0.645 + 0.02 * (nth % 3)),
        a.u * 6,
        0.3,
        nth % 2 === 0 ? '#e894c4' : undefined,
      ),
    ) +
    hill(
      a,
      [
        [-0.02, 0.82],
        [0.3, 0.74],
        [cx / a.w, foot / a.h - 0.012],
        [0.9, 0.75],
        [1.02, 0.79],
      ],
      0.12,
    ) +
    many(5, (nth) =>
      tree(a, cx + (nth - 2) * wide * 0.42, foot + a.u * 1.4, a.u * a.range(8, 12), 0.1, '#f29ac0'),
    ) +
    greenhouse(a, cx, foot, wide) +
    a.glow(cx, foot + a.u * 6, wide * 0.7, a.mood.lamp, 0.4) +
    tileWay(a, cx, foot + a.u * 2.5, a.h, a.u * 8, a.u * 4) +
    many(26, () =>
      tree(
        a,
        cx + (a.chance(0.5) ? 1 : -1) * a.range(a.u * 9, a.w * 0.55),
        a.range(foot + a.u * 3, a.h * 0.97),
        a.u * a.range(2.4, 4),
        0.05,
        a.pick(['#f29ac0', '#b9a4ff', '#ffd0a0']),
      ),
    ) +
    lampPost(a, cx - wide * 0.62, a.h * 0.86, a.u * 20) +
    lampPost(a, cx + wide * 0.58, a.h * 0.84, a.u * 17) +
    garland(
      a,
      [-a.u * 2, a.h * 0.08],
      [cx - wide * 0.6 + a.u, a.h * 0.86 - a.u * 22],
      a.u * 4,
      4,
      a.u * 1.3,
      ['#ffc24b', '#ffb0c4', '#c4b4ff'],
    ) +
    meadow(a, a.h * 1.0, a.u * 9, mix(a.mood.leaf[1], a.mood.ink, 0.45), blooms) +
    leafCorner(a, variant % 2 === 0, true, a.u * 20, mix(a.mood.ink, a.mood.leaf[1], 0.3)) +
    petals(a, 46, ['#ffc4d8', '#ffe3ec', '#f29ac0']) +
    fireflies(a, [cx - wide * 0.7, foot - wide * 0.5, wide * 1.4, wide * 0.8], 16)
  )
}
