import type { Artist } from '../../artist.ts'
import { garland, lantern } from '../../parts/lanterns.ts'
import { sparkle } from '../../parts/sky.ts'
import { glyphAt } from '../../parts/tiles.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../../svg.ts'
import { ground, hedge, pool } from './ground.ts'

/** A ticket of gold with a star, `w` wide, its middle at the origin. */
function ticket(a: Artist, w: number): string {
  const h = w * 0.46
  const notch = h * 0.17
  const outline = `M${n(-w / 2)} ${n(-h / 2)}H${n(w / 2)}V${n(-notch)}a${n(notch)} ${n(notch)} 0 0 0 0 ${n(2 * notch)}V${n(h / 2)}H${n(-w / 2)}V${n(notch)}a${n(notch)} ${n(notch)} 0 0 0 0 ${n(-2 * notch)}Z`
  return (
    path(outline, '#6a2a50', `transform="translate(2 5)" opacity=".6"`) +
    path(
      outline,
      a.linear(
        [
          [0, '#fff6cf'],
          [0.45, '#ffcf63'],
          [1, '#f08f3e'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    rect(
      [-w * 0.42, -h * 0.37, w * 0.84, h * 0.74],
      h * 0.1,
      'none',
      'stroke="#fffaf0" stroke-width="2" opacity=".8"',
    ) +
    stroke(
      `M${n(w * 0.2)} ${n(-h * 0.36)}V${n(h * 0.36)}`,
      '#c9702f',
      2,
      'stroke-dasharray="1 6"',
    ) +
    glyphAt('star', -w * 0.13, 0, h * 0.5, '#fffaf0') +
    stroke(
      `M${n(w * 0.28)} ${n(-h * 0.18)}h${n(w * 0.09)}M${n(w * 0.28)} 0h${n(w * 0.09)}M${n(w * 0.28)} ${n(h * 0.18)}h${n(w * 0.09)}`,
      '#c9702f',
      3,
    )
  )
}

/** A booth that gives out tickets, for coupons. */
export function ticketBooth(a: Artist): string {
  const [x, y] = [470, 208]
  const stripe = (nth: number) =>
    path(
      `M${n(x - 112 + nth * 28)} ${y - 150}h28l${n((nth - 3.5) * 2.4 + 1.2)} 34q-15 15 -30.4 0Z`,
      nth % 2 === 0 ? a.fade('#ff9a86', '#b03f5c') : a.fade('#fffaf0', '#d9a8c0'),
    )
  return (
    a.glow(x, 150, 360, '#ffb07a', 0.6) +
    ground(
      a,
      [
        [0, 240],
        [240, 176],
        [480, 160],
        [720, 178],
        [960, 140],
      ],
      ['#8f4a80', '#3a1c58'],
      '#ffb08a',
    ) +
    hedge(a, [180, 204], [380, 196], 26, ['#a85f90', '#3a1c58']) +
    hedge(a, [620, 192], [960, 176], 32, ['#a85f90', '#3a1c58']) +
    ellipse([x, y + 4], [150, 12], '#160a2c', 'opacity=".5"') +
    rect(
      [x - 100, y - 128, 200, 132],
      4,
      a.linear(
        [
          [0, '#ffc09a'],
          [0.4, '#c9706a'],
          [1, '#5a2450'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    a.glow(x, y - 82, 112, '#ffc24b', 0.9) +
    path(
      `M${x - 74} ${y - 48}V${y - 100}h148v52Z`,
      a.radial(
        [
          [0, '#fffbe0'],
          [0.5, '#ffd981'],
          [1, '#f08a3e'],
        ],
        [0.5, 0.6],
      ),
    ) +
    rect([x - 86, y - 50, 172, 10], 4, a.fade('#fff0cf', '#c9785a')) +
    many(5, (nth) => rect([x - 92 + nth * 38, y - 36, 32, 34], 4, '#5a2450', 'opacity=".35"')) +
    many(8, stripe) +
    rect([x - 118, y - 158, 236, 12], 6, a.fade('#ffe6a8', '#d98a4a')) +
    lantern(a, x - 92, y - 118, 11, '#ffc24b') +
    lantern(a, x + 92, y - 118, 11, '#ffc24b') +
    a.glow(x, y - 82, 60, '#fffbe6', 0.6) +
    placed(ticket(a, 118), x, y - 78, 1, -7) +
    placed(ticket(a, 74), 306, 120, 1, -20) +
    placed(ticket(a, 58), 668, 92, 1, 16) +
    placed(ticket(a, 44), 236, 66, 1, 12) +
    ground(
      a,
      [
        [80, 240],
        [300, 214],
        [480, 208],
        [700, 214],
        [960, 204],
      ],
      ['#6a2a68', '#1f0f3c'],
      '#ff9f80',
    ) +
    pool(a, x, 214, 150, '#ffc86a', 0.8) +
    garland(a, [150, 60], [370, 62], 22, 6, 6, ['#ffc24b', '#ff9a7a', '#c4b4ff']) +
    garland(a, [580, 60], [970, 34], 34, 9, 6.4, ['#ffc24b', '#ff9a7a', '#c4b4ff']) +
    sparkle(388, 78, 9, '#fffbe6') +
    sparkle(566, 120, 8, '#fffbe6') +
    sparkle(620, 60, 6, '#fffbe6') +
    circle(352, 172, 2, '#fffbe6')
  )
}
