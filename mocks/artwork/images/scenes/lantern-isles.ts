import type { Artist } from '../artist.ts'
import { aurora } from '../parts/aurora.ts'
import { boat } from '../parts/boats.ts'
import { farIslands } from '../parts/hills.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { flight, floatingLantern } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { tree } from '../parts/plants.ts'
import { many } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

/** Islands of houses and blossoms around a full moon, lanterns on the water before them: a low and wide view. */
export function lanternIsles(a: Artist): string {
  const horizon = a.h * 0.6
  const step = a.h * 0.082
  const isles = [
    standing(
      a,
      { x: a.w * 0.36, y: horizon + step, width: a.w * 0.15, levels: 3, step },
      plantsOf(a, 'village'),
      (x, y, s) => lighthouse(a, x, y, s * 2.6),
    ),
    standing(
      a,
      { x: a.w * 0.64, y: horizon + step * 1.5, width: a.w * 0.13, levels: 2, step },
      plantsOf(a, 'village'),
      (x, y, s) => tree(a, x, y, s * 1.6, 0, '#f79ab8'),
    ),
    standing(
      a,
      { x: a.w * 0.1, y: horizon + step * 1.3, width: a.w * 0.14, levels: 2, step },
      plantsOf(a, 'garden'),
    ),
    standing(
      a,
      { x: a.w * 0.9, y: horizon + step, width: a.w * 0.15, levels: 3, step },
      plantsOf(a, 'village'),
      (x, y, s) => tree(a, x, y, s * 1.6, 0, '#c9a8ff'),
    ),
  ]
  const mx = a.w * 0.51
  return (
    sky(a, horizon) +
    stars(a, horizon, 130) +
    aurora(a, horizon * 0.9) +
    orb(a, mx, a.h * 0.3, a.h * 0.13) +
    horizonLight(a, mx, horizon, 0.7) +
    farIslands(a, horizon, 6, 0.5) +
    flight(a, a.w * 0.5, horizon, a.w * 0.7, a.h * 0.5, 16, a.u * 1.7) +
    sea(a, horizon) +
    glitter(a, mx, horizon, a.h * 0.4) +
    isles.map(({ water }) => water).join('') +
    waves(a, horizon, 6) +
    isles.map(({ land }) => land).join('') +
    boat(a, a.w * 0.47, horizon + a.h * 0.14, a.h * 0.13) +
    boat(a, a.w * 0.77, horizon + a.h * 0.08, a.h * 0.09, undefined, 0.2) +
    many(11, (nth) =>
      floatingLantern(
        a,
        a.w * (0.04 + ((nth * 0.0917 * 3) % 0.93)),
        a.h * (0.78 + ((nth * 0.37) % 0.17)),
        a.u * (1.5 + 0.1 * nth),
      ),
    )
  )
}
