import type { Artist } from '../artist.ts'
import type { MascotName } from '../mascots/pose.ts'
import { standingAt } from '../mascots/posed.ts'
import { cloud, cloudBank } from '../parts/clouds.ts'
import { type Burst, fireworks } from '../parts/fireworks.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { deck } from '../parts/show.ts'
import { flight } from '../parts/sky-lanterns.ts'
import { sky, sparkles, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { circle, many, n, path, placed, rect, stroke } from '../svg.ts'

/** A burning candle that stands at (x, y), `tall` high without its flame. */
function candle(a: Artist, x: number, y: number, tall: number, color: string): string {
  const wide = tall * 0.3
  const wick = y - tall * 1.06
  const flame = (size: number, fill: string) =>
    path(
      `M${n(x)} ${n(wick - size)}C${n(x + size * 0.46)} ${n(wick - size * 0.4)} ${n(x + size * 0.4)} ${n(wick)} ${n(x)} ${n(wick)}C${n(x - size * 0.4)} ${n(wick)} ${n(x - size * 0.46)} ${n(wick - size * 0.4)} ${n(x)} ${n(wick - size)}Z`,
      fill,
    )
  return (
    a.glow(x, wick - tall * 0.25, tall * 0.9, a.mood.lamp, 0.7) +
    rect(
      [x - wide / 2, y - tall, wide, tall],
      wide / 3,
      a.linear(
        [
          [0, '#fffaf0'],
          [0.55, '#fff1dc'],
          [1, color],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    flame(tall * 0.7, '#ffb02e') +
    flame(tall * 0.4, '#fff3c8')
  )
}

/** A number of gold with lights on it, `tall` high, its foot at (x, y): as large as a layer of the cake. */
function goldNumber(a: Artist, x: number, y: number, tall: number): string {
  const two = 'M-27-66C-27-104 29-104 29-68C29-44-8-30-30-8H34'
  const gold = a.across(
    [
      [0, '#fff8d8'],
      [0.4, '#ffd45e'],
      [1, '#e8833f'],
    ],
    [0, -96, 0, 0],
  )
  const lights = [
    [-27, -66],
    [-20, -85],
    [1, -94],
    [22, -85],
    [29, -67],
    [20, -48],
    [3, -34],
    [-14, -22],
    [-30, -8],
    [-9, -8],
    [12, -8],
    [34, -8],
  ] as const
  return (
    a.glow(x, y - tall * 0.5, tall * 1.5, a.mood.lamp, 0.85) +
    placed(
      stroke(two, '#5a1f5c', 33, 'transform="translate(3 3)"') +
        stroke(two, '#8a3a5c', 31) +
        stroke(two, gold, 25) +
        stroke(two, '#fffbe6', 3, 'opacity=".55" transform="translate(-6 -6)"') +
        lights.map(([px, py]) => circle(px, py, 3.2, '#fffdf0')).join(''),
      x,
      y - tall * 0.07,
      tall / 112,
    ) +
    lights
      .map(([px, py]) => {
        const scale = tall / 112
        return a.glow(x + px * scale, y - tall * 0.07 + py * scale, tall * 0.09, '#fff6c8', 0.9)
      })
      .join('')
  )
}

/** The mascots around the cake: where each is, as shares of the image. A wide one has them at its sides. */
const guests: readonly (readonly [
  name: MascotName,
  wide: readonly [number, number],
  tall: readonly [number, number],
])[] = [
  ['pado', [-0.355, 0.705], [-0.405, 0.665]],
  ['ipsae', [0.355, 0.705], [0.405, 0.665]],
  ['dalbo', [-0.275, 0.735], [-0.25, 0.69]],
  ['byol', [0.275, 0.735], [0.25, 0.69]],
  ['lumi', [-0.19, 0.755], [-0.085, 0.715]],
  ['moru', [0.19, 0.755], [0.085, 0.715]],
]

/**
 * A cake of tiles; as many lanterns on it as years, or on a stage their number. The whole cake is inside an image of any shape. `onStage`, it is on
 * a stage with the mascots, and their ground is above the text of a hero.
 */
export function cake(a: Artist, years: number, onStage = false): string {
  const cx = a.w / 2
  // In a hero the text is below the cake.
  const isHigh = a.tall || a.wide
  const base = a.h * (onStage ? (a.tall ? 0.43 : 0.52) : isHigh ? 0.47 : 0.6)
  const s = Math.min(a.u * 26, a.w * 0.2, a.h * (a.wide ? 0.2 : 0.24))
  /** Cream that runs down from the front edges of a layer. */
  const cream = (size: number, y: number) => {
    const drops = 14
    const at = (t: number) =>
      [
        cx + (t - 0.5) * size * 1.5,
        y + size * (0.04 + 0.385 * (1 - Math.abs(t - 0.5) * 2)),
      ] as const
    const edge = many(drops, (nth) => {
      const [x1, y1] = at(nth / drops)
      const [x2, y2] = at((nth + 1) / drops)
      const long = size * a.range(0.06, 0.15)
      return `${nth === 0 ? `M${n(x1)} ${n(y1)}` : ''}C${n(x1)} ${n(y1 + long)} ${n(x2)} ${n(y2 + long)} ${n(x2)} ${n(y2)}`
    })
    const [mx, my] = at(0.5)
    const [fx, fy] = at(0)
    return path(
      `${edge}L${n(mx)} ${n(my - size * 0.05)}L${n(fx)} ${n(fy)}Z`,
      a.across(
        [
          [0, '#fff6ea'],
          [0.55, '#fffdf6'],
          [1, '#f2c9d8'],
        ],
        [cx - size * 0.75, 0, cx + size * 0.75, 0],
      ),
    )
  }
  const layer = (size: number, y: number, color: string) =>
    flatTile(a, cx, y, size, size * 0.3, color) + cream(size, y)
  /** The candles on the front edges of a layer, so they are before the layer above it. */
  const candles = (count: number, size: number, y: number) =>
    many(count, (nth) => {
      const t = nth / (count - 1)
      return candle(
        a,
        cx + (t - 0.5) * size * 1.3,
        y + size * (0.03 + 0.37 * (1 - Math.abs(t - 0.5) * 2)),
        s * 0.22,
        tileColors[nth % 6] ?? '#fff',
      )
    })
  const lamps = onStage
    ? goldNumber(a, cx, base - s * 0.84, s * 1.3)
    : many(years, (nth) =>
        lantern(a, cx + (nth - (years - 1) / 2) * s * 0.5, base - s * 1.5, s * 0.2),
      )
  const wideX = a.tall ? 0.36 : 0.33
  const bursts: readonly Burst[] = [
    [0.5 - wideX, 0.24, a.wide ? 17 : 13, '#ffb3c8', 'peony'],
    [0.5 + wideX, 0.2, a.wide ? 18 : 14, '#ffd27a', 'peony'],
    [0.5 - wideX * 0.62, 0.12, 8, '#9fe8dc', 'ring'],
    [0.5 + wideX * 0.6, 0.36, 8, '#c4b4ff', 'ring'],
  ]
  const [stageY, stageW] = a.wide ? [a.h * 0.66, a.w * 0.88] : [a.h * 0.66, a.w * 1.04]
  const crowd = guests
    .map(([name, wide, tall]) => {
      const [dx, y] = a.wide ? wide : tall
      const scale = a.u * (a.wide ? 0.105 : 0.108)
      const [x, foot] = [cx + a.w * dx, a.h * y]
      return standingAt(a, ['cheer', name], [x, foot], 152 * scale)
    })
    .join('')
  const rays = path(
    many(16, (nth) => {
      const [from, to] = [(nth / 16) * Math.PI * 2, ((nth + 0.5) / 16) * Math.PI * 2]
      const [y, far] = [base - s * 0.6, a.w]
      return `M${n(cx)} ${n(y)}L${n(cx + Math.cos(from) * far)} ${n(y + Math.sin(from) * far)}L${n(cx + Math.cos(to) * far)} ${n(y + Math.sin(to) * far)}Z`
    }),
    a.mood.light,
    'opacity=".07"',
  )
  return (
    sky(a, a.h) +
    stars(a, a.h * 0.8, 120) +
    rays +
    fireworks(a, bursts, a.h * 0.62).above +
    flight(a, cx, base + s * 1.4, a.w * 0.9, a.h * 0.5, a.wide ? 26 : 16, a.u * 2.6) +
    a.glow(cx, base - s, s * 4, a.mood.lamp, 0.7) +
    garland(a, [-a.u, a.u * 5], [cx, a.u * 2], a.u * 6, 6, a.u * 1.8, [
      '#ffc24b',
      '#ff9a7a',
      '#c4b4ff',
    ]) +
    garland(a, [cx, a.u * 2], [a.w + a.u, a.u * 6], a.u * 6, 6, a.u * 1.8, [
      '#ffc24b',
      '#c4b4ff',
      '#7fe0cf',
    ]) +
    many(4, (nth) =>
      onStage || (a.tall && nth % 3 !== 0)
        ? ''
        : tile(
            a,
            a.w * ([0.1, 0.24, 0.76, 0.9][nth] ?? 0),
            base + a.u * (nth % 3 === 0 ? 8 : 20),
            a.u * 7,
            tileColors[nth] ?? '#fff',
            tileGlyphs[nth],
            nth * 11 - 16,
          ),
    ) +
    (onStage
      ? deck(a, cx, stageY, stageW, tileColors)
      : isHigh
        ? cloud(a, cx, base + s * 1.5, s * 3.8, 0.8)
        : '') +
    layer(s * 1.9, base, '#e87fa8') +
    layer(s * 1.4, base - s * 0.5, '#8f83d8') +
    candles(9, s * 1.9, base) +
    layer(s * 0.95, base - s * 0.92, '#2fa7a0') +
    candles(7, s * 1.4, base - s * 0.5) +
    (isHigh && !onStage ? cloud(a, cx, base + s * 1.8, s * 1.7, 0.95) : '') +
    lamps +
    (onStage ? crowd : '') +
    sparkles(a, 12, [a.w * 0.15, a.w * 0.85], [a.h * 0.1, a.h * 0.7], [0.7, 1.8]) +
    cloudBank(a, a.h * 0.98, 0.2, 6)
  )
}
