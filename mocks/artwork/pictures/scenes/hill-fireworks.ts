import { type Artist, toned } from '../artist.ts'
import { mix } from '../color.ts'
import { firework } from '../parts/fireworks.ts'
import { farIslands, hill } from '../parts/hills.ts'
import { pine } from '../parts/plants.ts'
import { sea, waves } from '../parts/sea.ts'
import { lightSticks } from '../parts/show.ts'
import { sky, stars } from '../parts/sky.ts'
import { many } from '../svg.ts'

/** Fireworks seen from a dark hill. */
export function hillFireworks(a: Artist, variant = 0): string {
  const colors =
    variant % 2 === 0
      ? ['#5fe0d0', '#ffc24b', '#ff8a9f', '#a99bff', '#8fc4ff']
      : ['#ffc24b', '#ffe0a0', '#ff8a76', '#ffd0a0', '#ff9fc8']
  const bursts = [
    [0.28, 0.3, 24],
    [0.66, 0.24, 30],
    [0.48, 0.52, 14],
    [0.88, 0.52, 15],
    [0.08, 0.58, 13],
  ] as const
  return (
    sky(a, a.h * 0.9) +
    stars(a, a.h * 0.8, 160) +
    bursts
      .map(([x, y, r], nth) =>
        firework(
          a,
          a.w * x,
          a.h * y,
          a.u * r,
          colors[nth] ?? '#fff',
          (['willow', 'peony', 'peony', 'ring', 'peony'] as const)[(nth + variant) % 5],
        ),
      )
      .join('') +
    farIslands(a, a.h * 0.8, 5, 0.3) +
    sea(a, a.h * 0.8) +
    bursts
      .map(([x, , r], nth) => a.glow(a.w * x, a.h * 0.84, a.u * r, colors[nth] ?? '#fff', 0.4))
      .join('') +
    waves(a, a.h * 0.8, 4) +
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
