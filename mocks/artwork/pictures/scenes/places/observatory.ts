import type { Artist } from '../../artist.ts'
import { lantern } from '../../parts/lanterns.ts'
import { sparkle } from '../../parts/sky.ts'
import { circle, ellipse, group, many, n, path, placed, rect, stroke } from '../../svg.ts'
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
function pines(a: Artist, places: readonly (readonly [number, number, number])[], fill: string) {
  return path(
    places
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

/** The dome with its telescope, its floor at (x, y). */
function dome(a: Artist, x: number, y: number): string {
  const half = `M${n(x - 84)} ${n(y - 84)}a84 84 0 0 1 168 0Z`
  const shell = a.radial(
    [
      [0, '#d9d0ff'],
      [0.36, '#8f80ec'],
      [0.75, '#5647b0'],
      [1, '#2c2270'],
    ],
    [0.32, 0.24],
  )
  const tube = placed(
    rect([-13, -92, 26, 96], 5, a.linear([[0, '#fff0c0'], [0.4, '#f2b44a'], [1, '#8a4a2c']], [0, 0, 1, 0])) +
      rect([-16, -96, 32, 16], 4, a.linear([[0, '#fffae8'], [0.5, '#ffc24b'], [1, '#a8672f']], [0, 0, 1, 0])) +
      rect([-15, -52, 30, 6], 2, '#7a4630') +
      ellipse([0, -96], [15, 4], '#d8f0ff'),
    x + 8,
    y - 92,
    1,
    36,
  )
  const panel = (dx: number) =>
    stroke(
      `M${n(x + dx)} ${n(y - 84)}Q${n(x + dx * 0.86)} ${n(y - 140)} ${n(x)} ${n(y - 168)}`,
      '#2c2270',
      1.6,
      'opacity=".5"',
    )
  return (
    ellipse([x, y + 3], [104, 8], '#0a0724', 'opacity=".45"') +
    rect([x - 76, y - 84, 152, 88], 4, a.linear([[0, '#efeaff'], [0.4, '#b3a6ea'], [0.75, '#6a5cc0'], [1, '#3a2f86']], [0, 0, 1, 0])) +
    rect([x - 76, y - 84, 152, 22], 0, a.across([[0, '#1d1750', 0.7], [1, '#1d1750', 0]], [0, y - 84, 0, y - 60])) +
    path(half, shell) +
    panel(-62) +
    panel(-34) +
    panel(62) +
    // The slit, with light and the telescope in it.
    path(
      `M${n(x - 4)} ${n(y - 88)}Q${n(x + 2)} ${n(y - 146)} ${n(x + 18)} ${n(y - 166)}Q${n(x + 44)} ${n(y - 156)} ${n(x + 58)} ${n(y - 142)}Q${n(x + 44)} ${n(y - 116)} ${n(x + 40)} ${n(y - 88)}Z`,
      a.fade('#ffd981', '#3a1f5c'),
      'stroke="#a99bff" stroke-width="3"',
    ) +
    a.glow(x + 28, y - 120, 60, '#ffc24b', 0.7) +
    tube +
    stroke(`M${n(x - 82)} ${n(y - 96)}A84 84 0 0 1 ${n(x - 8)} ${n(y - 167)}`, '#f4efff', 2.6, 'opacity=".85"') +
    rect([x - 92, y - 92, 184, 13], 5, a.fade('#c9bcff', '#4a3d9c')) +
    many(7, (nth) => circle(x - 75 + nth * 25, y - 85.5, 2.4, '#ffe9a8')) +
    a.glow(x, y - 20, 56, '#ffc24b', 0.7) +
    path(`M${n(x - 17)} ${n(y + 2)}v-36a17 18 0 0 1 34 0v36Z`, a.radial([[0, '#fffbe6'], [0.55, '#ffd981'], [1, '#ff9f4a']], [0.5, 0.7]), 'stroke="#3a2f86" stroke-width="5"') +
    [-50, 50]
      .map(
        (dx) =>
          a.glow(x + dx, y - 40, 34, '#ffc24b', 0.55) +
          path(`M${n(x + dx - 9)} ${n(y - 26)}v-18a9 10 0 0 1 18 0v18Z`, a.fade('#fff3c8', '#ffb04a'), 'stroke="#3a2f86" stroke-width="3.5"'),
      )
      .join('')
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
    a.radial([[0, '#fffbe6'], [0.6, '#ffd981'], [1, '#ffab4a']]),
    'stroke="#ffd981" stroke-width="2" stroke-linejoin="round"',
  )

/** The observatory of Byol on its hill, under the galaxy. */
export function observatory(a: Artist): string {
  const band = group(
    ellipse([0, 0], [470, 62], a.radial([[0, '#8f7cf0', 0.6], [0.5, '#6a4fd0', 0.26], [1, '#6a4fd0', 0]])) +
      ellipse([40, 0], [330, 26], a.radial([[0, '#f4c8ff', 0.55], [0.6, '#a98cff', 0.2], [1, '#a98cff', 0]])) +
      ellipse([-20, 10], [210, 10], a.radial([[0, '#1d1348', 0.6], [1, '#1d1348', 0]])),
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
    path('M148 40L236 12l-84 34Z', a.across([[0, '#ffffff', 0.9], [1, '#ffffff', 0]], [148, 44, 236, 12])) +
    a.glow(150, 42, 12, '#ffffff', 0.9) +
    a.glow(500, 200, 320, '#7468dd', 0.6) +
    ground(a, [[0, 240], [220, 176], [380, 196], [560, 150], [800, 180], [960, 140]], ['#5a4ab4', '#332a78'], '#a99bff') +
    pines(a, [[196, 190, 50], [224, 184, 66], [256, 190, 44], [700, 174, 58], [730, 178, 76], [880, 166, 88], [916, 160, 64], [944, 158, 80]], a.fade('#6a5cc8', '#2a2168')) +
    ground(a, [[90, 240], [280, 208], [480, 196], [680, 206], [840, 202], [960, 208]], ['#4a3d9c', '#171046'], '#b9a8ff') +
    dome(a, 500, 202) +
    pool(a, 500, 208, 84, '#ffc86a', 0.75) +
    starLamp(a, 310, 196, 13) +
    starLamp(a, 690, 194, 15) +
    starLamp(a, 916, 190, 12) +
    grass(a, [220, 212], [960, 210], 9, '#2a2070')
  )
}
