import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { coral, weed } from '../parts/corals.ts'
import { hill, rocks } from '../parts/hills.ts'
import { ellipse, many, n, path, stroke } from '../svg.ts'

const corals = ['#ff8a76', '#ff9fb8', '#ffc24b', '#a99bff', '#ffb08a', '#f07a9a', '#7fe0cf']

/** A soft bell with a trail, that glows. */
export function jelly(a: Artist, x: number, y: number, s: number, color: string): string {
  const arms = many(6, (nth) => {
    const px = x + (nth - 2.5) * s * 0.24
    return stroke(
      `M${n(px)} ${n(y)}q${n(s * 0.2)} ${n(s * 0.4)} 0 ${n(s * 0.8)}t${n(s * 0.05)} ${n(s * a.range(0.5, 1))}`,
      color,
      s * 0.05,
      'opacity=".55"',
    )
  })
  return (
    a.glow(x, y - s * 0.2, s * 2, color, 0.45) +
    arms +
    path(
      `M${n(x - s * 0.8)} ${n(y + s * 0.1)}C${n(x - s * 0.8)} ${n(y - s * 1.1)} ${n(x + s * 0.8)} ${n(y - s * 1.1)} ${n(x + s * 0.8)} ${n(y + s * 0.1)}Q${n(x + s * 0.4)} ${n(y - s * 0.08)} ${n(x)} ${n(y + s * 0.1)}Q${n(x - s * 0.4)} ${n(y - s * 0.08)} ${n(x - s * 0.8)} ${n(y + s * 0.1)}Z`,
      a.linear([
        [0, '#ffffff', 0.85],
        [1, color, 0.7],
      ]),
    ) +
    ellipse([x - s * 0.28, y - s * 0.42], [s * 0.16, s * 0.1], '#ffffff', 'opacity=".7"')
  )
}

/** The ground of the sea from `top` of the image down. */
export function reef(a: Artist, from: number): string {
  const at = (t: number) => from + (1 - from) * t
  const ground = (t: number, depth: number, color: string) =>
    hill(
      a,
      [
        [-0.02, at(t)],
        [0.22, at(t - 0.14)],
        [0.5, at(t + 0.02)],
        [0.78, at(t - 0.16)],
        [1.02, at(t - 0.02)],
      ],
      depth,
      a.across(
        [
          [0, mix(color, a.mood.haze, depth)],
          [1, a.mood.sea[2]],
        ],
        [0, at(t - 0.16) * a.h, 0, a.h],
      ),
    )
  const bed = (t: number, depth: number, size: number, count: number) =>
    many(count, (nth) =>
      coral(
        a,
        ((nth + a.range(0.1, 0.9)) / count) * a.w,
        at(t + a.range(-0.04, 0.03)) * a.h,
        a.u * size * a.range(0.7, 1.3),
        mix(a.pick(corals), a.mood.haze, depth),
      ),
    )
  return (
    ground(0.5, 0.75, '#7fb8a8') +
    bed(0.49, 0.68, 7, 14) +
    ground(0.68, 0.5, '#c8b898') +
    bed(0.67, 0.4, 10, 11) +
    ground(0.84, 0.2, '#e9d8b0') +
    bed(0.86, 0.1, 14, 8) +
    many(8, (nth) =>
      weed(
        a,
        a.w * (nth < 4 ? 0.02 + nth * 0.04 : 0.86 + (nth - 4) * 0.04),
        a.h * 1.02,
        a.u * a.range(20, 40),
        mix('#2f9a88', a.mood.ink, 0.25),
      ),
    ) +
    bed(1.03, 0, 19, 6) +
    rocks(a, a.w * 0.5, a.h * 1.03, a.w * 0.3, a.u * 5, 4)
  )
}
