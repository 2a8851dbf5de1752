import type { Artist } from '../artist.ts'
import { darker, mix } from '../color.ts'
import { cloud } from '../parts/clouds.ts'
import { flatField } from '../parts/flat-tiles.ts'
import { lantern } from '../parts/lanterns.ts'
import { pine, tree } from '../parts/plants.ts'
import { flag } from '../parts/prizes.ts'
import { horizonLight, sky, stars } from '../parts/sky.ts'
import { tileColors, tileGlyphs } from '../parts/tiles.ts'
import { many, n, path, rect } from '../svg.ts'
import { cornerHouse, fountain } from './square-parts.ts'

/** The square of the clubs as an island of tiles in the air; `variant` turns its plan. */
export function clubSquare(a: Artist, variant = 0): string {
  const rows = 7
  const s = a.tall ? a.w * 0.085 : Math.min(a.w * 0.056, a.h * 0.082)
  const [x, y] = [a.w * 0.5, a.h * (a.tall ? 0.3 : 0.24)]
  const middle = 3
  const paved = [mix(a.mood.wall[0], a.mood.light, 0.3), mix(a.mood.wall[1], a.mood.wall[0], 0.5)]
  const green = a.mood.leaf[0]
  const field = flatField(a, x, y, s * 1.1, rows, (row, column) => {
    const [dr, dc] = [Math.abs(row - middle), Math.abs(column - middle)]
    if (dr + dc > 5 - (variant % 2)) return null
    const thick = s * 1.1
    if (dr === 0 && dc === 0)
      return {
        color: paved[0] ?? '#fff',
        thick,
        on: (px: number, py: number) => fountain(a, px, py - s * 0.1, s * 0.72),
      }
    if (Math.max(dr, dc) === 1)
      return {
        color: tileColors[(row * 3 + column + variant) % 6] ?? '#fff',
        glyph: tileGlyphs[(row * 3 + column + variant) % 6],
        thick,
      }
    if (row + column < 5 && (row + column + variant) % 2 === 0)
      return {
        color: green,
        thick,
        on: (px: number, py: number) =>
          cornerHouse(a, px, py, s, 1 + ((row * 2 + column + variant) % 3), a.pick(a.mood.roofs)),
      }
    if ((row * 5 + column * 3 + variant) % 4 === 0)
      return {
        color: green,
        thick,
        on: (px: number, py: number) =>
          (row + column) % 2 === 0
            ? pine(a, px, py + s * 0.1, s * 1.15)
            : tree(a, px, py + s * 0.12, s * 1.25, 0, a.mood.lit < 0.5 ? '#f29ac0' : undefined),
      }
    if ((row * 3 + column) % 5 === 0)
      return {
        color: paved[1] ?? '#fff',
        thick,
        on: (px: number, py: number) =>
          flag(a, px, py + s * 0.1, s * 1.5, tileColors[(row + column) % 6] ?? '#fff'),
      }
    if ((row + column * 2) % 5 === 0)
      return {
        color: paved[1] ?? '#fff',
        thick,
        on: (px: number, py: number) =>
          `<path d="M${n(px)} ${n(py)}V${n(py - s)}" stroke="${a.mood.ink}" stroke-width="${n(s * 0.07)}"/>${lantern(a, px, py - s * 1.3, s * 0.24)}`,
      }
    return {
      color: (row + column) % 2 === 0 ? (paved[0] ?? '#fff') : mix(green, paved[1] ?? '#fff', 0.4),
      thick,
    }
  })
  const midY = y + middle * s * 1.17
  const [wide, deep] = [s * 5.6, s * (a.tall ? 7.4 : 5)]
  const face = (side: number, lit: string, shade: string) =>
    path(
      `M${n(x)} ${n(midY + s * 3.4)}L${n(x + side * wide)} ${n(midY + s * 0.8)}L${n(x + side * wide * 0.78)} ${n(midY + s * 2)}L${n(x + side * wide * 0.56)} ${n(midY + deep * 0.56)}L${n(x + side * wide * 0.34)} ${n(midY + deep * 0.7)}L${n(x + side * wide * 0.16)} ${n(midY + deep * 0.98)}L${n(x)} ${n(midY + deep * 1.06)}Z`,
      a.fade(lit, shade),
    )
  const keel =
    face(-1, a.mood.land[0], a.mood.land[1]) +
    face(1, mix(a.mood.land[0], a.mood.land[1], 0.6), darker(a.mood.land[1], 0.25))
  return (
    sky(a, a.h) +
    stars(a, a.h * 0.7, 120) +
    horizonLight(a, a.w / 2, a.h * 0.8, 0.7) +
    a.glow(x, midY, s * 10, a.mood.light, 0.5) +
    many(7, (nth) =>
      cloud(
        a,
        a.w * ((nth * 0.31 + 0.06) % 1),
        a.h * (0.16 + 0.12 * nth),
        a.u * a.range(16, 34),
        0.5,
      ),
    ) +
    rect([0, a.h * 0.9, a.w, 1], 0, a.mood.haze, 'opacity="0"') +
    keel +
    field +
    cloud(a, a.w * 0.14, a.h * 0.86, a.u * 34, 0.95) +
    cloud(a, a.w * 0.82, a.h * 0.92, a.u * 40, 0.95) +
    cloud(a, a.w * 0.45, a.h * 0.99, a.u * 30, 0.9)
  )
}
