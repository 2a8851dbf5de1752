import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { garland } from '../parts/lanterns.ts'
import {
  onTile,
  pool,
  postLantern,
  prizeBush,
  prizeTile,
  prizeTree,
  rock,
  shadow,
  stone,
  tuft,
} from '../parts/prize-ground.ts'
import { prizeHouse } from '../parts/prize-houses.ts'
import { sparkle } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { fireflies } from '../parts/weather.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../svg.ts'

const [x, foot, top] = [166, 228, 104]
/** Half of the tower's width at a height: 0 is its foot, 1 its top. */
const half = (t: number) => 20 + 17 * (1 - t) ** 1.7
const height = (t: number) => foot + (top - foot) * t

/** The tower between two heights, as round as its foot. */
const ring = (from: number, to: number) => {
  const [r1, r2] = [half(from), half(to)]
  const middle = half((from + to) / 2)
  const [y1, y2] = [height(from), height(to)]
  const side = (sign: number) => `${n(x + sign * (2 * middle - (r1 + r2) / 2))} ${n((y1 + y2) / 2)}`
  return `M${n(x - r1)} ${n(y1)}A${n(r1)} ${n(r1 * 0.5)} 0 0 0 ${n(x + r1)} ${n(y1)}Q${side(1)} ${n(x + r2)} ${n(y2)}A${n(r2)} ${n(r2 * 0.5)} 0 0 1 ${n(x - r2)} ${n(y2)}Q${side(-1)} ${n(x - r1)} ${n(y1)}Z`
}

const round = (a: Artist, color: string) =>
  a.linear(
    [
      [0, darker(color, 0.16)],
      [0.24, lighter(color, 0.55)],
      [0.5, color],
      [0.82, darker(color, 0.5)],
      [1, darker(color, 0.36)],
    ],
    [0, 0, 1, 0],
  )

function pane(a: Artist, px: number, y: number, w: number, h: number): string {
  const arch = (grow: number) =>
    `M${n(px - w / 2 - grow)} ${n(y + grow)}v${n(-h + w / 2)}a${n(w / 2 + grow)} ${n(w / 2 + grow)} 0 0 1 ${n(w + 2 * grow)} 0v${n(h - w / 2)}z`
  return (
    a.glow(px, y - h / 2, w * 2.4, '#ffc24b', 0.5) +
    path(arch(2.4), '#6a3458') +
    path(arch(0), a.fade('#fffbe6', '#ffb254')) +
    stroke(`M${n(px)} ${n(y)}v${n(-h)}M${n(px - w / 2)} ${n(y - h * 0.46)}h${n(w)}`, '#8a4a52', 1.3)
  )
}

function tower(a: Artist): string {
  const [coral, cream] = ['#f2654f', '#fff0dc']
  const room = 34
  const disk = (y: number, r: number, thick: number, color: string) =>
    path(
      `M${n(x - r)} ${n(y)}v${n(thick)}A${n(r)} ${n(r * 0.5)} 0 0 0 ${n(x + r)} ${n(y + thick)}v${n(-thick)}z`,
      round(a, darker(color, 0.18)),
    ) + ellipse([x, y], [r, r * 0.5], a.fade(lighter(color, 0.3), color, [0, 0, 1, 1]))
  const rail = many(9, (nth) => {
    const turn = (nth / 8) * Math.PI
    const [px, py] = [x - Math.cos(turn) * 28, top + Math.sin(turn) * 14]
    return `M${n(px)} ${n(py)}v-13`
  })
  const beam = (to: number, wide: number) =>
    path(
      `M${x} ${n(top - 22)}L${n(x + to)} ${n(top - 36 - wide)}V${n(top - 36 + wide)}Z`,
      a.across(
        [
          [0, '#fff1c4', 0.75],
          [0.5, '#ffd981', 0.22],
          [1, '#ffd981', 0],
        ],
        [x, 0, x + to, 0],
      ),
    )
  const roof = `M${n(x - 26)} ${n(top - room)}C${n(x - 22)} ${n(top - room - 22)} ${n(x - 8)} ${n(top - room - 30)} ${x} ${n(top - room - 34)}C${n(x + 8)} ${n(top - room - 30)} ${n(x + 22)} ${n(top - room - 22)} ${n(x + 26)} ${n(top - room)}A26 11 0 0 1 ${n(x - 26)} ${n(top - room)}Z`
  return (
    beam(-166, 22) +
    beam(194, 24) +
    shadow(a, [x + 10, foot + 8], [62, 28], 0.75) +
    // The ring of stones that carries it.
    disk(foot + 4, 46, 13, '#b79cc0') +
    many(9, (nth) => {
      const turn = Math.PI * (0.06 + nth * 0.11)
      return ellipse(
        [x - Math.cos(turn) * 44, foot + 11 + Math.sin(turn) * 22],
        [6, 4],
        nth < 5 ? '#efd9e4' : '#8d70a8',
        'opacity=".7"',
      )
    }) +
    path(ring(0, 1), round(a, cream)) +
    [0.16, 0.5, 0.82].map((from) => path(ring(from, from + 0.17), round(a, coral))).join('') +
    many(4, (nth) =>
      stroke(
        `M${n(x - half(0.1 + nth * 0.25) * 0.86)} ${n(height(0.1 + nth * 0.25))}a${n(half(0.1 + nth * 0.25))} ${n(half(0.1 + nth * 0.25) * 0.5)} 0 0 0 ${n(half(0.1 + nth * 0.25) * 1.72)} 0`,
        '#5a2a5c',
        0.8,
        'opacity=".28"',
      ),
    ) +
    pane(a, x - 9, height(0.4), 9, 15) +
    pane(a, x + 7, height(0.69), 8, 13) +
    // The door, with its steps.
    a.glow(x - 8, foot - 2, 46, '#ffc24b', 0.6) +
    path(`M${n(x - 21)} ${n(foot + 15)}v-24a12.5 13 0 0 1 25 0v26z`, '#6a3458') +
    path(`M${n(x - 17.5)} ${n(foot + 16)}v-25a9 10 0 0 1 18 0v26z`, a.fade('#fffbe6', '#ffa24e')) +
    ellipse([x - 9, foot + 21], [18, 8], a.fade('#f3dcd8', '#8d70a8')) +
    ellipse([x - 11, foot + 28], [22, 9], a.fade('#ffe9d8', '#9a7cb0')) +
    // The gallery, the lamp and the roof.
    path(
      `M${n(x - 20)} ${n(top + 10)}L${n(x - 30)} ${n(top - 1)}H${n(x + 30)}L${n(x + 20)} ${n(top + 10)}A20 10 0 0 1 ${n(x - 20)} ${n(top + 10)}Z`,
      round(a, '#8f7bd8'),
    ) +
    disk(top - 5, 31, 5, '#8f7bd8') +
    rect(
      [x - 16, top - room - 2, 32, room - 2],
      5,
      a.linear(
        [
          [0, '#ffb254'],
          [0.3, '#fffbe6'],
          [0.6, '#fff0b8'],
          [1, '#e8843f'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    path(`M${n(x - 16)} ${n(top - 6)}a16 7 0 0 0 32 0v-4h-32z`, '#ffe39a') +
    stroke(
      `M${n(x - 8)} ${n(top - room)}v${n(room - 3)}M${n(x + 8)} ${n(top - room)}v${n(room - 3)}M${n(x - 16)} ${n(top - room)}v${n(room - 6)}M${n(x + 16)} ${n(top - room)}v${n(room - 6)}`,
      '#5a3a78',
      2,
    ) +
    a.glow(x, top - 20, 74, '#ffe39a', 0.9) +
    circle(x, top - 19, 7, '#fffdf0') +
    stroke(rail, '#5f4a9a', 2) +
    stroke(`M${n(x - 28)} ${n(top - 12)}A28 14 0 0 0 ${n(x + 28)} ${n(top - 12)}`, '#b8a6f0', 2.4) +
    path(
      roof,
      a.radial(
        [
          [0, '#b8a4ff'],
          [0.4, '#7f68e0'],
          [1, '#352080'],
        ],
        [0.32, 0.3],
      ),
    ) +
    stroke(
      `M${n(x - 25)} ${n(top - room)}A26 11 0 0 0 ${n(x + 25)} ${n(top - room)}`,
      '#ffe0a8',
      2,
    ) +
    stroke(`M${x} ${n(top - room - 32)}v-14`, '#ffd98a', 2.4) +
    glyphAt('heart', x, top - room - 52, 16, '#ff9db4') +
    stroke(
      `M${n(x - half(0.04) + 2)} ${n(foot - 6)}Q${n(x - 23)} ${n(height(0.5))} ${n(x - 18.5)} ${n(top + 14)}`,
      '#fff6dc',
      1.8,
      'opacity=".8"',
    )
  )
}

/** The lighthouse of the two islands: striped, with its keeper's house, a tree in blossom and hearts. */
export function lookout(a: Artist): string {
  return (
    a.glow(176, 190, 170, '#ffb86a', 0.36) +
    prizeTile(a, '#8a7ae0', ['#a6dc8e', '#35808c']) +
    group(
      prizeHouse(a, { at: [0, 0], half: [32, 30], wall: 40, rise: 40, roof: '#ff8a76' }),
      `transform="translate(${n(onTile(30, -34)[0] - 180 + 12)} ${n(onTile(30, -34)[1] - 232)})"`,
    ) +
    prizeTree(a, ...onTile(-64, 40), 74, '#ff9ab4') +
    tower(a) +
    garland(a, [x + 28, top - 4], [304, 196], 16, 6, 5.4, ['#ffc24b', '#ff9a9f', '#c9b4ff']) +
    stroke('M304 196v44', '#4a2858', 3.4) +
    pool(a, onTile(14, 50), 46, 0.7) +
    stone(a, onTile(10, 40), 10) +
    stone(a, onTile(20, 50), 11) +
    stone(a, onTile(28, 62), 12) +
    rock(a, onTile(-46, 66), 12) +
    rock(a, onTile(-38, 74), 7) +
    prizeBush(a, onTile(-20, 70), 14, '#4fae7c', '#ff9ab4') +
    prizeBush(a, onTile(62, 6), 13, '#3f9c86', '#ffd27a') +
    prizeBush(a, onTile(58, 44), 12, '#4fae7c', '#c9a8ff') +
    postLantern(a, onTile(46, 66), 48, '#ffc24b', -1) +
    tuft(onTile(4, 74), 4.5, '#8ad08a') +
    tuft(onTile(70, 26), 4.5, '#4fa07c') +
    tuft(onTile(-72, 20), 4.5, '#7cc684') +
    glyphAt('heart', 268, 52, 18, '#ff9db4') +
    glyphAt('heart', 66, 100, 13, '#ffc4d0') +
    sparkle(318, 108, 7, '#fff6dc') +
    sparkle(96, 50, 6, '#fff6dc') +
    fireflies(a, [40, 150, 280, 130], 8)
  )
}
