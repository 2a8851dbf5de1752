import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, group, n, path, stroke } from '../svg.ts'

/** Sails before the wind: a boat at (x, y), `s` long. */
export function boat(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color = a.mood.wall[0],
  depth = 0,
): string {
  const hull = a.far(a.pick(a.mood.roofs), depth)
  const sail = a.far(color, depth)
  const cloth = a.fade(lighter(sail, 0.4), mix(sail, a.mood.land[0], 0.4), [0, 0, 1, 0.4])
  return (
    stroke(`M${n(x)} ${n(y - s * 0.1)}V${n(y - s * 1.15)}`, a.far(a.mood.ink, depth), s * 0.03) +
    path(
      `M${n(x + s * 0.05)} ${n(y - s * 1.08)}Q${n(x + s * 0.62)} ${n(y - s * 0.62)} ${n(x + s * 0.48)} ${n(y - s * 0.24)}H${n(x + s * 0.05)}Z`,
      cloth,
    ) +
    path(
      `M${n(x - s * 0.05)} ${n(y - s * 0.96)}Q${n(x - s * 0.36)} ${n(y - s * 0.56)} ${n(x - s * 0.4)} ${n(y - s * 0.26)}H${n(x - s * 0.05)}Z`,
      mix(sail, a.mood.haze, 0.3),
    ) +
    path(
      `M${n(x - s * 0.58)} ${n(y - s * 0.17)}H${n(x + s * 0.62)}Q${n(x + s * 0.46)} ${n(y + s * 0.06)} ${n(x + s * 0.3)} ${n(y + s * 0.06)}H${n(x - s * 0.34)}Q${n(x - s * 0.5)} ${n(y + s * 0.04)} ${n(x - s * 0.58)} ${n(y - s * 0.17)}Z`,
      a.fade(lighter(hull, 0.25), darker(hull, 0.4)),
    ) +
    (a.mood.lit > 0.3
      ? a.glow(x - s * 0.5, y - s * 0.3, s * 0.5, a.mood.lamp, 0.7 * (1 - depth)) +
        circle(x - s * 0.5, y - s * 0.3, s * 0.05, lighter(a.mood.lamp, 0.5))
      : '')
  )
}

/** A small open boat with a lantern at its bow. */
export function rowboat(a: Artist, x: number, y: number, s: number): string {
  const hull = a.fade(mix(a.mood.land[0], '#a8673f', 0.5), darker(a.mood.land[1], 0.3))
  return group(
    path(
      `M${n(x - s * 0.6)} ${n(y - s * 0.2)}Q${n(x)} ${n(y - s * 0.02)} ${n(x + s * 0.62)} ${n(y - s * 0.24)}Q${n(x + s * 0.48)} ${n(y + s * 0.1)} ${n(x + s * 0.2)} ${n(y + s * 0.1)}H${n(x - s * 0.26)}Q${n(x - s * 0.5)} ${n(y + s * 0.08)} ${n(x - s * 0.6)} ${n(y - s * 0.2)}Z`,
      hull,
    ) +
      stroke(
        `M${n(x + s * 0.5)} ${n(y - s * 0.2)}V${n(y - s * 0.6)}h${n(s * 0.12)}`,
        a.mood.ink,
        s * 0.03,
      ),
    '',
  )
}
