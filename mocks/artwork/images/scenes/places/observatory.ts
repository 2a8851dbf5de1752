import type { Artist } from '../../artist.ts'
import { sparkle } from '../../parts/sky.ts'
import { ellipse, group, many, n, path, stroke } from '../../svg.ts'
import { dome } from './dome.ts'
import { grass, ground, pool } from './ground.ts'

const signs = [
  [60, 92, 108, 66, 152, 84, 190, 52, 236, 70],
  [690, 62, 734, 92, 780, 60, 828, 84, 862, 48, 918, 66],
  [306, 40, 346, 66, 330, 104, 372, 124],
]

/** Stars with the lines between them. */
const constellation = (points: readonly number[]) => {
  const at = points.flatMap((x, nth) => (nth % 2 === 0 ? [[x, points[nth + 1] ?? 0] as const] : []))
  const line = at.map(([x, y], nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    stroke(line, '#cfc8ff', 1.2, 'opacity=".5" stroke-dasharray="2 4"') +
    at.map(([x, y], nth) => sparkle(x, y, nth % 2 === 0 ? 7 : 5, '#fff6dc')).join('')
  )
}

/** Pines as one shape, their feet on a line. */
function pines(positions: readonly (readonly [number, number, number])[], fill: string) {
  return path(
    positions
      .map(([x, y, h]) =>
        [0, 0.26, 0.5]
          .map((t) => {
            const w = h * (0.26 - t * 0.24)
            const foot = y - h * t
            return `M${n(x)} ${n(foot - h * 0.5)}L${n(x + w)} ${n(foot)}Q${n(x)} ${n(foot + h * 0.06)} ${n(x - w)} ${n(foot)}Z`
          })
          .join(''),
      )
      .join(''),
    fill,
  )
}

/** A star that hangs low, as a lamp. */
const starLamp = (a: Artist, x: number, y: number, r: number) =>
  a.glow(x, y, r * 4, '#ffc24b', 0.7) +
  pool(a, x, y + r * 1.2, r * 4, '#ffc86a', 0.6) +
  path(
    Array.from({ length: 10 }, (_, nth) => {
      const [far, at] = [nth % 2 === 0 ? r : r * 0.52, (nth * Math.PI) / 5]
      return `${nth === 0 ? 'M' : 'L'}${n(x + Math.sin(at) * far)} ${n(y - Math.cos(at) * far)}`
    }).join('') + 'Z',
    a.radial([
      [0, '#fffbe6'],
      [0.6, '#ffd981'],
      [1, '#ffab4a'],
    ]),
    'stroke="#ffd981" stroke-width="2" stroke-linejoin="round"',
  )

/** The observatory of Byol on its hill, under the galaxy. */
export function observatory(a: Artist): string {
  const band = group(
    ellipse(
      [0, 0],
      [470, 62],
      a.radial([
        [0, '#8f7cf0', 0.6],
        [0.5, '#6a4fd0', 0.26],
        [1, '#6a4fd0', 0],
      ]),
    ) +
      ellipse(
        [40, 0],
        [330, 26],
        a.radial([
          [0, '#f4c8ff', 0.55],
          [0.6, '#a98cff', 0.2],
          [1, '#a98cff', 0],
        ]),
      ) +
      ellipse(
        [-20, 10],
        [210, 10],
        a.radial([
          [0, '#1d1348', 0.6],
          [1, '#1d1348', 0],
        ]),
      ),
    'transform="translate(560 70) rotate(-17)"',
  )
  const dust = many(64, () => {
    const [t, off] = [a.range(-1, 1), a.range(-1, 1)]
    const [x, y] = [560 + t * 400 + off * 12, 70 - t * 122 + off * 40]
    return `M${n(x)} ${n(y)}h${n(a.range(0.1, 1.2))}`
  })
  return (
    band +
    stroke(dust, '#fff6e8', 1.7, 'opacity=".75"') +
    signs.map(constellation).join('') +
    // A star that falls.
    path(
      'M148 40L236 12l-84 34Z',
      a.across(
        [
          [0, '#ffffff', 0.9],
          [1, '#ffffff', 0],
        ],
        [148, 44, 236, 12],
      ),
    ) +
    a.glow(150, 42, 12, '#ffffff', 0.9) +
    a.glow(500, 200, 320, '#7468dd', 0.6) +
    ground(
      a,
      [
        [0, 240],
        [220, 176],
        [380, 196],
        [560, 150],
        [800, 180],
        [960, 140],
      ],
      ['#5a4ab4', '#332a78'],
      '#a99bff',
    ) +
    pines(
      [
        [196, 190, 50],
        [224, 184, 66],
        [256, 190, 44],
        [700, 174, 58],
        [730, 178, 76],
        [880, 166, 88],
        [916, 160, 64],
        [944, 158, 80],
      ],
      a.fade('#6a5cc8', '#2a2168'),
    ) +
    ground(
      a,
      [
        [90, 240],
        [280, 208],
        [480, 196],
        [680, 206],
        [840, 202],
        [960, 208],
      ],
      ['#4a3d9c', '#171046'],
      '#b9a8ff',
    ) +
    dome(a, 500, 202) +
    pool(a, 500, 208, 84, '#ffc86a', 0.75) +
    starLamp(a, 310, 196, 13) +
    starLamp(a, 690, 194, 15) +
    starLamp(a, 916, 190, 12) +
    grass(a, [220, 212], [960, 210], 9, '#2a2070')
  )
}
