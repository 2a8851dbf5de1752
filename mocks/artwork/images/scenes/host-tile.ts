import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { ellipse, group, n, rect } from '../svg.ts'

/** The tile on which the host of an event is, with a light edge and the shadow of the host. */
export function hostTile(a: Artist, color: string): string {
  const [x, y, s] = [a.w / 2, a.h * 0.45, a.w * 0.54]
  const inner = s * 0.9
  const edge = rect(
    [-inner / 2, -inner / 2, inner, inner],
    inner * 0.18,
    'none',
    `stroke="${lighter(color, 0.6)}" stroke-width="${n(s * 0.02)}" opacity=".8"`,
  )
  const shadow = a.radial([
    [0, '#12142b', 0.6],
    [0.6, '#12142b', 0.35],
    [1, '#12142b', 0],
  ])
  return (
    flatTile(a, x, y, s, s * 0.14, color) +
    group(edge, `transform="matrix(.866 .5 -.866 .5 ${n(x)} ${n(y)})"`) +
    ellipse([x, y], [a.w * 0.26, a.h * 0.13], shadow)
  )
}
