import type { Artist } from '../../artist.ts'
import { glyphs } from '../../parts/glyphs.ts'
import { house } from '../../parts/houses.ts'
import { sparkle } from '../../parts/sky.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../../svg.ts'
import { ground, pool } from './ground.ts'

/** Roofs of a town as one shape, with lit windows. */
function roofs(
  a: Artist,
  from: number,
  to: number,
  foot: number,
  size: number,
  fill: string,
  lit: string,
): string {
  let x = from
  let [town, windows] = ['', '']
  while (x < to) {
    const [w, h] = [size * a.range(0.6, 1.1), size * a.range(0.5, 1.3)]
    const peak = size * a.range(0.4, 0.9)
    town += `M${n(x - 2)} ${foot}V${n(foot - h)}L${n(x + w / 2)} ${n(foot - h - peak)}L${n(x + w + 2)} ${n(foot - h)}V${foot}Z`
    if (a.chance(0.7))
      windows += `M${n(x + w * 0.3)} ${n(foot - h * 0.8)}h${n(w * 0.13)}v${n(w * 0.2)}h${n(-w * 0.13)}Z`
    if (a.chance(0.5))
      windows += `M${n(x + w * 0.6)} ${n(foot - h * 0.5)}h${n(w * 0.13)}v${n(w * 0.2)}h${n(-w * 0.13)}Z`
    x += w * 0.92
  }
  return path(town, fill) + path(windows, lit)
}

/** The clock tower, its floor at (x, y). */
function tower(a: Artist, x: number, y: number): string {
  const wall = a.linear(
    [
      [0, '#d3c8fa'],
      [0.35, '#8f80dc'],
      [0.7, '#5446a6'],
      [1, '#2c2270'],
    ],
    [0, 0, 1, 0],
  )
  const roof = a.linear(
    [
      [0, '#a08ff0'],
      [0.45, '#5c4cb8'],
      [1, '#241b62'],
    ],
    [0, 0, 1, 0],
  )
  const [cy, r] = [y - 132, 29]
  const pane = (dx: number, dy: number) =>
    a.glow(x + dx, y + dy, 22, '#ffc24b', 0.55) +
    path(`M${x + dx - 5} ${y + dy + 9}v-14a5 6 0 0 1 10 0v14Z`, a.fade('#fff3c8', '#ffb04a'))
  const bricks = many(
    14,
    () => `M${n(x - 28 + a.range(0, 46))} ${n(y - a.range(8, 84))}h${n(a.range(5, 9))}v3h-7Z`,
  )
  return (
    rect([x - 32, y - 96, 64, 100], 2, wall) +
    path(bricks, '#241b62', 'opacity=".28"') +
    pane(-13, -62) +
    pane(13, -62) +
    pane(-13, -30) +
    pane(13, -30) +
    rect([x - 42, y - 172, 84, 78], 4, wall) +
    rect([x - 48, y - 98, 96, 9], 4, a.fade('#c9bcff', '#3a2f86')) +
    rect([x - 48, y - 176, 96, 9], 4, a.fade('#e6dcff', '#4a3d9c')) +
    a.glow(x, cy, 92, '#ffd981', 0.75) +
    circle(x, cy, r + 5, a.fade('#e9c46a', '#7a4a3a')) +
    circle(
      x,
      cy,
      r,
      a.radial([
        [0, '#fffdf4'],
        [0.7, '#fff0c8'],
        [1, '#ffd27a'],
      ]),
    ) +
    path(
      many(12, (nth) => {
        const at = (nth * Math.PI) / 6
        const s = nth % 3 === 0 ? 2.4 : 1.3
        return `M${n(x + Math.sin(at) * 23 - s)} ${n(cy - Math.cos(at) * 23)}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0`
      }),
      '#3a2f6a',
    ) +
    stroke(`M${x} ${cy}V${cy - 19}M${x} ${cy}l12 8`, '#2a2158', 3.4) +
    circle(x, cy, 2.6, '#e08a3a') +
    path(
      `M${x - 50} ${y - 174}Q${x - 14} ${y - 196} ${x} ${y - 222}Q${x + 14} ${y - 196} ${x + 50} ${y - 174}Z`,
      roof,
    ) +
    stroke(
      `M${x - 46} ${y - 176}Q${x - 14} ${y - 197} ${x - 1} ${y - 218}`,
      '#efe8ff',
      2,
      'opacity=".8"',
    ) +
    stroke(
      `M${x - 41} ${y - 164}V${y - 104}M${x - 31} ${y - 88}V${y - 4}`,
      '#f4efff',
      2,
      'opacity=".7"',
    ) +
    a.glow(x, y - 224, 14, '#ffc24b', 0.9) +
    circle(x, y - 223, 3.4, '#ffe6a8') +
    a.glow(x, y - 6, 30, '#ffc24b', 0.7) +
    path(
      `M${x - 10} ${y + 3}v-14a10 11 0 0 1 20 0v14Z`,
      a.fade('#fff3c8', '#ffab4a'),
      'stroke="#2c2270" stroke-width="3"',
    )
  )
}

/** A line of the stave, `dy` below the first one. */
const stave = (dy: number) =>
  `M-20 ${116 + dy}C140 ${40 + dy} 230 ${150 + dy * 0.8} 400 ${104 + dy * 0.7}S640 ${50 + dy * 0.8} 740 ${84 + dy}S900 ${80 + dy} 980 ${40 + dy}`

/** The clock tower of Dalbo before the moon, and a song that goes around it. */
export function clockSquare(a: Artist): string {
  const [mx, my, r] = [446, 106, 84]
  const note = (x: number, y: number, s: number, turn: number, color: string) =>
    a.glow(x, y, s * 1.5, color, 0.6) +
    placed(path(glyphs.note, color, 'fill-rule="evenodd"'), x, y, s / 20, turn)
  const seas = [
    [-30, -22, 17],
    [10, 30, 24],
    [30, -38, 11],
    [-46, 20, 10],
    [-2, -54, 8],
  ]
  const clouds = [
    [262, 136, 150],
    [590, 118, 190],
    [640, 44, 150],
    [300, 66, 130],
  ]
  return (
    a.glow(mx, my, 250, '#c9bcff', 0.6) +
    stroke([0, 6, 12, 18].map(stave).join(''), '#ffe9b8', 1.3, 'opacity=".55"') +
    circle(
      mx,
      my,
      r,
      a.radial(
        [
          [0, '#ffffff'],
          [0.7, '#f1e9ff'],
          [1, '#c3b2f2'],
        ],
        [0.4, 0.36],
      ),
    ) +
    seas
      .map(([dx = 0, dy = 0, s = 0]) => circle(mx + dx, my + dy, s, '#b3a2e6', 'opacity=".4"'))
      .join('') +
    clouds
      .map(
        ([x = 0, y = 0, w = 0]) =>
          rect(
            [x, y, w, 9],
            4.5,
            a.linear(
              [
                [0, '#e6dcff', 0],
                [0.5, '#e6dcff', 0.5],
                [1, '#e6dcff', 0],
              ],
              [0, 0, 1, 0],
            ),
          ) + rect([x + w * 0.2, y + 12, w * 0.5, 6], 3, '#e6dcff', 'opacity=".16"'),
      )
      .join('') +
    roofs(
      a,
      -20,
      960,
      240,
      58,
      a.across(
        [
          [0, '#7f6dcc'],
          [1, '#4a3c98'],
        ],
        [0, 110, 0, 220],
      ),
      '#ffe0a0',
    ) +
    ellipse(
      [540, 190],
      [560, 44],
      a.radial([
        [0, '#c9b8fa', 0.6],
        [0.6, '#b9a6f2', 0.3],
        [1, '#b9a6f2', 0],
      ]),
    ) +
    roofs(
      a,
      40,
      960,
      240,
      42,
      a.across(
        [
          [0, '#5a4cac'],
          [1, '#2e2570'],
        ],
        [0, 150, 0, 236],
      ),
      '#ffd981',
    ) +
    placed(tower(a, 0, 0), 540, 209, 0.87) +
    house(a, 462, 212, 56) +
    house(a, 626, 212, 62) +
    house(a, 398, 214, 44) +
    house(a, 690, 212, 50) +
    house(a, 318, 216, 46) +
    house(a, 912, 208, 62) +
    ground(
      a,
      [
        [140, 240],
        [300, 212],
        [540, 204],
        [760, 208],
        [960, 204],
      ],
      ['#4a3d9c', '#171046'],
      '#b9a8ff',
    ) +
    pool(a, 540, 210, 130, '#ffc86a', 0.6) +
    note(160, 82, 26, -8, '#ffe6a8') +
    note(236, 116, 18, 6, '#fff6e0') +
    note(332, 112, 24, -4, '#d9c8ff') +
    note(664, 66, 28, 8, '#ffe6a8') +
    note(760, 96, 19, -6, '#fff6e0') +
    note(874, 74, 24, 8, '#d9c8ff') +
    sparkle(262, 50, 8, '#fff6dc') +
    sparkle(604, 34, 6, '#fff6dc')
  )
}
