import type { Artist, Stop } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { circle, ellipse, many, n, path, rect } from '../svg.ts'

/** The sky down to `horizon`, with the light that lies on it. */
export function sky(a: Artist, horizon: number): string {
  const last = a.mood.sky.length - 1
  const stops = a.mood.sky.map((color, nth): Stop => [nth / last, color])
  const fill = a.across(stops, [0, 0, 0, horizon])
  return rect([0, 0, a.w, a.h], 0, fill)
}

/** Light at the horizon, around `x`. */
export function horizonLight(a: Artist, x: number, horizon: number, strength = 0.6): string {
  const fill = a.radial([
    [0, a.mood.light, strength],
    [0.5, a.mood.light, strength * 0.35],
    [1, a.mood.light, 0],
  ])
  return ellipse([x, horizon], [a.w * 0.6, a.h * 0.34], fill, 'class="g"')
}

/** A star of four points. */
export function sparkle(x: number, y: number, r: number, fill: string, more = ''): string {
  const q = r * 0.14
  const d = `M${n(x)} ${n(y - r)}Q${n(x + q)} ${n(y - q)} ${n(x + r)} ${n(y)}Q${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + r)}Q${n(x - q)} ${n(y + q)} ${n(x - r)} ${n(y)}Q${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - r)}Z`
  return path(d, fill, more)
}

/** Sparkles all over a part of the image: from and to which x, y and radius. */
export function sparkles(
  a: Artist,
  count: number,
  x: readonly [number, number],
  y: readonly [number, number],
  r: readonly [number, number],
  color = '#fffbe6',
): string {
  return many(count, () => sparkle(a.range(...x), a.range(...y), a.u * a.range(...r), color))
}

/** Stars above `low`, fewer towards it. */
export function stars(a: Artist, low: number, count = 90): string {
  return many(count * a.mood.stars, (nth) => {
    const x = a.range(0, a.w)
    const y = low * a.range(0, 1) ** 1.5
    const fade = 1 - y / low
    const tint = a.pick(['#ffffff', '#fff2d0', '#d8e4ff'])
    if (nth % 14 === 0)
      return sparkle(x, y, a.u * a.range(0.7, 1.4), tint, `opacity="${n(0.3 + 0.7 * fade)}"`)
    return circle(
      x,
      y,
      a.u * a.range(0.08, 0.24),
      tint,
      `opacity="${n(a.range(0.3, 0.9) * (0.35 + fade))}"`,
    )
  })
}

/** Sun or full moon, in its halo. */
export function orb(a: Artist, x: number, y: number, r: number, isMoon = true): string {
  if (a.mood.clouded) return a.glow(x, y, r * 5, a.mood.light, 0.5)
  const { orb: color, light } = a.mood
  const fill = a.radial(
    [
      [0, lighter(color, 0.6)],
      [0.75, color],
      [1, mix(color, light, 0.35)],
    ],
    [0.42, 0.4],
  )
  const seas = isMoon
    ? [
        [-0.35, -0.2, 0.22],
        [0.2, 0.25, 0.3],
        [0.35, -0.35, 0.14],
        [-0.15, 0.5, 0.13],
      ]
        .map(([dx = 0, dy = 0, s = 0]) =>
          circle(x + dx * r, y + dy * r, s * r, mix(color, light, 0.6), 'opacity=".28"'),
        )
        .join('')
    : ''
  return (
    a.glow(x, y, r * 4.2, light, 0.55) +
    a.glow(x, y, r * 2, color, 0.6) +
    circle(x, y, r, fill) +
    seas
  )
}

/** A young moon, open to the right. */
export function crescent(a: Artist, x: number, y: number, r: number): string {
  const d = `M${n(x + r * 0.35)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.95)} ${n(y + r * 0.45)}A${n(r * 0.8)} ${n(r * 0.8)} 0 1 1 ${n(x + r * 0.35)} ${n(y - r)}Z`
  return a.glow(x, y, r * 3.6, a.mood.light, 0.5) + path(d, a.mood.orb)
}
