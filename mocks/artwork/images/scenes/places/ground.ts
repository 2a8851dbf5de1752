import type { Artist } from '../../artist.ts'
import { mix } from '../../color.ts'
import { curve, ellipse, many, n, path, stroke } from '../../svg.ts'

type Point = readonly [number, number]

/** Ground down to the foot of the image, with light on its edge. */
export function ground(
  a: Artist,
  tops: readonly Point[],
  [lit, shade]: readonly [string, string],
  rim = lit,
): string {
  const high = Math.min(...tops.map(([, y]) => y))
  const [first = [0, 0]] = tops
  const last = tops.at(-1) ?? first
  const edge = curve(tops)
  return (
    path(
      `${edge}L${n(last[0])} ${a.h}L${n(first[0])} ${a.h}Z`,
      a.across(
        [
          [0, lit],
          [0.45, mix(lit, shade, 0.7)],
          [1, shade],
        ],
        [0, high, 0, a.h],
      ),
    ) + stroke(edge, rim, 1.4, 'opacity=".55"')
  )
}

/** Round leaves in a row, as one shape with a lit upper side. */
export function hedge(
  a: Artist,
  from: Point,
  to: Point,
  size: number,
  [lit, shade]: readonly [string, string],
): string {
  const steps = Math.max(3, Math.round(Math.abs(to[0] - from[0]) / (size * 0.7)))
  const fill = a.across(
    [
      [0, lit],
      [0.5, mix(lit, shade, 0.65)],
      [1, shade],
    ],
    [0, Math.min(from[1], to[1]) - size * 1.3, 0, Math.max(from[1], to[1]) + size * 0.4],
  )
  const puffs = many(steps + 1, (nth) => {
    const t = nth / steps
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const r = size * a.range(0.55, 1)
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`
  })
  return path(puffs, fill)
}

/** Light on the ground before a door, a lamp or a fire. */
export const pool = (a: Artist, x: number, y: number, r: number, color: string, strength = 0.6) =>
  ellipse(
    [x, y],
    [r, r * 0.22],
    a.radial([
      [0, color, strength],
      [0.5, color, strength * 0.35],
      [1, color, 0],
    ]),
  )

/** Grass at the foot of things: thin blades as one shape. */
export function grass(a: Artist, from: Point, to: Point, tall: number, color: string): string {
  const count = Math.round(Math.abs(to[0] - from[0]) / 5)
  const blades = many(count, () => {
    const t = a.range(0, 1)
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const [h, lean] = [tall * a.range(0.4, 1), tall * a.range(-0.5, 0.5)]
    return `M${n(x - 1.3)} ${n(y + 2)}Q${n(x)} ${n(y - h * 0.5)} ${n(x + lean)} ${n(y - h)}Q${n(x + 1)} ${n(y - h * 0.4)} ${n(x + 1.6)} ${n(y + 2)}Z`
  })
  return path(blades, color)
}
