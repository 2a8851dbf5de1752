import type { Artist } from '../../artist.ts'
import { darker, lighter } from '../../color.ts'
import { garland, lantern } from '../../parts/lanterns.ts'
import { fireflies } from '../../parts/weather.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../../svg.ts'
import { grass, ground, hedge, pool } from './ground.ts'
import { mushroom } from './mushroom.ts'

const lamps = ['#ffc24b', '#ff9a7a', '#ffd98a']

/** A pot over a fire, its foot at (x, y). */
function cauldron(a: Artist, x: number, y: number): string {
  const flame = (dx: number, w: number, h: number) =>
    path(
      `M${n(x + dx)} ${n(y - h)}Q${n(x + dx + w)} ${n(y - h * 0.4)} ${n(x + dx + w * 0.6)} ${n(y)}H${n(x + dx - w * 0.6)}Q${n(x + dx - w)} ${n(y - h * 0.45)} ${n(x + dx)} ${n(y - h)}Z`,
      a.fade('#fff3b8', '#ff7a3a'),
    )
  const steam = many(3, (nth) => {
    const px = x + (nth - 1) * 18
    return stroke(
      `M${n(px)} ${n(y - 74)}q-12-12 0-24t2-26`,
      '#ffe9dc',
      7 - nth,
      `opacity="${0.34 - nth * 0.07}"`,
    )
  })
  return (
    a.glow(x, y - 10, 120, '#ff8a3a', 0.65) +
    pool(a, x, y + 2, 110, '#ffb45a', 0.7) +
    steam +
    stroke(`M${n(x - 30)} ${n(y + 2)}l60-8M${n(x - 30)} ${n(y - 6)}l60 8`, '#5a2a34', 7) +
    flame(-13, 9, 24) +
    flame(13, 9, 22) +
    flame(0, 12, 32) +
    path(
      `M${n(x - 42)} ${n(y - 62)}C${n(x - 52)} ${n(y - 16)} ${n(x - 22)} ${n(y - 12)} ${n(x)} ${n(y - 12)}S${n(x + 52)} ${n(y - 16)} ${n(x + 42)} ${n(y - 62)}Z`,
      a.radial(
        [
          [0, '#ff9a5a'],
          [0.4, '#6a3450'],
          [1, '#1e1136'],
        ],
        [0.5, 1],
      ),
    ) +
    stroke(`M${n(x - 38)} ${n(y - 52)}q-6 18 6 30`, '#c9a8ff', 2.4, 'opacity=".6"') +
    ellipse([x, y - 62], [47, 9], a.fade('#8a5a78', '#2c1840')) +
    ellipse([x, y - 62], [40, 6.4], a.fade('#ffd98a', '#ff8a4a')) +
    circle(x - 16, y - 64, 4, '#fff3cf') +
    circle(x + 12, y - 63, 5.4, '#ffe9a8') +
    circle(x + 2, y - 66, 3, '#fffaf0')
  )
}

/** A stall with a striped roof and baskets, its foot at (x, y). */
function stall(a: Artist, x: number, y: number): string {
  const stripe = (nth: number) =>
    path(
      `M${n(x - 44 + nth * 14.7)} ${n(y - 82)}l${n((nth - 3) * 2.6 - 2)} 26q${n(8.6)} 9 ${n(17.3)} 0l${n(-(nth - 2) * 2.6 + 2 - 0.1)} -26Z`,
      nth % 2 === 0 ? a.fade('#ff9a86', '#b8485c') : a.fade('#fff3e0', '#c9a0b8'),
    )
  const fruit = (cx: number, color: string) =>
    many(5, (nth) =>
      circle(
        cx + (nth % 3) * 7 - 7 + (nth > 2 ? 3.5 : 0),
        y - 31 - (nth > 2 ? 6 : 0),
        4.6,
        a.radial(
          [
            [0, lighter(color, 0.6)],
            [0.6, color],
            [1, darker(color, 0.4)],
          ],
          [0.4, 0.3],
        ),
      ),
    )
  return (
    ellipse([x, y + 3], [64, 8], '#160a2c', 'opacity=".5"') +
    rect([x - 42, y - 66, 84, 44], 0, a.fade('#3a1c40', '#5a2c48')) +
    a.glow(x, y - 46, 46, '#ffc24b', 0.7) +
    lantern(a, x, y - 62, 8, '#ffc24b') +
    fruit(x - 24, '#ff7a66') +
    fruit(x, '#8ad48f') +
    fruit(x + 24, '#ffc24b') +
    rect([x - 48, y - 27, 96, 30], 3, a.fade('#c07a58', '#552640')) +
    rect([x - 48, y - 27, 96, 4], 2, '#ffd9a8', 'opacity=".8"') +
    stroke(`M${n(x - 44)} ${n(y)}V${n(y - 80)}M${n(x + 44)} ${n(y)}V${n(y - 80)}`, '#6a3a48', 4) +
    many(6, stripe)
  )
}

/** A tree of round leaves, its foot at (x, y). */
const roundTree = (a: Artist, x: number, y: number, s: number) =>
  stroke(`M${n(x)} ${n(y + 6)}v${n(-s * 0.6)}`, '#2c1440', s * 0.09) +
  hedge(a, [x - s * 0.22, y - s * 0.6], [x + s * 0.22, y - s * 0.6], s * 0.3, [
    '#d8709a',
    '#4a2060',
  ])

/** The kitchen of Moru: a mushroom house between a stall and a pot on its fire. */
export function kitchenHouse(a: Artist): string {
  return (
    a.glow(520, 190, 300, '#ff8a76', 0.5) +
    hillsOf(a) +
    roundTree(a, 236, 180, 58) +
    roundTree(a, 386, 176, 44) +
    roundTree(a, 772, 176, 70) +
    roundTree(a, 908, 160, 60) +
    ground(
      a,
      [
        [60, 240],
        [230, 204],
        [400, 208],
        [580, 198],
        [760, 208],
        [960, 192],
      ],
      ['#6a2a68', '#1f0f3c'],
      '#ff9f80',
    ) +
    stall(a, 312, 208) +
    placed(mushroom(a, 0, 0), 494, 206, 0.92) +
    pool(a, 494, 214, 100, '#ffc86a', 0.8) +
    cauldron(a, 672, 214) +
    garland(a, [196, 92], [380, 96], 20, 6, 5.6, lamps) +
    garland(a, [604, 96], [980, 40], 40, 9, 6.4, lamps) +
    grass(a, [180, 212], [960, 206], 6, '#3a1450') +
    fireflies(a, [250, 70, 640, 120], 8)
  )
}

const hillsOf = (a: Artist) =>
  ground(
    a,
    [
      [40, 240],
      [240, 158],
      [400, 176],
      [590, 132],
      [780, 158],
      [960, 118],
    ],
    ['#94496f', '#48206f'],
    '#ffb08a',
  ) +
  hedge(a, [190, 196], [400, 186], 22, ['#8a4a7c', '#3a1c58']) +
  hedge(a, [640, 180], [960, 158], 28, ['#9a527f', '#3a1c58'])
