import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { group, many, n, path, rect } from '../svg.ts'
import { type Glyph, glyphs } from './glyphs.ts'
import { tileColors, tileGlyphs } from './tiles.ts'

/** A tile that lies on the ground, seen from above and aside; `s` is its edge. */
export function flatTile(
  a: Artist,
  x: number,
  y: number,
  s: number,
  thick: number,
  color: string,
  glyph?: Glyph,
): string {
  const half = s / 2
  const lying = `matrix(.866 .5 -.866 .5 ${n(x)} ${n(y)})`
  const below = `matrix(.866 .5 -.866 .5 ${n(x)} ${n(y + thick)})`
  const reach = s * 0.866 * 0.88
  const side = a.across(
    [
      [0, darker(color, 0.3)],
      [0.5, darker(color, 0.34)],
      [0.52, darker(color, 0.52)],
      [1, darker(color, 0.58)],
    ],
    [x - reach, 0, x + reach, 0],
  )
  const square = (fill: string, more = '') => rect([-half, -half, s, s], s * 0.2, fill, more)
  // The two sides that are seen: from the edge of the top to that of the bottom.
  const body = a.clip(
    square('#fff', `transform="${below}"`) + rect([x - reach, y, reach * 2, thick], 0, '#fff'),
  )
  const top = a.fade(lighter(color, 0.34), color, [0, 0, 1, 1])
  return (
    rect([x - s, y, s * 2, s + thick], 0, side, `clip-path="${body}"`) +
    group(square(top), `transform="${lying}"`) +
    (glyph
      ? group(
          path(glyphs[glyph], '#fffaf0', 'fill-rule="evenodd" opacity=".92"'),
          `transform="${lying} rotate(-45) scale(${n(s / 4) === '0' ? 1 : Math.round((s / 34) * 100) / 100})"`,
        )
      : '')
  )
}

/** A field of lying tiles; `kind` says what lies at a position: a color, a glyph, a height, or nothing. */
export function flatField(
  a: Artist,
  x: number,
  y: number,
  s: number,
  rows: number,
  kind: (
    row: number,
    column: number,
  ) => {
    color: string
    glyph?: Glyph
    rise?: number
    thick?: number
    on?: (x: number, y: number) => string
  } | null,
): string {
  const gap = s * 1.06
  let out = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < rows; column += 1) {
      const found = kind(row, column)
      if (!found) continue
      const [px, py] = [
        x + (column - row) * gap * 0.866,
        y + (column + row) * gap * 0.5 - (found.rise ?? 0),
      ]
      out +=
        flatTile(
          a,
          px,
          py,
          s,
          (found.thick ?? s * 0.22) + (found.rise ?? 0) * 0.9,
          found.color,
          found.glyph,
        ) + (found.on?.(px, py) ?? '')
    }
  }
  return out
}

/** Tiles as stepping stones on the water, smaller and closer the farther they are. */
export function steppingStones(
  a: Artist,
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  size: number,
): string {
  const shrink = 0.8
  return many(count, (nth) => {
    const back = count - 1 - nth
    const s = size * shrink ** back
    const t = (1 - shrink ** back) / (1 - shrink ** (count - 1))
    const [x, y] = [
      from[0] + (to[0] - from[0]) * t + Math.sin(back * 1.3) * s * 0.5,
      from[1] + (to[1] - from[1]) * t,
    ]
    const color = tileColors[back % tileColors.length] ?? '#2fa7a0'
    return (
      a.glow(x, y + s * 0.3, s * 1.5, color, 0.35) +
      flatTile(
        a,
        x,
        y,
        s,
        s * 0.16,
        color,
        s > a.u * 2 ? tileGlyphs[back % tileGlyphs.length] : undefined,
      )
    )
  })
}

/** A way of tiles that winds from (x, y) down to `foot`, wider as it comes near. */
export function tileWay(
  a: Artist,
  x: number,
  y: number,
  foot: number,
  size: number,
  swing: number,
  pale = 0.5,
): string {
  const count = 10
  return many(count, (nth) => {
    const t = (nth / count) ** 1.3
    const s = size * (0.22 + 0.78 * t)
    const color = mix(tileColors[nth % 6] ?? '#ffffff', a.mood.wall[0], pale)
    return flatTile(
      a,
      x + Math.sin(nth * 0.85) * swing * (0.2 + t),
      y + (foot - y) * t,
      s,
      s * 0.14,
      color,
    )
  })
}
