import { type Artist, toned } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { type MoodName, moods } from '../moods.ts'
import { farIslands } from '../parts/hills.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { sparkles } from '../parts/sky.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

type Box = readonly [x: number, y: number, w: number, h: number]

const at = (content: string, x: number, y: number, turn: number) =>
  `<g transform="rotate(${turn} ${n(x)} ${n(y)})">${content}</g>`

/** The painting of an island, wet and not finished in one corner. */
function painting(a: Artist, [x, y, w, h]: Box, mood: MoodName): string {
  const b = toned(a, moods[mood])
  const last = b.mood.sky.length - 1
  const horizon = y + h * 0.6
  const step = h * 0.1
  const { land, water } = standing(
    b,
    { x: x + w * 0.48, y: horizon + step * 1.4, width: w * 0.52, levels: 3, step },
    plantsOf(b, 'village'),
    (px, py, s) => lighthouse(b, px, py, s * 2.9),
  )
  // From right to left along the foot.
  const frayed = many(13, (nth) => {
    const px = x + w * (0.97 - (nth / 12) * 0.94)
    return `L${n(px)} ${n(y + h * (nth % 2 === 0 ? 0.95 : 0.985))}`
  })
  const wash = `M${n(x + w * 0.03)} ${n(y + h * 0.04)}L${n(x + w * 0.5)} ${n(y + h * 0.02)}L${n(x + w * 0.97)} ${n(y + h * 0.05)}${frayed}Z`
  return (
    rect(
      [x - w * 0.03 + a.u, y - h * 0.04 + a.u * 1.2, w * 1.06, h * 1.08],
      a.u * 0.4,
      '#1a1030',
      'opacity=".35"',
    ) +
    rect(
      [x - w * 0.03, y - h * 0.04, w * 1.06, h * 1.08],
      a.u * 0.4,
      a.fade('#fffdf6', '#f0e2d0'),
    ) +
    group(
      rect(
        [x, y, w, h],
        0,
        a.across(
          b.mood.sky.map((color, nth) => [nth / last, color] as const),
          [0, y, 0, horizon],
        ),
      ) +
        many(22, () =>
          circle(
            x + a.range(0, w),
            y + a.range(0, h * 0.4),
            a.u * a.range(0.12, 0.3),
            '#ffffff',
            'opacity=".8"',
          ),
        ) +
        a.glow(x + w * 0.78, y + h * 0.22, h * 0.4, b.mood.light, 0.7) +
        circle(x + w * 0.78, y + h * 0.22, h * 0.1, b.mood.orb) +
        `<g transform="translate(${n(x)} 0) scale(${Math.round((w / a.w) * 100) / 100} 1)">${farIslands(b, horizon, 4, 0.5)}</g>` +
        rect([x, horizon, w, h], 0, a.fade(b.mood.sea[0], b.mood.sea[2])) +
        water +
        stroke(
          many(
            14,
            () =>
              `M${n(x + a.range(0.02, 0.9) * w)} ${n(horizon + a.range(0.04, 0.36) * h)}h${n(a.range(0.03, 0.12) * w)}`,
          ),
          '#ffffff',
          a.u * 0.3,
          'opacity=".45"',
        ) +
        land,
      `clip-path="${a.clip(path(wash, '#fff'))}"`,
    ) +
    rect(
      [x - w * 0.03, y - h * 0.04, a.u * 9, a.u * 3.2],
      0,
      '#ffe6a8',
      `opacity=".85" transform="rotate(-38 ${n(x)} ${n(y)})"`,
    ) +
    rect(
      [x + w - a.u * 6, y - h * 0.05, a.u * 9, a.u * 3.2],
      0,
      '#c9d8ff',
      `opacity=".85" transform="rotate(36 ${n(x + w)} ${n(y)})"`,
    )
  )
}

/** A painter's palette, its middle at (x, y). */
function palette(a: Artist, x: number, y: number, s: number): string {
  const shape = `M${n(x - s)} ${n(y + s * 0.06)}C${n(x - s * 1.02)} ${n(y - s * 0.56)} ${n(x - s * 0.3)} ${n(y - s * 0.74)} ${n(x + s * 0.2)} ${n(y - s * 0.66)}C${n(x + s * 0.9)} ${n(y - s * 0.56)} ${n(x + s * 1.06)} ${n(y - s * 0.06)} ${n(x + s * 0.72)} ${n(y + s * 0.1)}C${n(x + s * 0.4)} ${n(y + s * 0.24)} ${n(x + s * 0.62)} ${n(y + s * 0.5)} ${n(x + s * 0.2)} ${n(y + s * 0.62)}C${n(x - s * 0.4)} ${n(y + s * 0.76)} ${n(x - s * 0.96)} ${n(y + s * 0.5)} ${n(x - s)} ${n(y + s * 0.06)}Z`
  const paints = tileColors.map((color, nth) => {
    const turn = Math.PI * (0.86 + nth * 0.2)
    const [px, py, r] = [
      x - s * 0.06 + Math.cos(turn) * s * 0.7,
      y + s * 0.04 + Math.sin(turn) * s * 0.44,
      s * 0.15,
    ]
    return (
      ellipse([px, py + r * 0.24], [r * 1.08, r * 0.86], darker(color, 0.45), 'opacity=".6"') +
      ellipse(
        [px, py],
        [r, r * 0.8],
        a.radial(
          [
            [0, lighter(color, 0.7)],
            [0.5, color],
            [1, darker(color, 0.2)],
          ],
          [0.36, 0.3],
        ),
      ) +
      ellipse([px - r * 0.3, py - r * 0.3], [r * 0.3, r * 0.16], '#ffffff', 'opacity=".7"')
    )
  })
  return (
    path(shape, '#1a1030', `opacity=".4" transform="translate(${n(s * 0.05)} ${n(s * 0.09)})"`) +
    path(shape, a.fade('#f0c48e', '#a8684c', [0, 0, 1, 1])) +
    path(shape, 'none', `stroke="#ffe9c4" stroke-width="${n(s * 0.025)}" opacity=".7"`) +
    ellipse([x + s * 0.3, y + s * 0.26], [s * 0.13, s * 0.1], '#5a2f3c') +
    paints.join('')
  )
}

/** A brush, its tip at (x, y). */
function brush(
  a: Artist,
  x: number,
  y: number,
  long: number,
  turn: number,
  color: string,
  paint: string,
): string {
  return at(
    rect(
      [x + long * 0.3, y - long * 0.025, long * 0.7, long * 0.05],
      long * 0.025,
      a.fade(lighter(color, 0.45), darker(color, 0.3)),
    ) +
      rect(
        [x + long * 0.18, y - long * 0.032, long * 0.14, long * 0.064],
        long * 0.01,
        a.fade('#fffaf0', '#8a80a8'),
      ) +
      path(
        `M${n(x)} ${n(y)}Q${n(x + long * 0.08)} ${n(y - long * 0.06)} ${n(x + long * 0.18)} ${n(y - long * 0.03)}V${n(y + long * 0.03)}Q${n(x + long * 0.08)} ${n(y + long * 0.06)} ${n(x)} ${n(y)}Z`,
        paint,
      ),
    x,
    y,
    turn,
  )
}

/** A table with the painting of an island on it, its paints and brushes, by lantern light. */
export function paintTable(a: Artist, mood: MoodName = 'dusk'): string {
  const { u } = a
  const cards = [
    [0.1, 0.26, -12, 'star'],
    [0.13, 0.58, 9, 'heart'],
    [0.09, 0.86, -6, 'leaf'],
  ] as const
  return (
    rect([0, 0, a.w, a.h], 0, a.fade('#b87453', '#4f2c3c', [0, 0, 1, 1])) +
    many(9, (nth) => rect([0, nth * a.h * 0.115, a.w, u * 0.3], 0, '#2a1430', 'opacity=".28"')) +
    a.glow(a.w * 0.84, a.h * 0.26, u * 90, a.mood.lamp, 0.75) +
    cards
      .map(([px, py, turn, glyph], nth) => {
        const [x, y, s] = [a.w * px, a.h * py, u * 15]
        const color = tileColors[nth * 2] ?? '#2fa7a0'
        return at(
          rect(
            [x - s / 2 + u * 0.6, y - s * 0.6 + u * 0.9, s, s * 1.2],
            u * 0.5,
            '#1a1030',
            'opacity=".35"',
          ) +
            rect([x - s / 2, y - s * 0.6, s, s * 1.2], u * 0.5, a.fade('#fffdf6', '#f0e2d0')) +
            rect(
              [x - s * 0.42, y - s * 0.52, s * 0.84, s * 0.8],
              u * 0.3,
              a.fade(lighter(color, 0.5), color),
            ) +
            glyphAt(glyph, x, y - s * 0.12, s * 0.46, '#fffaf0'),
          x,
          y,
          turn,
        )
      })
      .join('') +
    at(
      painting(a, [a.w * 0.24, a.h * 0.15, a.w * 0.46, a.h * 0.68], mood),
      a.w * 0.47,
      a.h * 0.49,
      -4,
    ) +
    palette(a, a.w * 0.82, a.h * 0.74, u * 17) +
    brush(a, a.w * 0.62, a.h * 0.83, u * 34, -24, '#2fa7a0', '#ff8a76') +
    brush(a, a.w * 0.58, a.h * 0.93, u * 32, -10, '#d9586a', '#8f83d8') +
    brush(a, a.w * 0.22, a.h * 0.92, u * 26, -2, '#ffc24b', '#2fa7a0') +
    // A jar of water.
    a.glow(a.w * 0.74, a.h * 0.15, u * 9, '#1a1030', 0.5) +
    circle(a.w * 0.74, a.h * 0.15, u * 6, '#e8f6ff', 'opacity=".85"') +
    circle(
      a.w * 0.74,
      a.h * 0.15,
      u * 4.8,
      a.radial(
        [
          [0, '#bfe8f0'],
          [1, '#5fa8c8'],
        ],
        [0.4, 0.4],
      ),
    ) +
    path(
      `M${n(a.w * 0.74 - u * 3)} ${n(a.h * 0.15 - u * 1)}q${n(u * 2)} ${n(-u * 2.4)} ${n(u * 4)} ${n(-u * 1.6)}`,
      'none',
      `stroke="#ffffff" stroke-width="${n(u * 0.5)}" opacity=".8" stroke-linecap="round"`,
    ) +
    keeperLantern(a, a.w * 0.87, a.h * 0.46, u * 27) +
    sparkles(a, 8, [a.w * 0.26, a.w * 0.7], [a.h * 0.16, a.h * 0.5], [0.6, 1.4], '#fffbe6') +
    rect(
      [0, 0, a.w, a.h],
      0,
      a.radial([
        [0, '#000000', 0],
        [0.7, '#180a28', 0.06],
        [1, '#180a28', 0.4],
      ]),
    )
  )
}
