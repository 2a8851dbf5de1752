import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { ellipse, many, n, rect, stroke } from '../svg.ts'

type Point = readonly [number, number]

/** A round paper lantern, hung by its top at (x, y), `r` wide to each side. Its light is `reach` times as wide. */
export function lantern(
  a: Artist,
  x: number,
  y: number,
  r: number,
  color = a.mood.lamp,
  reach = 3.6,
): string {
  const cy = y + r * 1.2
  const paper = a.radial(
    [
      [0, lighter(color, 0.85)],
      [0.35, lighter(color, 0.4)],
      [0.75, color],
      [1, mix(color, '#d8553f', 0.55)],
    ],
    [0.5, 0.58],
  )
  const ribs = [0.36, 0.74].map(
    (t) =>
      `M${n(x)} ${n(cy - r * 0.92)}Q${n(x - r * t * 1.7)} ${n(cy)} ${n(x)} ${n(cy + r * 0.92)}M${n(x)} ${n(cy - r * 0.92)}Q${n(x + r * t * 1.7)} ${n(cy)} ${n(x)} ${n(cy + r * 0.92)}`,
  )
  const cap = mix(a.mood.ink, '#8a3f3a', 0.35)
  return (
    a.glow(x, cy, r * reach, color, 0.6) +
    ellipse([x, cy], [r, r * 0.95], paper) +
    (r > a.u * 0.7
      ? stroke(ribs.join(''), mix(color, '#b84a30', 0.6), r * 0.035, 'opacity=".5"')
      : '') +
    rect([x - r * 0.36, y + r * 0.16, r * 0.72, r * 0.2], r * 0.08, cap) +
    rect([x - r * 0.3, cy + r * 0.82, r * 0.6, r * 0.18], r * 0.08, cap) +
    stroke(`M${n(x)} ${n(y)}v${n(r * 0.2)}M${n(x)} ${n(cy + r)}v${n(r * 0.6)}`, cap, r * 0.07)
  )
}

/** A lantern that is not lit. */
export function darkLantern(a: Artist, x: number, y: number, r: number): string {
  const cy = y + r * 1.2
  const [pale, cap] = [mix(a.mood.wall[0], a.mood.lamp, 0.25), a.mood.ink]
  const ribs = [0.36, 0.74].map((t) => {
    const [top, foot] = [n(cy - r * 0.92), n(cy + r * 0.92)]
    const half = (side: number) =>
      `M${n(x)} ${top}Q${n(x + side * r * t * 1.7)} ${n(cy)} ${n(x)} ${foot}`
    return half(-1) + half(1)
  })
  const paper = a.radial(
    [
      [0, lighter(pale, 0.4)],
      [0.7, pale],
      [1, mix(pale, cap, 0.5)],
    ],
    [0.36, 0.3],
  )
  return (
    ellipse([x, cy], [r, r * 0.95], paper) +
    stroke(ribs.join(''), mix(pale, cap, 0.6), r * 0.05, 'opacity=".7"') +
    rect([x - r * 0.36, y + r * 0.16, r * 0.72, r * 0.2], r * 0.08, cap) +
    rect([x - r * 0.3, cy + r * 0.82, r * 0.6, r * 0.18], r * 0.08, cap) +
    stroke(`M${n(x)} ${n(y)}v${n(r * 0.2)}M${n(x)} ${n(cy + r)}v${n(r * 0.6)}`, cap, r * 0.07)
  )
}

/** A rope from point to point with lanterns on it. */
export function garland(
  a: Artist,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  r: number,
  colors: readonly string[] = [a.mood.lamp],
): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ]
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  const rope = stroke(
    `M${n(from[0])} ${n(from[1])}Q${n(mx)} ${n(my)} ${n(to[0])} ${n(to[1])}`,
    a.mood.ink,
    Math.max(1, r * 0.12),
  )
  return (
    rope +
    many(count, (nth) => {
      const [x, y] = at((nth + 0.5) / count)
      return lantern(a, x, y, r * a.range(0.85, 1.1), colors[nth % colors.length])
    })
  )
}

/** A post with a lamp, `tall` high. */
export function lampPost(a: Artist, x: number, y: number, tall: number): string {
  const color = a.mood.ink
  return (
    stroke(
      `M${n(x)} ${n(y)}V${n(y - tall)}q0 ${n(-tall * 0.12)} ${n(tall * 0.14)} ${n(-tall * 0.12)}h${n(tall * 0.04)}`,
      color,
      tall * 0.035,
    ) +
    rect([x - tall * 0.05, y - tall * 0.05, tall * 0.1, tall * 0.06], tall * 0.02, color) +
    lantern(a, x + tall * 0.18, y - tall * 1.12, tall * 0.11)
  )
}
