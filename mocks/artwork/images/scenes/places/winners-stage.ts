import type { Artist } from '../../artist.ts'
import { darker, lighter } from '../../color.ts'
import { cup } from '../../parts/prizes.ts'
import { spot } from '../../parts/show.ts'
import { sparkle } from '../../parts/sky.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../../svg.ts'
import { pool } from './ground.ts'

const papers = ['#2fa7a0', '#8f83d8', '#ff8a76', '#ffc24b', '#e87fa8', '#8ad48f']

/** Three steps in the light of spots, with a cup on the highest: for the rankings. */
export function winnersStage(a: Artist): string {
  const [x, y] = [470, 206]
  const step = (dx: number, h: number, color: string, digit: string) =>
    rect(
      [x + dx - 52, y - h, 104, h + 40],
      3,
      a.linear(
        [
          [0, lighter(color, 0.42)],
          [0.45, color],
          [1, darker(color, 0.5)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    rect([x + dx - 56, y - h - 8, 112, 13], 6, a.fade(lighter(color, 0.75), color)) +
    circle(x + dx, y - h / 2 + 8, 17, darker(color, 0.42), 'opacity=".55"') +
    `<path d="${digit}" transform="translate(${x + dx} ${n(y - h / 2 + 8)})" fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  const confetti = papers.map((color) =>
    path(
      many(9, () => {
        const [px, py, s] = [a.range(170, 800), a.range(30, 170), a.range(3, 6)]
        const lean = a.range(-3, 3)
        return `M${n(px)} ${n(py)}l${n(s)} ${n(lean)}l${n(-lean * 0.8)} ${n(s * 1.4)}l${n(-s)} ${n(-lean)}Z`
      }),
      color,
    ),
  )
  const crowd = many(46, (nth) => {
    const px = 20 + nth * 21 + a.range(-6, 6)
    return a.glow(px, 226 + a.range(-5, 4), 9, papers[nth % 6] ?? '#ffc24b', 0.9)
  })
  return (
    a.glow(x, 150, 380, '#a99bff', 0.5) +
    path(
      many(9, (nth) => {
        const at = ((nth - 4) / 9) * Math.PI * 0.9
        const [sx, sy] = [Math.sin(at), -Math.cos(at)]
        return `M${x} ${y - 90}L${n(x + sx * 420 - sy * 28)} ${n(y - 90 + sy * 420)}L${n(x + sx * 420 + sy * 28)} ${n(y - 90 + sy * 420 + sx * 20)}Z`
      }),
      a.radial([
        [0, '#ffe6a8', 0.5],
        [0.7, '#ffe6a8', 0.08],
        [1, '#ffe6a8', 0],
      ]),
    ) +
    spot(a, 190, 4, 240, 44, '#ffc24b', 0.13, 0.6) +
    spot(a, 760, 4, 240, -44, '#8fe0ff', 0.13, 0.6) +
    spot(a, 330, -8, 230, 20, '#c9a8ff', 0.11, 0.5) +
    spot(a, 620, -8, 230, -22, '#ff9ab4', 0.11, 0.5) +
    ellipse(
      [x, y + 12],
      [420, 34],
      a.radial([
        [0, '#b99cff'],
        [0.5, '#6a4fc0'],
        [1, '#241a5c'],
      ]),
    ) +
    stroke(
      `M${x - 420} ${y + 12}A420 34 0 0 0 ${x + 420} ${y + 12}`,
      '#ffe6a8',
      2,
      'opacity=".6"',
    ) +
    pool(a, x, y + 8, 260, '#ffe6a8', 0.7) +
    step(-116, 58, '#8f83d8', 'M-5-6q0-4 5-4t5 5q0 4-10 12h10') +
    step(116, 42, '#ff8a76', 'M-5-8q4-3 8-1t0 8q6 1 3 6t-11 2') +
    step(0, 88, '#ffb83e', 'M-4-6l5-4V9') +
    cup(a, x, y - 96, 62) +
    confetti.join('') +
    sparkle(x - 58, y - 156, 9, '#fffbe6') +
    sparkle(x + 64, y - 128, 8, '#fffbe6') +
    sparkle(x - 116, y - 96, 7, '#fffbe6') +
    rect([0, 218, 960, 30], 0, a.fade('#2a1f66', '#150f3c')) +
    crowd
  )
}
