import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { many, n, path, stroke } from '../svg.ts'
import { lampTrail } from './sea.ts'

type Kind = 'peony' | 'willow' | 'ring'

/** The position of a firework in shares of the image, its radius in units, its color and kind. */
export type Burst = readonly [x: number, y: number, r: number, color: string, kind: Kind]

/** Several fireworks over the sea: what is seen of them in the sky, and in the water. */
export function fireworks(
  a: Artist,
  bursts: readonly Burst[],
  horizon: number,
): { above: string; mirrored: string } {
  const above = bursts.map(
    ([x, y, r, color, kind]) =>
      rocketTrail(a, a.w * x, a.h * y, horizon - a.h * y, color) +
      firework(a, a.w * x, a.h * y, a.u * r, color, kind),
  )
  const mirrored = bursts.map(
    ([x, , r, color]) =>
      lampTrail(a, a.w * x, horizon + a.u, a.u * r * 0.8, color) +
      a.glow(a.w * x, horizon + a.u * 3, a.u * r, color, 0.3),
  )
  return { above: above.join(''), mirrored: mirrored.join('') }
}

/** A firework: tapered rays of light that fall a little. */
function firework(a: Artist, x: number, y: number, r: number, color: string, kind: Kind): string {
  const rays = kind === 'willow' ? 26 : kind === 'ring' ? 28 : 32
  const heart = lighter(color, 0.7)
  const droop = kind === 'willow' ? 0.55 : 0.08
  const [from, wide] =
    kind === 'ring' ? [0.66, 0.016] : kind === 'willow' ? [0.1, 0.009] : [0.2, 0.011]
  /** The position `t` of the way out on a ray that leaves at the angle `at`. */
  const point = (at: number, long: number, t: number) =>
    [x + Math.cos(at) * long * t, y + Math.sin(at) * long * t + droop * r * t * t] as const
  const ray = (at: number, long: number, start: number, half: number, strength: number) => {
    const [x1, y1] = point(at, long, start)
    const [mx, my] = point(at, long, start + (1 - start) * 0.45)
    const [bx, by] = point(at, long, 0.93)
    const [x2, y2] = point(at, long, 1)
    const [dx, dy] = [-Math.sin(at) * half, Math.cos(at) * half]
    const fade = a.across(
      [
        [0, color, 0],
        [0.5, color, 0.7 * strength],
        [1, heart, strength],
      ],
      [x1, y1, x2, y2],
    )
    return path(
      `M${n(x1)} ${n(y1)}Q${n(mx + dx * 0.4)} ${n(my + dy * 0.4)} ${n(bx + dx)} ${n(by + dy)}Q${n(x2)} ${n(y2)} ${n(bx - dx)} ${n(by - dy)}Q${n(mx - dx * 0.4)} ${n(my - dy * 0.4)} ${n(x1)} ${n(y1)}Z`,
      fade,
    )
  }
  const outer = many(rays, (nth) => {
    const at = ((nth + a.range(-0.2, 0.2)) / rays) * Math.PI * 2
    const long = r * a.range(0.82, 1.02)
    return ray(at, long, from, r * wide, 1)
  })
  const inner =
    kind === 'peony'
      ? many(20, (nth) => ray(((nth + 0.5) / 20) * Math.PI * 2, r * 0.56, 0.16, r * 0.007, 0.75))
      : ''
  return a.glow(x, y, r * 1.25, color, 0.38) + a.glow(x, y, r * 0.4, heart, 0.6) + outer + inner
}

/** The light trail of a rocket. */
function rocketTrail(a: Artist, x: number, y: number, long: number, color: string): string {
  const fill = a.across(
    [
      [0, color, 0.7],
      [1, color, 0],
    ],
    [x, y, x, y + long],
  )
  return stroke(
    `M${n(x)} ${n(y)}q${n(a.u * 0.8)} ${n(long * 0.5)} ${n(-a.u * 0.3)} ${n(long)}`,
    fill,
    a.u * 0.22,
  )
}
