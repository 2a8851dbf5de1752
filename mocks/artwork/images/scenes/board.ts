import type { Artist } from '../artist.ts'
import { darker, mix } from '../color.ts'
import { streaks } from '../parts/clouds.ts'
import { farIslands } from '../parts/hills.ts'
import { lantern } from '../parts/lanterns.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, sparkle, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { many, n, rect, stroke } from '../svg.ts'

/** A frame of wood with tiles in it, a line of them alight. */
export function board(a: Artist, variant = 0): string {
  const horizon = a.h * 0.68
  const [columns, rows] = a.tall ? [5, 6] : [7, 5]
  const s = Math.min((a.w * 0.8) / columns, (a.h * 0.8) / rows)
  const [x, y] = [a.w / 2 - (columns * s) / 2, a.h * 0.5 - (rows * s) / 2]
  const line = variant % 3
  const isLit = (row: number, column: number) =>
    line === 0
      ? row === 2 && column > 0 && column < 5
      : line === 1
        ? row === column || row + 1 === column
        : column === 3 || row === 1
  const tiles = many(columns * rows, (nth) => {
    const [column, row] = [nth % columns, Math.floor(nth / columns)]
    const kind = Math.floor(a.range(0, 6))
    const lit = isLit(row, column)
    const color = lit ? '#ffc24b' : mix(tileColors[kind] ?? '#fff', a.mood.sky[1] ?? '#fff', 0.08)
    const [px, py] = [x + (column + 0.5) * s, y + (row + 0.5) * s]
    if (variant % 4 === 3 && (row * 3 + column) % 7 === 0)
      return stroke(
        `M${n(px - s * 0.2)} ${n(py)}h${n(s * 0.4)}`,
        '#ffffff',
        s * 0.04,
        'opacity=".25"',
      )
    return (
      (lit ? a.glow(px, py, s * 1.1, a.mood.lamp, 0.8) : '') +
      tile(a, px, py, s * 0.88, color, lit ? 'lantern' : tileGlyphs[kind])
    )
  })
  const pad = s * 0.34
  const frame =
    rect(
      [x - pad, y - pad + s * 0.14, columns * s + 2 * pad, rows * s + 2 * pad],
      s * 0.5,
      darker(a.mood.ink, 0.1),
      'opacity=".5"',
    ) +
    rect(
      [x - pad, y - pad, columns * s + 2 * pad, rows * s + 2 * pad],
      s * 0.5,
      a.fade('#d8a070', '#7a4450'),
    ) +
    rect(
      [x - pad * 0.5, y - pad * 0.5, columns * s + pad, rows * s + pad],
      s * 0.36,
      a.fade(mix(a.mood.ink, a.mood.sky[1] ?? '#fff', 0.35), a.mood.ink),
    )
  return (
    sky(a, horizon) +
    stars(a, horizon, 110) +
    orb(a, a.w * (variant % 2 === 0 ? 0.12 : 0.88), a.h * 0.22, a.u * 7, a.mood.stars > 0.4) +
    horizonLight(a, a.w / 2, horizon, 0.8) +
    streaks(a, a.h * 0.2, a.h * 0.6, 6) +
    farIslands(a, horizon, 5, 0.5) +
    sea(a, horizon) +
    glitter(a, a.w * 0.5, horizon, a.u * 16) +
    waves(a, horizon, 5) +
    a.glow(a.w / 2, a.h / 2, s * 5, a.mood.lamp, 0.4) +
    frame +
    tiles +
    many(8, () =>
      sparkle(
        x + a.range(0, columns) * s,
        y + a.range(0, rows) * s,
        s * a.range(0.1, 0.24),
        '#fffbe6',
      ),
    ) +
    lantern(a, x - pad, y - pad - s * 0.2, s * 0.26) +
    lantern(a, x + columns * s + pad, y - pad - s * 0.2, s * 0.26) +
    many(5, (nth) =>
      tile(
        a,
        a.w * (nth % 2 === 0 ? 0.06 : 0.94),
        a.h * (0.42 + nth * 0.12),
        s * (0.5 - 0.04 * nth),
        tileColors[nth] ?? '#fff',
        tileGlyphs[nth],
        nth * 23 - 40,
      ),
    )
  )
}
