import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { ellipse, many, n, path, stroke } from '../svg.ts'
import { lampTrail } from './sea.ts'

/** A lantern that flies, open below. */
function skyLantern(a: Artist, x: number, y: number, r: number, color = a.mood.lamp): string {
  const paper = a.linear([
    [0, mix(color, '#e06a48', 0.45)],
    [0.6, color],
    [1, lighter(color, 0.75)],
  ])
  const d = `M${n(x - r * 0.62)} ${n(y + r)}Q${n(x - r * 1.05)} ${n(y - r * 0.4)} ${n(x - r * 0.72)} ${n(y - r * 0.85)}Q${n(x)} ${n(y - r * 1.35)} ${n(x + r * 0.72)} ${n(y - r * 0.85)}Q${n(x + r * 1.05)} ${n(y - r * 0.4)} ${n(x + r * 0.62)} ${n(y + r)}Q${n(x)} ${n(y + r * 1.2)} ${n(x - r * 0.62)} ${n(y + r)}Z`
  return (
    a.glow(x, y, r * 3.4, color, 0.5) +
    path(d, paper) +
    (r > a.u * 0.6
      ? ellipse([x, y + r], [r * 0.5, r * 0.13], lighter(color, 0.9)) +
        stroke(
          `M${n(x - r * 0.25)} ${n(y + r * 0.9)}Q${n(x - r * 0.4)} ${n(y - r * 0.4)} ${n(x - r * 0.25)} ${n(y - r)}M${n(x + r * 0.25)} ${n(y + r * 0.9)}Q${n(x + r * 0.4)} ${n(y - r * 0.4)} ${n(x + r * 0.25)} ${n(y - r)}`,
          '#c05a38',
          r * 0.03,
          'opacity=".5"',
        )
      : '')
  )
}

/** Sky lanterns that rise from (x, y), the far ones small. */
export function flight(
  a: Artist,
  x: number,
  y: number,
  spread: number,
  rise: number,
  count: number,
  size: number,
): string {
  return many(count, (nth) => {
    const t = nth / count
    const near = t ** 1.6
    return skyLantern(
      a,
      x + a.range(-0.5, 0.5) * spread * (0.35 + near),
      y - rise * a.range(0, 1) * (0.5 + 0.5 * t),
      size * (0.14 + 0.86 * near) * a.range(0.8, 1.15),
    )
  })
}

/** A paper light on the water, with its trail. */
export function floatingLantern(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color = a.mood.lamp,
): string {
  const paper = a.fade(mix(color, '#f0805a', 0.35), lighter(color, 0.75))
  const side = `M${n(x - s * 0.5)} ${n(y)}L${n(x - s * 0.62)} ${n(y - s * 0.95)}H${n(x + s * 0.62)}L${n(x + s * 0.5)} ${n(y)}Z`
  return (
    lampTrail(a, x, y + s * 0.15, s * 4, color) +
    a.glow(x, y - s * 0.4, s * 3, color, 0.65) +
    ellipse([x, y + s * 0.06], [s * 0.95, s * 0.16], mix(a.mood.ink, a.mood.leaf[0], 0.4)) +
    path(side, paper) +
    stroke(
      `M${n(x - s * 0.2)} ${n(y)}L${n(x - s * 0.24)} ${n(y - s * 0.95)}M${n(x + s * 0.2)} ${n(y)}L${n(x + s * 0.24)} ${n(y - s * 0.95)}`,
      '#b85a38',
      s * 0.035,
      'opacity=".55"',
    ) +
    ellipse([x, y - s * 0.95], [s * 0.62, s * 0.1], lighter(color, 0.8))
  )
}
