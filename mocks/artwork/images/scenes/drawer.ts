import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { moods, type MoodName } from '../moods.ts'
import type { Glyph } from '../parts/glyphs.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { sparkles } from '../parts/sky.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { fireflies } from '../parts/weather.ts'
import { circle, group, many, n, path, placed, rect, stroke } from '../svg.ts'
import { pot } from './greenhouse-inside.ts'

const boards: readonly (readonly [Glyph, MoodName])[] = [
  ['anchor', 'dusk'],
  ['snow', 'winter'],
  ['fish', 'deep'],
  ['bridge', 'ember'],
  ['shell', 'summer'],
  ['tower', 'night'],
  ['wave', 'aurora'],
  ['flower', 'lilac'],
  ['moon', 'festival'],
  ['bell', 'dawn'],
  ['key', 'storm'],
  ['peak', 'morning'],
]

/** The board of a stage on a card: its scene, and tiles below it. `s` is its width. */
function board(
  a: Artist,
  glyph: Glyph,
  mood: MoodName,
  s: number,
  x: number,
  y: number,
  turn: number,
): string {
  const { sky, land, leaf } = moods[mood]
  const [w, h] = [s, s * 1.24]
  const top = rect(
    [-w * 0.41, -h * 0.42, w * 0.82, h * 0.54],
    w * 0.06,
    a.linear(sky.map((color, nth) => [nth / (sky.length - 1), color] as const)),
  )
  const hill = path(
    `M${n(-w * 0.41)} ${n(h * 0.03)}Q${n(-w * 0.2)} ${n(-h * 0.1)} 0 0T${n(w * 0.41)} ${n(-h * 0.03)}V${n(h * 0.12)}H${n(-w * 0.41)}Z`,
    a.fade(mix(leaf[0], land[0], 0.3), leaf[1]),
  )
  const tiles = many(8, (nth) => {
    const [column, row] = [nth % 4, Math.floor(nth / 4)]
    const color = tileColors[(nth * 5 + glyph.length) % tileColors.length] ?? '#2fa7a0'
    return rect(
      [-w * 0.4 + column * w * 0.205, h * 0.16 + row * w * 0.19, w * 0.18, w * 0.165],
      w * 0.045,
      a.fade(lighter(color, 0.35), darker(color, 0.12)),
    )
  })
  return (
    a.glow(x, y, s * 1.1, '#ffd98a', 0.55) +
    placed(
      rect([-w / 2 + s * 0.03, -h / 2 + s * 0.05, w, h], w * 0.1, '#241034', 'opacity=".4"') +
        rect([-w / 2, -h / 2, w, h], w * 0.1, a.fade('#fffdf2', '#f3d9b4')) +
        top +
        hill +
        glyphAt(glyph, 0, -h * 0.16, w * 0.42, '#fffaf0') +
        tiles,
      x,
      y,
      1,
      turn,
    )
  )
}

/** An open drawer in the workshop, from which the boards of twelve stages rise in its light. */
export function drawer(a: Artist): string {
  const { u } = a
  const cx = a.w * 0.5
  const shelf = a.h * 0.6
  const wood = (lit: string, shade: string) => a.fade(lit, shade)
  const [w, h] = [u * 46, u * 15]
  const front = shelf + u * 17
  const cell = (x: number, y: number, wide: number, tall: number) =>
    rect([x, y, wide, tall], u, wood('#8f5548', '#55293e')) +
    rect(
      [x + u * 0.9, y + u * 0.9, wide - u * 1.8, tall - u * 1.8],
      u * 0.6,
      'none',
      `stroke="#c98a66" stroke-width="${n(u * 0.25)}" opacity=".55"`,
    ) +
    rect(
      [x + wide / 2 - u * 3, y + tall * 0.3, u * 6, u * 3],
      u * 0.4,
      '#f3dcb4',
      'opacity=".85"',
    ) +
    circle(
      x + wide / 2,
      y + tall * 0.74,
      u * 0.9,
      a.radial(
        [
          [0, '#fff0b8'],
          [1, '#b8772f'],
        ],
        [0.4, 0.3],
      ),
    )
  const cells = many(8, (nth) => {
    const [column, row] = [nth % 4, Math.floor(nth / 4)]
    const wide = a.w * 0.26
    const x = (column - (column < 2 ? 0.06 : -0.06)) * wide - a.w * 0.02
    return cell(x, shelf + u * 6 + row * u * 18, wide - u * 1.6, u * 16.4)
  })
  const inside = `M${n(cx - w / 2 + u * 3)} ${n(shelf + u * 5)}H${n(cx + w / 2 - u * 3)}L${n(cx + w / 2)} ${n(front)}H${n(cx - w / 2)}Z`
  const light = path(
    `M${n(cx - w * 0.42)} ${n(shelf + u * 8)}L${n(cx - w * 1.02)} ${n(-u * 4)}H${n(cx + w * 1.02)}L${n(cx + w * 0.42)} ${n(shelf + u * 8)}Z`,
    a.across(
      [
        [0, '#ffd98a', 0.02],
        [0.5, '#ffd98a', 0.24],
        [0.86, '#fff3cf', 0.5],
        [1, '#fff3cf', 0],
      ],
      [0, 0, 0, shelf + u * 8],
    ),
  )
  const fan = boards
    .map(([glyph, mood], nth) => {
      const inner = nth % 2 === 0
      const at = ((nth - 5.5) / 5.5) * 0.98
      const far = inner ? u * 47 : u * 32
      const x = cx + Math.sin(at) * far * 1.28
      const y = shelf + u * 9 - Math.cos(at) * far
      return board(a, glyph, mood, u * (inner ? 10.4 : 9.4), x, y, at * 34)
    })
    .join('')
  return (
    rect(
      [0, 0, a.w, a.h],
      0,
      a.across(
        [
          [0, '#2a1638'],
          [0.5, '#6a3a52'],
          [1, '#a8645c'],
        ],
        [0, 0, 0, shelf + u * 8],
      ),
    ) +
    many(9, (nth) => rect([(nth * a.w) / 8.5, 0, u * 0.3, shelf], 0, '#241034', 'opacity=".25"')) +
    a.glow(cx, shelf, u * 74, '#ffc86a', 0.75) +
    // The chest and what stands on it.
    rect([0, shelf + u * 3, a.w, a.h], 0, wood('#6e3a46', '#2a1430')) +
    cells +
    rect([-9, shelf, a.w + 18, u * 4], u * 0.6, wood('#f0b887', '#8a4f46')) +
    keeperLantern(a, a.w * 0.055, shelf + u * 0.4, u * 17) +
    pot(a, a.w * 0.94, shelf + u * 0.4, u * 8, '#ffd27a') +
    // The drawer.
    path(
      inside,
      a.across(
        [
          [0, '#3a1a34'],
          [1, '#ffcf7a'],
        ],
        [0, shelf + u * 5, 0, front],
      ),
    ) +
    a.glow(cx, front - u * 2, u * 30, '#fff3cf', 0.9) +
    light +
    group(fan, '') +
    rect([cx - w / 2 - u * 2, front, w + u * 4, h], u * 1.2, wood('#c98460', '#6a3444')) +
    rect([cx - w / 2 - u * 2, front, w + u * 4, u * 1.4], u * 0.7, '#fff0c8', 'opacity=".85"') +
    rect(
      [cx - w / 2, front + u * 2.6, w, h - u * 4.4],
      u * 0.8,
      'none',
      `stroke="#f0b887" stroke-width="${n(u * 0.3)}" opacity=".6"`,
    ) +
    rect([cx - u * 6, front + u * 4, u * 12, u * 3.6], u * 0.5, a.fade('#fffaf0', '#e9cfa8')) +
    stroke(
      `M${n(cx - u * 4)} ${n(front + u * 5.8)}h${n(u * 8)}`,
      '#8a5a5a',
      u * 0.5,
      `stroke-dasharray="${n(u * 1.4)} ${n(u)}"`,
    ) +
    stroke(
      `M${n(cx - u * 4)} ${n(front + u * 9.6)}q${n(u * 4)} ${n(u * 4)} ${n(u * 8)} 0`,
      '#ffe6a8',
      u * 0.9,
    ) +
    sparkles(a, 14, [cx - w, cx + w], [u * 4, shelf], [0.6, 1.5], '#fffbe6') +
    fireflies(a, [cx - w * 0.8, a.h * 0.1, w * 1.6, a.h * 0.5], 16)
  )
}
