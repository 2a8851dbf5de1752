import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { circle, many, n, stroke } from '../svg.ts'

/** A firework: rays of sparks that fall a little. */
export function firework(
  a: Artist,
  x: number,
  y: number,
  r: number,
  color: string,
  kind: 'peony' | 'willow' | 'ring' = 'peony',
): string {
  const rays = kind === 'willow' ? 26 : kind === 'ring' ? 28 : 32
  const heart = lighter(color, 0.7)
  const droop = kind === 'willow' ? 0.55 : 0.08
  const sparks = many(rays, (nth) => {
    const at = ((nth + a.range(-0.2, 0.2)) / rays) * Math.PI * 2
    const long = r * a.range(0.82, 1.02)
    const from = kind === 'ring' ? 0.72 : kind === 'willow' ? 0.1 : 0.22
    const point = (t: number) =>
      [x + Math.cos(at) * long * t, y + Math.sin(at) * long * t + droop * r * t * t] as const
    const [x1, y1] = point(from)
    const [x2, y2] = point(1)
    const [mx, my] = point((from + 1) / 2)
    const fade = a.across(
      [
        [0, color, 0.05],
        [0.7, color, 0.8],
        [1, heart, 1],
      ],
      [x1, y1, x2, y2],
    )
    return (
      stroke(`M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}`, fade, r * 0.016) +
      circle(x2, y2, r * 0.022, heart)
    )
  })
  const inner =
    kind === 'peony'
      ? many(18, (nth) => {
          const at = (nth / 18) * Math.PI * 2
          return circle(
            x + Math.cos(at) * r * 0.52,
            y + Math.sin(at) * r * 0.52,
            r * 0.018,
            mix(color, '#ffffff', 0.5),
          )
        })
      : ''
  return a.glow(x, y, r * 1.25, color, 0.38) + a.glow(x, y, r * 0.4, heart, 0.6) + sparks + inner
}

/** The light trail of a rocket. */
export function rocketTrail(a: Artist, x: number, y: number, long: number, color: string): string {
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
