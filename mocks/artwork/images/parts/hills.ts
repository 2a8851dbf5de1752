import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { circle, curve, many, n, path } from '../svg.ts'

/** A soft hill from side to side, or a part of it. */
export function hill(
  a: Artist,
  points: readonly (readonly [number, number])[],
  depth: number,
  fill?: string,
): string {
  const tops = points.map(([px, py]) => [px * a.w, py * a.h] as const)
  const high = Math.min(...tops.map(([, y]) => y))
  const leaf = a.far(a.mood.leaf[0], depth)
  const paint =
    fill ??
    a.across(
      [
        [0, lighter(leaf, 0.12)],
        [0.5, a.far(a.mood.leaf[1], depth)],
        [1, darker(a.far(a.mood.leaf[1], depth), 0.3)],
      ],
      [0, high, 0, a.h],
    )
  const [first = [0, 0]] = tops
  const last = tops.at(-1) ?? first
  return path(`${curve(tops)}L${n(last[0])} ${a.h}L${n(first[0])} ${a.h}Z`, paint)
}

/** Islands far off, as soft shapes in the haze, a light on some. */
export function farIslands(a: Artist, horizon: number, count = 4, depth = 0.7): string {
  return many(count, (nth) => {
    const x = ((nth + a.range(0.1, 0.9)) / count) * a.w
    const [w, h] = [a.w * a.range(0.09, 0.2), a.u * a.range(2, 6)]
    const color = a.far(a.mood.land[1], Math.min(0.95, depth + a.range(-0.1, 0.1)))
    const peak = x + a.range(-0.2, 0.2) * w
    const shape = `${curve([
      [x - w / 2, horizon],
      [peak - w * 0.2, horizon - h * 0.45],
      [peak, horizon - h],
      [peak + w * 0.2, horizon - h * 0.5],
      [x + w / 2, horizon],
    ])}Z`
    const trees = many(5, (tree) =>
      circle(
        peak + (tree - 2) * w * 0.07,
        horizon - h * (0.9 - Math.abs(tree - 2) * 0.16),
        h * a.range(0.1, 0.2),
        color,
      ),
    )
    const light =
      a.mood.lit > 0.5 && nth % 2 === 0
        ? a.glow(peak + w * 0.1, horizon - h * 0.4, a.u * 1.1, a.mood.lamp, 0.9)
        : ''
    return path(shape, color) + trees + light
  })
}

/** Stones and rocks at the water. */
export function rocks(
  a: Artist,
  x: number,
  y: number,
  spread: number,
  size: number,
  count = 6,
): string {
  return many(count, () => {
    const [cx, s] = [x + a.range(-0.5, 0.5) * spread, size * a.range(0.5, 1.2)]
    const fill = a.linear(
      [
        [0, a.mood.land[0]],
        [0.7, a.mood.land[1]],
        [1, a.mood.ink],
      ],
      [0, 0, 0.5, 1],
    )
    const d = `M${n(cx - s)} ${n(y)}Q${n(cx - s * 0.9)} ${n(y - s * 0.8)} ${n(cx - s * 0.2)} ${n(y - s * 0.85)}Q${n(cx + s * 0.7)} ${n(y - s * 0.9)} ${n(cx + s)} ${n(y)}Z`
    return path(d, fill)
  })
}
