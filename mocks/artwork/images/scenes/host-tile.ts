import type { Artist } from '../artist.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import type { Glyph } from '../parts/glyphs.ts'
import { ellipse } from '../svg.ts'

/** The tile on which the host of an event is, with the shadow of the host. */
export function hostTile(a: Artist, color: string, glyph: Glyph): string {
  const [x, y, s] = [a.w / 2, a.h * 0.45, a.w * 0.54]
  const shadow = a.radial([
    [0, '#12142b', 0.6],
    [0.6, '#12142b', 0.35],
    [1, '#12142b', 0],
  ])
  return (
    flatTile(a, x, y, s, s * 0.14, color, glyph) + ellipse([x, y], [a.w * 0.26, a.h * 0.13], shadow)
  )
}
