import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { type MoodName, moods } from '../moods.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { breadBoard, brickOven, cookies } from '../parts/kitchen-things.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { glyphAt, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { circle, many, n, rect, stroke } from '../svg.ts'
import { pot } from './greenhouse-inside.ts'
import { kettle, shelf, view } from './interior.ts'

/** A kitchen with a round window over the sea. */
export function kitchen(a: Artist, outside: MoodName, variant = 0): string {
  const counter = a.h * (a.tall ? 0.72 : 0.7)
  const turned = variant % 2 === 1
  const hasRoom = a.w > a.h * 1.3
  const r = a.u * (a.tall ? 24 : 22)
  const wx = a.w * (a.tall ? 0.5 : turned ? 0.68 : 0.32)
  const wy = a.h * (a.tall ? 0.3 : 0.36)
  const stoveX = a.w * (a.tall ? 0.66 : turned ? 0.3 : 0.66)
  const wall = a.across(
    [
      [0, mix(a.mood.wall[1], a.mood.ink, 0.35)],
      [1, mix(a.mood.wall[0], a.mood.wall[1], 0.5)],
    ],
    [0, 0, 0, counter],
  )
  const size = a.u * 7
  const backsplash = many(Math.ceil(a.w / size) * 2, (nth) => {
    const [column, line] = [Math.floor(nth / 2), nth % 2]
    const color = mix(tileColors[(column * 2 + line * 3) % 6] ?? '#fff', a.mood.wall[0], 0.5)
    return (
      rect(
        [column * size + 1, counter - size * (2 - line) + 1, size - 2, size - 2],
        size * 0.16,
        a.fade(lighter(color, 0.2), color),
      ) +
      ((column + line * 2) % 4 === 0
        ? glyphAt(
            tileGlyphs[column % 6] ?? 'star',
            column * size + size / 2,
            counter - size * (1.5 - line),
            size * 0.5,
            '#fffaf0',
            'opacity=".75"',
          )
        : '')
    )
  })
  return (
    rect([0, 0, a.w, a.h], 0, wall) +
    a.glow(stoveX, counter - a.u * 14, a.u * 60, a.mood.lamp, 0.5) +
    a.glow(wx, wy, r * 2.2, moods[outside].light, 0.35) +
    circle(wx, wy, r * 1.13, a.fade('#c98a5a', '#6a3c3c')) +
    view(a, outside, [wx - r, wy - r, r * 2, r * 2], true) +
    stroke(
      `M${n(wx)} ${n(wy - r)}V${n(wy + r)}M${n(wx - r)} ${n(wy)}H${n(wx + r)}`,
      '#9a5f48',
      a.u * 1.1,
    ) +
    backsplash +
    shelf(
      a,
      a.w * (a.tall ? 0.04 : turned ? 0.04 : 0.58),
      a.h * (a.tall ? 0.56 : 0.24),
      a.w * (a.tall ? 0.4 : 0.38),
      a.u * 6,
    ) +
    (a.tall ? '' : shelf(a, a.w * (turned ? 0.08 : 0.62), a.h * 0.42, a.w * 0.3, a.u * 5)) +
    rect([0, counter, a.w, a.u * 2.6], 0, a.fade('#e0a878', '#a8684c')) +
    rect([0, counter + a.u * 2.6, a.w, a.h], 0, a.fade(darker(a.mood.land[1], 0.1), a.mood.ink)) +
    many(
      Math.ceil(a.w / (a.u * 22)),
      (nth) =>
        rect(
          [nth * a.u * 22 + a.u * 2, counter + a.u * 6, a.u * 18, a.h * 0.4],
          a.u * 2,
          a.mood.land[0],
          'opacity=".25"',
        ) +
        circle(
          nth * a.u * 22 + a.u * 11,
          counter + a.u * 10,
          a.u * 0.9,
          a.mood.lamp,
          'opacity=".8"',
        ),
    ) +
    brickOven(a, stoveX, counter + a.u * 2.6, a.u * 30, a.h - counter) +
    rect(
      [stoveX - a.u * 16, counter - a.u * 0.2, a.u * 32, a.u * 3.2],
      a.u * 0.8,
      a.fade('#6a5a78', '#2a1c3a'),
    ) +
    rect(
      [stoveX - a.u * 16, counter - a.u * 0.2, a.u * 32, a.u * 0.5],
      0,
      '#ffd9a8',
      'opacity=".6"',
    ) +
    (hasRoom
      ? breadBoard(a, turned ? a.w * 0.09 : a.w * 0.92, counter + a.u * 0.8, a.u * 19) +
        cookies(a, turned ? a.w * 0.91 : a.w * 0.08, counter + a.u * 1.2, a.u * 19)
      : '') +
    kettle(a, stoveX, counter + a.u * 0.4, a.u * 11, '#d8735c') +
    kettle(a, stoveX + a.u * 19, counter + a.u * 0.4, a.u * 6.4, '#5fa8a0') +
    pot(a, wx - r * 0.5, counter + a.u * 0.6, a.u * 6, '#ffd27a') +
    keeperLantern(a, wx + r * 0.5, counter + a.u * 0.8, a.u * 14) +
    [0.5, 0.74]
      .map(
        (t, nth) =>
          stroke(`M${n(a.w * t)} 0V${n(a.h * (0.1 + 0.05 * nth))}`, a.mood.ink, a.u * 0.3) +
          lantern(a, a.w * t, a.h * (0.1 + 0.05 * nth), a.u * 4),
      )
      .join('') +
    garland(a, [0, a.u * 4], [a.w * 0.46, a.u * 2], a.u * 5, 7, a.u * 1.3, [
      '#ffc24b',
      '#ff9a7a',
      '#a99bff',
    ])
  )
}
