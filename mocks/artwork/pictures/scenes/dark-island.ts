import { type Artist, toned } from '../artist.ts'
import { mix } from '../color.ts'
import { streaks } from '../parts/clouds.ts'
import { fireworks, type Burst } from '../parts/fireworks.ts'
import { farIslands } from '../parts/hills.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { sea, waves } from '../parts/sea.ts'
import { horizonLight, sky, stars } from '../parts/sky.ts'
import { plantsOf, standing } from './islands.ts'

/** The first fireworks over an island that is still dark: only the lighthouse and a few windows are lit. */
export function darkIsland(a: Artist): string {
  const horizon = a.h * (a.tall ? 0.52 : 0.5)
  const dim = (color: string) => mix(color, a.mood.ink, 0.66)
  const night = toned(a, {
    ...a.mood,
    land: [dim(a.mood.land[0]), dim(a.mood.land[1])],
    leaf: [dim(a.mood.leaf[0]), dim(a.mood.leaf[1])],
    wall: [dim(a.mood.wall[0]), dim(a.mood.wall[1])],
    roofs: a.mood.roofs.map(dim),
    light: a.mood.haze,
    lit: 0.12,
  })
  const step = a.u * (a.tall ? 5 : 3.9)
  const { land, water } = standing(
    night,
    {
      x: a.w / 2,
      y: horizon + a.u * 4,
      width: a.w * (a.tall ? 0.8 : 0.4),
      levels: 4,
      step,
    },
    plantsOf(night, 'village'),
    (x, y, s) => lighthouse(night, x, y, s * 3.1),
  )
  const bursts: readonly Burst[] = a.tall
    ? [
        [0.24, 0.17, 16, '#ffc24b', 'peony'],
        [0.8, 0.13, 12, '#ffd9a0', 'willow'],
        [0.9, 0.36, 7, '#ff8a76', 'ring'],
        [0.08, 0.4, 6, '#ff9fc8', 'peony'],
      ]
    : [
        [0.2, 0.24, 13.5, '#ffc24b', 'peony'],
        [0.81, 0.25, 12.5, '#ffd9a0', 'willow'],
        [0.35, 0.2, 6, '#ff9fc8', 'ring'],
        [0.66, 0.15, 6, '#ff8a76', 'peony'],
        [0.06, 0.4, 6, '#ff8a76', 'peony'],
        [0.94, 0.42, 5, '#a99bff', 'ring'],
      ]
  const show = fireworks(a, bursts, horizon)
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.9, 130) +
    horizonLight(a, a.w / 2, horizon, 0.85) +
    streaks(a, horizon * 0.72, horizon * 0.96, 6) +
    show.above +
    farIslands(a, horizon, 5, 0.4) +
    sea(a, horizon) +
    show.mirrored +
    water +
    waves(a, horizon, 7) +
    land
  )
}
