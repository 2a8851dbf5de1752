import type { Artist } from '../../artist.ts'
import { boat } from '../../parts/boats.ts'
import { house } from '../../parts/houses.ts'
import { lighthouse } from '../../parts/lighthouse.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../../svg.ts'
import { grass, ground, hedge, pool } from './ground.ts'

/** The lighthouse of Lumi on its cape, after sunset. */
export function lighthouseCape(a: Artist): string {
  const [x, y, tall] = [636, 192, 184]
  const lamp = [x, y - tall * 0.86] as const
  const beam = (dx: number, dy: number, wide: number) =>
    path(
      `M${lamp[0]} ${n(lamp[1] - 3)}L${n(lamp[0] + dx)} ${n(lamp[1] + dy - wide)}V${n(lamp[1] + dy + wide)}L${lamp[0]} ${n(lamp[1] + 3)}Z`,
      a.across(
        [
          [0, '#fff1c4', 0.75],
          [0.4, '#ffd981', 0.3],
          [1, '#ffd981', 0],
        ],
        [lamp[0], 0, lamp[0] + dx, 0],
      ),
    )
  const sea = 186
  const shine = many(26, (nth) => {
    const t = nth / 26
    const long = a.range(10, 60) * (0.5 + t)
    return `M${n(230 + a.range(-120, 120) * (0.4 + t) - long / 2)} ${n(sea + 3 + t * 48)}h${n(long)}`
  })
  return (
    // The last light of the evening, on the horizon.
    ellipse(
      [300, sea],
      [420, 92],
      a.radial([
        [0, '#ff9f7a', 0.85],
        [0.5, '#d0586a', 0.36],
        [1, '#7a2f66', 0],
      ]),
    ) +
    path(
      `M20 ${sea}q50-30 96-22t70 22ZM120 ${sea}q44-20 90-14t60 14ZM640 ${sea}q60-44 130-36t190-18v54Z`,
      a.across(
        [
          [0, '#8a4f86'],
          [1, '#5a3474'],
        ],
        [0, 140, 0, sea],
      ),
    ) +
    rect(
      [0, sea, 960, 60],
      0,
      a.across(
        [
          [0, '#e08a86'],
          [0.3, '#7a4a8a'],
          [1, '#241a52'],
        ],
        [0, sea, 0, 240],
      ),
    ) +
    stroke(shine, '#ffe0b0', 2, 'opacity=".55"') +
    boat(a, 210, 200, 34, '#fff3e0') +
    boat(a, 96, 192, 18, '#ffe0d0', 0.3) +
    beam(-600, 24, 68) +
    beam(340, -16, 40) +
    ground(
      a,
      [
        [420, 240],
        [484, 218],
        [560, 200],
        [640, 188],
        [720, 196],
        [800, 204],
        [880, 192],
        [960, 182],
      ],
      ['#8a5a86', '#2a1448'],
      '#ffb08a',
    ) +
    hedge(a, [704, 202], [770, 208], 15, ['#6a7a8c', '#2c2458']) +
    hedge(a, [840, 200], [960, 188], 20, ['#6a7a8c', '#2c2458']) +
    house(a, 546, 210, 46) +
    house(a, 716, 208, 56) +
    house(a, 768, 212, 44) +
    house(a, 908, 202, 62) +
    path(`M${x - 60} ${y + 12}q6-18 32-19h56q26 1 32 19Z`, a.fade('#a8789c', '#4a2a60')) +
    `<g transform="translate(${x} 0) scale(1.32 1) translate(${-x} 0)">${lighthouse(a, x, y, tall)}</g>` +
    // The evening on its side.
    stroke(
      `M${n(x - tall * 0.148)} ${y - 2}L${n(x - tall * 0.092)} ${n(y - tall * 0.78)}`,
      '#fff1d8',
      2.2,
      'opacity=".7"',
    ) +
    a.glow(lamp[0], lamp[1], 118, '#ffc24b', 0.85) +
    a.glow(lamp[0], lamp[1], 34, '#fffbe6', 0.95) +
    pool(a, x, y + 10, 90, '#ffc86a', 0.5) +
    ground(
      a,
      [
        [440, 240],
        [540, 222],
        [680, 214],
        [800, 220],
        [960, 212],
      ],
      ['#4a2a60', '#170c38'],
      '#ff9f80',
    ) +
    // The way up, of lamps.
    many(6, (nth) => {
      const [px, py] = [664 + nth * 28, 214 + Math.sin(nth * 0.9) * 4]
      return (
        a.glow(px, py - 6, 13, '#ffc24b', 0.8) +
        stroke(`M${px} ${n(py)}v-6`, '#170c38', 1.6) +
        circle(px, py - 7, 2.4, '#fff3c8')
      )
    }) +
    grass(a, [520, 224], [960, 216], 9, '#2a1450') +
    stroke(
      'M300 74q5-6 9 0q4-6 9 0M332 58q4-5 8 0q4-5 8 0M684 70q4-5 8 0q4-5 8 0',
      '#ffe9dc',
      1.8,
      'opacity=".7"',
    )
  )
}
