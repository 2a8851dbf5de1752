import type { Artist } from '../artist.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../svg.ts'
import { glyphAt } from './tiles.ts'

/** A loaf of bread on a board with a knife, `s` wide, lying at (x, y). */
export function breadBoard(a: Artist, x: number, y: number, s: number): string {
  return placed(
    rect([-52, -7, 104, 8], 4, a.fade('#e2ac78', '#7a4638')) +
      path(
        'M-40-8C-46-34-26-42-6-40C20-42 34-32 30-8Z',
        a.linear(
          [
            [0, '#ffd9a0'],
            [0.5, '#e29a52'],
            [1, '#8f4e30'],
          ],
          [0, 0, 0.6, 1],
        ),
      ) +
      stroke('M-26-32l8 10M-10-36l8 11M6-36l8 11', '#fff0cf', 3.4, 'opacity=".75"') +
      path('M36-8a9 13 0 0 1 0-22a9 13 0 0 1 6 22Z', a.fade('#ffe9c4', '#d9954e')) +
      ellipse([40, -19], [4, 8], '#fff3dc', 'opacity=".7"'),
    x,
    y,
    s / 104,
  )
}

/** Cookies in the shape of stars and hearts on a stand, `s` wide, standing at (x, y). */
export function cookies(a: Artist, x: number, y: number, s: number): string {
  const cookie = (cx: number, cy: number, glyph: 'star' | 'heart' | 'moon', turn: number) =>
    placed(
      circle(0, 1.6, 11, '#8f4e30') +
        circle(
          0,
          0,
          11,
          a.radial(
            [
              [0, '#ffdf9e'],
              [1, '#dd9450'],
            ],
            [0.4, 0.3],
          ),
        ) +
        glyphAt(glyph, 0, 0, 14, '#fff6e8'),
      cx,
      cy,
      1,
      turn,
    )
  return placed(
    rect([-4, -26, 8, 24], 3, a.fade('#fffaf0', '#b39ac4')) +
      ellipse([0, -1], [24, 5], a.fade('#fffaf0', '#a98ab8')) +
      cookie(-26, -40, 'heart', -12) +
      cookie(26, -40, 'moon', 10) +
      cookie(-9, -41, 'star', 8) +
      cookie(10, -42, 'heart', -6) +
      cookie(-17, -57, 'moon', 10) +
      cookie(17, -57, 'star', -10) +
      cookie(0, -59, 'star', 0) +
      path('M-48-34h96q-8 12-48 12t-48-12Z', a.fade('#ffffff', '#c3aede')) +
      rect([-50, -36, 100, 5], 2.5, '#fffdf6'),
    x,
    y,
    s / 100,
  )
}

/** An oven of bricks with a fire in it, below a counter at `y`; its middle is at `x`. */
export function brickOven(a: Artist, x: number, y: number, w: number, tall: number): string {
  const [half, mouth] = [w / 2, w * 0.34]
  const arch = (r: number) =>
    `M${n(x - r)} ${n(y + tall)}V${n(y + tall * 0.24 + r * 0.62)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y + tall * 0.24 + r * 0.62)}V${n(y + tall)}Z`
  const rows = 6
  const bricks = many(rows * 4, (nth) => {
    const [row, column] = [Math.floor(nth / 4), nth % 4]
    const bw = w / 4
    return rect(
      [
        x - half + column * bw + (row % 2 === 0 ? 0 : bw * 0.12) + 1,
        y + (row * tall) / rows + 1,
        bw * 0.9,
        tall / rows - 2,
      ],
      a.u * 0.4,
      '#ffb48a',
      `opacity="${n(0.08 + 0.1 * ((nth * 7) % 3))}"`,
    )
  })
  const flame = (dx: number, fw: number, h: number, top: string, foot: string) =>
    path(
      `M${n(x + dx)} ${n(y + tall - h)}Q${n(x + dx + fw)} ${n(y + tall - h * 0.42)} ${n(x + dx + fw * 0.6)} ${n(y + tall)}H${n(x + dx - fw * 0.6)}Q${n(x + dx - fw)} ${n(y + tall - h * 0.46)} ${n(x + dx)} ${n(y + tall - h)}Z`,
      a.fade(top, foot),
    )
  return (
    rect(
      [x - half, y, w, tall * 1.1],
      a.u,
      a.linear(
        [
          [0, '#6a3a44'],
          [0.5, '#9a5648'],
          [1, '#4c2438'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    bricks +
    path(arch(mouth * 1.22), a.fade('#e2a07a', '#6a3444')) +
    path(
      arch(mouth),
      a.radial(
        [
          [0, '#ffd27a'],
          [0.4, '#e2643a'],
          [1, '#3a1024'],
        ],
        [0.5, 1],
      ),
    ) +
    flame(-mouth * 0.42, mouth * 0.34, tall * 0.34, '#ffd27a', '#ff7a3a') +
    flame(mouth * 0.44, mouth * 0.32, tall * 0.3, '#ffd27a', '#ff7a3a') +
    flame(0, mouth * 0.44, tall * 0.46, '#ffe9a8', '#ff8a3a') +
    flame(0, mouth * 0.22, tall * 0.24, '#fffbe6', '#ffd27a') +
    a.glow(x, y + tall * 0.78, w * 1.3, '#ff9a4a', 0.55)
  )
}
