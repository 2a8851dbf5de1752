import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { circle, ellipse, many, n, path, stroke } from '../svg.ts'
import { glyphAt } from './tiles.ts'

/** A round step of a podium, its foot at (x, y). */
export function step(
  a: Artist,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  glyph: 'star' | 'moon' | 'shell',
): string {
  const [rx, ry] = [w / 2, w * 0.15]
  const side = a.linear(
    [
      [0, darker(color, 0.12)],
      [0.24, lighter(color, 0.42)],
      [0.6, color],
      [1, darker(color, 0.52)],
    ],
    [0, 0, 1, 0],
  )
  const top = y - h
  const band = (from: number, thick: number, fill: string) =>
    path(
      `M${n(x - rx)} ${n(top + from)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(top + from)}v${n(thick)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x - rx)} ${n(top + from)}Z`,
      fill,
    )
  return (
    path(
      `M${n(x - rx)} ${n(top)}V${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}V${n(top)}Z`,
      side,
    ) +
    band(
      h * 0.02,
      w * 0.07,
      a.linear(
        [
          [0, '#ffb84b'],
          [0.3, '#fff6cf'],
          [1, '#b8702f'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    ellipse(
      [x, top],
      [rx, ry],
      a.radial([
        [0, lighter(color, 0.85)],
        [0.7, lighter(color, 0.45)],
        [1, color],
      ]),
    ) +
    glyphAt(
      glyph,
      x,
      top + ry + (h - ry) * 0.56,
      Math.min(w * 0.4, h * 0.46),
      darker(color, 0.5),
      'opacity=".35"',
    ) +
    glyphAt(glyph, x, top + ry + (h - ry) * 0.53, Math.min(w * 0.4, h * 0.46), '#fff6dc')
  )
}

/** A big drum on its stand, with its sticks: those who cheer. */
export function bigDrum(a: Artist, x: number, y: number, s: number): string {
  const skin = a.radial(
    [
      [0, '#ffffff'],
      [0.7, '#fff0d8'],
      [1, '#d9a888'],
    ],
    [0.42, 0.36],
  )
  return (
    ellipse([x, y + s * 0.05], [s * 0.72, s * 0.12], '#140a34', 'opacity=".5"') +
    stroke(
      `M${n(x - s * 0.52)} ${n(y)}L${n(x - s * 0.3)} ${n(y - s * 0.5)}M${n(x + s * 0.52)} ${n(y)}L${n(x + s * 0.3)} ${n(y - s * 0.5)}`,
      '#6a3450',
      s * 0.1,
    ) +
    circle(
      x,
      y - s * 0.62,
      s * 0.58,
      a.linear(
        [
          [0, '#ffb09a'],
          [0.4, '#e2604f'],
          [1, '#6e1f52'],
        ],
        [0, 0, 1, 0.5],
      ),
    ) +
    circle(x, y - s * 0.62, s * 0.46, skin) +
    many(14, (nth) => {
      const at = (nth / 14) * Math.PI * 2
      return circle(
        x + Math.cos(at) * s * 0.52,
        y - s * 0.62 + Math.sin(at) * s * 0.52,
        s * 0.028,
        '#ffe6a8',
      )
    }) +
    glyphAt('flame', x, y - s * 0.62, s * 0.5, '#ff8a4a') +
    stroke(
      `M${n(x - s * 0.66)} ${n(y - s * 1.2)}L${n(x - s * 0.16)} ${n(y - s * 0.78)}M${n(x + s * 0.7)} ${n(y - s * 1.28)}L${n(x + s * 0.2)} ${n(y - s * 0.82)}`,
      '#f2c48a',
      s * 0.06,
    )
  )
}
