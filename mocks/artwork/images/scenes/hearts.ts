import type { Artist } from '../artist.ts'
import { darker } from '../color.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { darkLantern, lantern } from '../parts/lanterns.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { circle, ellipse, many, n, path, stroke } from '../svg.ts'
import { ground } from './workshop.ts'

/** Where the heart and the lamps are: right of the text in a hero and above its host, and above the text on a phone. */
const layouts = {
  wide: { heart: [0.596, 0.2, 0.26], lamps: [0.472, 0.062], foot: 0.42, horizon: 0.38, lamp: 2 },
  tall: { heart: [0.42, 0.19, 0.24], lamps: [0.1, 0.16], foot: 0.43, horizon: 0.39, lamp: 3 },
  flat: { heart: [0.5, 0.36, 0.48], lamps: [0.16, 0.17], foot: 0.86, horizon: 0.7, lamp: 3.6 },
} as const

/** An island made of hearts and lanterns; five lamps, of which the first `lit` are lit. */
export function hearts(a: Artist, lit = 5): string {
  const layout = layouts[a.wide ? 'wide' : a.tall ? 'tall' : 'flat']
  const [x, y, high] = layout.heart
  const [cx, cy] = [a.w * x, a.h * y]
  const s = Math.min(a.u * 40, a.h * high)
  const lamps = many(5, (nth) => {
    const lx = a.w * (layout.lamps[0] + nth * layout.lamps[1])
    // In a hero the middle ones are lower, clear of the tip of the heart.
    const low = a.wide || a.tall ? 3 * (2 - Math.abs(nth - 2)) : 0
    const foot = a.h * layout.foot + a.u * low
    const top = [lx, foot - a.u * layout.lamp * 4.4, a.u * layout.lamp] as const
    return (
      (nth < lit ? a.glow(lx, foot - a.u * 8, a.u * 12, a.mood.lamp, 0.35) : '') +
      flatTile(
        a,
        lx,
        foot,
        a.u * (a.wide ? 6.4 : a.tall ? 8 : 9),
        a.u * 1.4,
        tileColors[nth] ?? '#fff',
        'heart',
      ) +
      (nth < lit ? lantern(a, ...top, ['#ffc24b', '#ff9fb0'][nth % 2]) : darkLantern(a, ...top))
    )
  })
  const horizon = a.h * layout.horizon
  // Lights on the edge of the heart, each with the curve of its glyph.
  const edge = [
    [0, -0.25],
    [0.1, -0.36],
    [0.25, -0.43],
    [0.4, -0.38],
    [0.5, -0.26],
    [0.52, -0.1],
    [0.44, 0.06],
    [0.33, 0.19],
    [0.21, 0.3],
    [0.1, 0.39],
    [0, 0.46],
  ].flatMap(([dx = 0, dy = 0]) =>
    dx === 0
      ? [[0, dy]]
      : [
          [dx, dy],
          [-dx, dy],
        ],
  )
  const bulbs = edge
    .map(
      ([dx = 0, dy = 0]) =>
        a.glow(cx + dx * s, cy + dy * s, s * 0.07, '#fff0b8', 0.95) +
        circle(cx + dx * s, cy + dy * s, s * 0.014, '#fffbe6'),
    )
    .join('')
  const shine = many(34, (nth) => {
    const t = (nth / 34) ** 1.4
    const long = s * a.range(0.1, 0.42) * (0.5 + t)
    const px = cx + a.range(-0.5, 0.5) * s * (0.3 + t)
    return `M${n(px - long / 2)} ${n(horizon + a.u + t * s * 0.9)}h${n(long)}`
  })
  return (
    ground(a, layout.horizon) +
    ellipse(
      [cx, horizon + s * 0.3],
      [s * 0.8, s * 0.5],
      a.radial([
        [0, '#ff9fb0', 0.55],
        [1, '#ff9fb0', 0],
      ]),
    ) +
    stroke(shine, '#ffc9d0', a.u * 0.4, 'opacity=".6"') +
    a.glow(cx, cy, s * 1.7, '#ff9fb0', 0.75) +
    glyphAt('heart', cx, cy + s * 0.03, s, darker('#ff8a9a', 0.3), 'opacity=".4"') +
    glyphAt(
      'heart',
      cx,
      cy,
      s,
      // A hero has much light around it.
      a.linear(
        a.wide || a.tall
          ? [
              [0, '#ffb0b4'],
              [0.45, '#f4567c'],
              [1, '#8a2a78'],
            ]
          : [
              [0, '#ffd0d0'],
              [0.5, '#ff8a9a'],
              [1, '#c9508a'],
            ],
      ),
    ) +
    a.glow(cx, cy, s * 0.62, '#ffd98a', 0.7) +
    path(
      `M${n(cx - s * 0.42)} ${n(cy - s * 0.1)}Q${n(cx - s * 0.46)} ${n(cy - s * 0.34)} ${n(cx - s * 0.25)} ${n(cy - s * 0.36)}Q${n(cx - s * 0.36)} ${n(cy - s * 0.28)} ${n(cx - s * 0.36)} ${n(cy - s * 0.08)}Z`,
      '#ffffff',
      'opacity=".55"',
    ) +
    bulbs +
    lantern(a, cx, cy - s * 0.23, s * 0.17, '#ffc24b') +
    many(16, () =>
      glyphAt(
        'heart',
        a.range(0.04, 0.96) * a.w,
        a.range(0.06, layout.horizon - 0.06) * a.h,
        a.u * a.range(1.4, 4.4),
        a.pick(['#ffb3c0', '#ff8a9a', '#ffd9c8', '#e8b4ff']),
        `opacity="${n(a.range(0.4, 0.95))}"`,
      ),
    ) +
    lamps
  )
}
