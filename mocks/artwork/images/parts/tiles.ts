import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { path, placed, rect } from '../svg.ts'
import { type Glyph, glyphs } from './glyphs.ts'

/** The colors of tiles: of the palette, never of a mood. */
export const tileColors = ['#2fa7a0', '#8f83d8', '#ff8a76', '#ffc24b', '#5f8fe0', '#e87fa8']

export const tileGlyphs: readonly Glyph[] = ['wave', 'moon', 'leaf', 'star', 'note', 'heart']

/** A glyph, `size` high, in the middle of (x, y). */
export function glyphAt(
  glyph: Glyph,
  x: number,
  y: number,
  size: number,
  fill: string,
  more = '',
): string {
  return placed(path(glyphs[glyph], fill, `fill-rule="evenodd" ${more}`), x, y, size / 20)
}

/** A tile seen from the front, `s` wide, its middle at (x, y). */
export function tile(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color: string,
  glyph?: Glyph,
  turn = 0,
): string {
  const half = s / 2
  const face = a.linear(
    [
      [0, lighter(color, 0.3)],
      [0.55, color],
      [1, darker(color, 0.12)],
    ],
    [0, 0, 0.6, 1],
  )
  const body =
    rect([-half, -half + s * 0.1, s, s], s * 0.26, darker(color, 0.48)) +
    rect([-half, -half, s, s], s * 0.26, face) +
    rect([-half * 0.82, -half * 0.84, s * 0.82, s * 0.34], s * 0.17, '#ffffff', 'opacity=".16"') +
    (glyph
      ? glyphAt(glyph, 0, s * 0.025, s * 0.56, darker(color, 0.35), 'opacity=".35"') +
        glyphAt(glyph, 0, -s * 0.01, s * 0.56, '#fffaf0')
      : '')
  return placed(body, x, y, 1, turn)
}
