import type { Artist } from '../../artist.ts'
import { mix } from '../../color.ts'
import { flower } from '../../parts/leaves.ts'
import { fireflies } from '../../parts/weather.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../../svg.ts'
import { grass, ground, hedge, pool } from './ground.ts'

const blooms = ['#ff9ab4', '#c9a8ff', '#ffffff', '#ffc86a', '#ff9a8a']

/** Leaves that bend from one foot, as one shape. */
function leaves(
  a: Artist,
  x: number,
  y: number,
  long: number,
  count: number,
  fill: string,
): string {
  return path(
    many(count, (nth) => {
      const at = ((nth + 0.5) / count - 0.5) * 2.6
      const h = long * a.range(0.75, 1.1) * (1 - Math.abs(at) * 0.16)
      const [tx, ty] = [x + Math.sin(at) * h, y - Math.cos(at) * h]
      const [mx, my] = [x + Math.sin(at * 0.5) * h * 0.62, y - Math.cos(at * 0.5) * h * 0.62]
      const w = long * 0.13
      return `M${n(x)} ${n(y)}Q${n(mx - w)} ${n(my - w * 0.3)} ${n(tx)} ${n(ty)}Q${n(mx + w)} ${n(my + w * 0.5)} ${n(x)} ${n(y)}Z`
    }),
    fill,
  )
}

/** The dome of glass, lit from within, its floor at (x, y). */
function dome(a: Artist, x: number, y: number, r: number): string {
  const wall = 62
  const outline = `M${n(x - r)} ${y}V${n(y - wall)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y - wall)}V${y}Z`
  const ribs = [0.3, 0.62, 0.88]
    .flatMap((t) => [-t, t])
    .map(
      (t) =>
        `M${n(x + t * r)} ${y}V${n(y - wall)}Q${n(x + t * r * 0.94)} ${n(y - wall - r * 0.78)} ${n(x)} ${n(y - wall - r)}`,
    )
    .join('')
  const hoops = [0.36, 0.7]
    .map((t) => {
      const half = r * Math.sqrt(1 - t * t)
      const hy = y - wall - r * t
      return `M${n(x - half)} ${n(hy)}Q${n(x)} ${n(hy + 14)} ${n(x + half)} ${n(hy)}`
    })
    .join('')
  const light = a.radial(
    [
      [0, '#fffde0'],
      [0.3, '#ffe9a0', 0.95],
      [0.62, '#7fd8a0', 0.8],
      [1, '#2f8f86', 0.75],
    ],
    [0.5, 0.78],
  )
  const inside =
    leaves(a, x - 74, y, 92, 9, '#2f8a6a') +
    leaves(a, x + 76, y, 100, 9, '#2a7f68') +
    leaves(a, x - 20, y, 118, 8, '#3fa072') +
    leaves(a, x + 34, y, 92, 8, '#57b87a') +
    leaves(a, x - 50, y + 4, 66, 7, '#6cc884') +
    leaves(a, x + 66, y + 4, 58, 7, '#4cae78') +
    many(16, (nth) =>
      flower(
        a,
        x + a.range(-0.84, 0.84) * r,
        y - a.range(14, 92),
        a.range(4, 7.5),
        blooms[nth % 5] ?? '#ffffff',
      ),
    )
  const door = `M${x - 15} ${y}v-40a15 16 0 0 1 30 0v40Z`
  return (
    a.glow(x, y - wall - 10, r * 2.3, '#a8f0b0', 0.55) +
    ellipse([x, y + 2], [r * 1.2, 10], '#04141c', 'opacity=".5"') +
    path(outline, light) +
    group(inside, `clip-path="${a.clip(path(outline, '#fff'))}"`) +
    path(
      outline,
      a.linear(
        [
          [0, '#ffffff', 0.5],
          [0.3, '#ffffff', 0.06],
          [0.7, '#ffffff', 0],
          [1, '#bff0ff', 0.24],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(
      `${ribs}${hoops}M${n(x - r)} ${n(y - wall)}H${n(x + r)}`,
      '#eafff4',
      2.2,
      'opacity=".8"',
    ) +
    stroke(outline, '#f4fffa', 3.6) +
    path(
      `M${n(x - r * 0.8)} ${n(y - wall - 16)}Q${n(x - r * 0.72)} ${n(y - wall - r * 0.6)} ${n(x - r * 0.3)} ${n(y - wall - r * 0.86)}Q${n(x - r * 0.58)} ${n(y - wall - r * 0.5)} ${n(x - r * 0.66)} ${n(y - wall - 12)}Z`,
      '#ffffff',
      'opacity=".6"',
    ) +
    rect([x - r - 6, y - 5, 2 * r + 12, 9], 4, a.fade('#c9f0dc', '#2a6a6a')) +
    a.glow(x, y - 24, 50, '#ffe39a', 0.8) +
    path(door, a.fade('#fffbe0', '#ffc86a'), 'stroke="#eafff4" stroke-width="3.5"') +
    stroke(`M${x} ${y}v-55M${n(x)} ${n(y - wall - r)}v-13`, '#eafff4', 2.2) +
    circle(x, y - wall - r - 15, 4, '#ffe6a8') +
    a.glow(x, y - wall - r - 15, 16, '#ffc24b', 0.8)
  )
}

/** A pot with leaves and blossoms, its foot at (x, y). */
const pot = (a: Artist, x: number, y: number, s: number, bloom: string) =>
  leaves(a, x, y - s * 0.6, s * 1.35, 7, mix('#2f8a6a', '#6cc884', a.range(0, 1))) +
  many(4, () => flower(a, x + a.range(-0.7, 0.7) * s, y - s * a.range(1, 1.8), s * 0.24, bloom)) +
  path(
    `M${n(x - s * 0.46)} ${n(y - s * 0.72)}h${n(s * 0.92)}l${n(-s * 0.14)} ${n(s * 0.72)}h${n(-s * 0.64)}Z`,
    a.linear(
      [
        [0, '#f2a27e'],
        [1, '#6a3350'],
      ],
      [0, 0, 1, 0.3],
    ),
  ) +
  rect(
    [x - s * 0.52, y - s * 0.8, s * 1.04, s * 0.2],
    s * 0.07,
    a.linear(
      [
        [0, '#ffc09a'],
        [1, '#8a4a5c'],
      ],
      [0, 0, 1, 0.3],
    ),
  )

/** The greenhouse of Ipsae. */
export function glassGarden(a: Artist): string {
  const [x, y] = [500, 206]
  return (
    a.glow(x, 180, 330, '#8ad48f', 0.4) +
    ground(
      a,
      [
        [30, 240],
        [220, 168],
        [400, 186],
        [600, 150],
        [800, 176],
        [960, 132],
      ],
      ['#2f7a78', '#1d4a66'],
      '#a8f0c0',
    ) +
    hedge(a, [150, 200], [380, 190], 26, ['#3a9480', '#163f5a']) +
    hedge(a, [620, 186], [960, 166], 34, ['#3a9480', '#163f5a']) +
    // Palms behind the glass.
    stroke('M334 204q4-50-6-82M716 200q-4-58 8-92M906 190q-2-40 4-66', '#1a3f52', 6) +
    leaves(a, 328, 124, 58, 9, a.fade('#4fb38a', '#1d5a5c')) +
    leaves(a, 724, 110, 64, 9, a.fade('#4fb38a', '#1d5a5c')) +
    leaves(a, 910, 126, 50, 9, a.fade('#4fb38a', '#1d5a5c')) +
    dome(a, x, y, 112) +
    ground(
      a,
      [
        [60, 240],
        [240, 212],
        [420, 208],
        [640, 206],
        [800, 214],
        [960, 204],
      ],
      ['#1f6a5c', '#0c2038'],
      '#a8f0c0',
    ) +
    pool(a, x, 213, 130, '#ffe39a', 0.75) +
    pot(a, 352, 212, 26, '#ff9ab4') +
    pot(a, 388, 216, 19, '#ffc86a') +
    pot(a, 640, 212, 24, '#c9a8ff') +
    pot(a, 676, 216, 18, '#ff9a8a') +
    grass(a, [150, 216], [960, 212], 13, '#164a4c') +
    many(9, (nth) =>
      flower(
        a,
        200 + nth * 92 + a.range(-30, 30),
        208 + a.range(-2, 5),
        a.range(4, 6),
        blooms[nth % 5] ?? '#ffffff',
      ),
    ) +
    fireflies(a, [240, 50, 640, 140], 12, '#e6ffb0')
  )
}
