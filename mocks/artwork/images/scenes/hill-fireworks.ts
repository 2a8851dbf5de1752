import { type Artist, toned } from '../artist.ts'
import { mix } from '../color.ts'
import type { Burst } from '../parts/fireworks.ts'
import { hill } from '../parts/hills.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { pine } from '../parts/plants.ts'
import { lightSticks } from '../parts/show.ts'
import { many } from '../svg.ts'
import { islandAtNight } from './island-at-night.ts'

/** Fireworks over the island, seen from a dark hill on another shore. */
export function hillFireworks(a: Artist): string {
  const colors = ['#5fe0d0', '#ffc24b', '#ff8a9f', '#a99bff', '#8fc4ff']
  // The left is free for text; on a phone the upper third.
  const bursts: readonly Burst[] = a.tall
    ? [
        [0.3, 0.43, 14, '#5fe0d0', 'willow'],
        [0.74, 0.4, 15, '#ffc24b', 'peony'],
        [0.54, 0.3, 8, '#ff8a9f', 'peony'],
        [0.9, 0.54, 7, '#a99bff', 'ring'],
        [0.14, 0.16, 8, '#8fc4ff', 'peony'],
      ]
    : [
        [0.67, 0.3, 17, '#5fe0d0', 'willow'],
        [0.88, 0.24, 15, '#ffc24b', 'peony'],
        [0.47, 0.2, 8, '#ff8a9f', 'peony'],
        [0.95, 0.58, 8, '#a99bff', 'ring'],
        [0.27, 0.34, 9, '#8fc4ff', 'peony'],
      ]
  const horizon = a.h * (a.tall ? 0.65 : 0.8)
  return (
    islandAtNight(a, {
      horizon,
      ground: {
        x: a.w * (a.tall ? 0.5 : 0.6),
        y: horizon + a.u * 1.4,
        width: a.w * (a.tall ? 0.6 : 0.24),
        levels: 3,
        step: a.u * (a.tall ? 3.6 : 3),
        depth: 0.15,
      },
      crown: (x, y, step, depth) => lighthouse(a, x, y, step * 3, depth),
      bursts,
      skyEnd: a.h * 0.9,
      starsEnd: a.h * 0.8,
      starCount: 160,
      bands: 4,
    }) +
    hill(
      a,
      [
        [-0.02, 0.86],
        [0.25, 0.93],
        [0.6, 0.9],
        [1.02, 0.8],
      ],
      0,
      a.mood.ink,
    ) +
    many(13, (nth) =>
      pine(
        toned(a, { ...a.mood, leaf: [mix(a.mood.ink, '#2a3a68', 0.3), a.mood.ink] }),
        a.w * (nth < 7 ? 0.02 + nth * 0.04 : 0.74 + (nth - 7) * 0.05),
        a.h * (nth < 7 ? 0.9 + 0.005 * nth : 0.9 - 0.01 * (nth - 7)),
        a.u * a.range(8, 15),
      ),
    ) +
    lightSticks(a, a.h * 0.93, a.h * 0.05, colors, 60)
  )
}
