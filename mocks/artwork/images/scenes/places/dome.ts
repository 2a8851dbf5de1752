import type { Artist } from '../../artist.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../../svg.ts'

/** The dome with its telescope, its floor at (x, y). */
export function dome(a: Artist, x: number, y: number): string {
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
    rect(
      [-13, -92, 26, 96],
      5,
      a.linear(
        [
          [0, '#fff0c0'],
          [0.4, '#f2b44a'],
          [1, '#8a4a2c'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
      rect(
        [-16, -96, 32, 16],
        4,
        a.linear(
          [
            [0, '#fffae8'],
            [0.5, '#ffc24b'],
            [1, '#a8672f'],
          ],
          [0, 0, 1, 0],
        ),
      ) +
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
    rect(
      [x - 76, y - 84, 152, 88],
      4,
      a.linear(
        [
          [0, '#efeaff'],
          [0.4, '#b3a6ea'],
          [0.75, '#6a5cc0'],
          [1, '#3a2f86'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    rect(
      [x - 76, y - 84, 152, 22],
      0,
      a.across(
        [
          [0, '#1d1750', 0.7],
          [1, '#1d1750', 0],
        ],
        [0, y - 84, 0, y - 60],
      ),
    ) +
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
    stroke(
      `M${n(x - 82)} ${n(y - 96)}A84 84 0 0 1 ${n(x - 8)} ${n(y - 167)}`,
      '#f4efff',
      2.6,
      'opacity=".85"',
    ) +
    rect([x - 92, y - 92, 184, 13], 5, a.fade('#c9bcff', '#4a3d9c')) +
    many(7, (nth) => circle(x - 75 + nth * 25, y - 85.5, 2.4, '#ffe9a8')) +
    a.glow(x, y - 20, 56, '#ffc24b', 0.7) +
    path(
      `M${n(x - 17)} ${n(y + 2)}v-36a17 18 0 0 1 34 0v36Z`,
      a.radial(
        [
          [0, '#fffbe6'],
          [0.55, '#ffd981'],
          [1, '#ff9f4a'],
        ],
        [0.5, 0.7],
      ),
      'stroke="#3a2f86" stroke-width="5"',
    ) +
    [-50, 50]
      .map(
        (dx) =>
          a.glow(x + dx, y - 40, 34, '#ffc24b', 0.55) +
          path(
            `M${n(x + dx - 9)} ${n(y - 26)}v-18a9 10 0 0 1 18 0v18Z`,
            a.fade('#fff3c8', '#ffb04a'),
            'stroke="#3a2f86" stroke-width="3.5"',
          ),
      )
      .join('')
  )
}
