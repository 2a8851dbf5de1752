import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { coral, weed } from '../parts/corals.ts'
import { fish } from '../parts/fish.ts'
import { flatField } from '../parts/flat-tiles.ts'
import { bubbles } from '../parts/glass.ts'
import { hill, rocks } from '../parts/hills.ts'
import { lantern } from '../parts/lanterns.ts'
import { sky } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { shafts } from '../parts/weather.ts'
import { many, placed } from '../svg.ts'

const corals = ['#ff8a76', '#ff9fb8', '#ffc24b', '#a99bff', '#ffb08a', '#f07a9a']

/** A maze of lying tiles among corals, on the ground of a clear sea. */
export function coralMaze(a: Artist, variant = 0): string {
  const maze = ['111011', '101110', '111011', '011101', '110111', '101101']
  const s = a.u * (a.tall ? 10 : 9.6)
  const [mx, my] = [a.w * (a.tall ? 0.5 : 0.53), a.h * (a.tall ? 0.4 : 0.3)]
  const wall = [mix('#2fa7a0', a.mood.haze, 0.2), '#4cc4bc', '#8f83d8', '#ffb08a']
  const field = flatField(a, mx, my, s, 6, (row, column) => {
    const isWay = maze[(row + variant) % 6]?.[column] === '1'
    const tint = wall[(row * 2 + column) % 3] ?? '#2fa7a0'
    if (isWay)
      return {
        color: mix('#e8f6e4', a.mood.sky[1] ?? '#fff', 0.35 + 0.05 * ((row + column) % 3)),
        thick: s * 0.3,
        ...((row + column) % 5 === 0 && {
          on: (x: number, y: number) =>
            a.glow(x, y, s, a.mood.lamp, 0.5) + lantern(a, x, y - s * 0.62, s * 0.17),
        }),
      }
    return {
      color: tint,
      rise: s * 0.42,
      thick: s * 0.3,
      on: (x: number, y: number) => coral(a, x, y + s * 0.1, s * a.range(0.6, 0.9), a.pick(corals)),
    }
  })
  const [gx, gy] = [mx, my + 5.3 * s]
  return (
    sky(a, a.h) +
    shafts(a, a.w * 0.6, a.w * 1.1, a.h * 0.95, '#f4fff0', 9, 0.42) +
    a.glow(a.w * 0.5, 0, a.h * 0.6, '#fbfff0', 0.7) +
    hill(
      a,
      [
        [-0.02, 0.62],
        [0.2, 0.5],
        [0.4, 0.58],
        [0.75, 0.48],
        [1.02, 0.6],
      ],
      0.62,
      a.across(
        [
          [0, mix(a.mood.haze, a.mood.sky[2] ?? '#fff', 0.3)],
          [1, a.mood.sea[2]],
        ],
        [0, a.h * 0.48, 0, a.h],
      ),
    ) +
    many(12, (nth) =>
      coral(
        a,
        a.w * (0.02 + nth * 0.088),
        a.h * (0.57 + 0.02 * (nth % 3)),
        a.u * a.range(6, 11),
        mix(a.pick(corals), a.mood.haze, 0.62),
      ),
    ) +
    many(14, (nth) =>
      fish(
        a,
        a.w * (a.tall ? 0.2 : 0.14) + (nth % 5) * a.u * 3.6 + a.range(-1, 1) * a.u,
        a.h * 0.2 + Math.floor(nth / 5) * a.u * 3 + a.range(-1, 1) * a.u,
        a.u * 1.7,
        mix('#ffd66b', a.mood.haze, 0.25),
      ),
    ) +
    hill(
      a,
      [
        [-0.02, 0.78],
        [0.3, 0.7],
        [0.7, 0.74],
        [1.02, 0.68],
      ],
      0.3,
      a.across(
        [
          [0, mix('#e9d8b0', a.mood.haze, 0.45)],
          [1, a.mood.sea[2]],
        ],
        [0, a.h * 0.66, 0, a.h],
      ),
    ) +
    a.glow(mx, my + 2.6 * s, s * 7, '#eafff0', 0.35) +
    field +
    a.glow(gx, gy + s * 0.2, s * 1.2, a.mood.lamp, 0.55) +
    glyphAt('shell', gx, gy - s * 0.1, s * 0.8, '#fff3d0') +
    fish(a, a.w * 0.83, a.h * 0.27, a.u * 7, '#ff8a76', true) +
    fish(a, a.w * 0.74, a.h * 0.19, a.u * 4.4, '#ffb84b', true) +
    fish(a, a.w * (a.tall ? 0.14 : 0.2), a.h * 0.46, a.u * 5, '#a99bff') +
    many(9, (nth) =>
      weed(
        a,
        a.w * (nth < 5 ? 0.02 + nth * 0.035 : 0.83 + (nth - 5) * 0.045),
        a.h * 1.02,
        a.u * a.range(16, 34),
        mix('#2f9a88', a.mood.ink, 0.3),
      ),
    ) +
    rocks(a, a.w * 0.06, a.h * 1.02, a.w * 0.24, a.u * 9, 5) +
    rocks(a, a.w * 0.95, a.h * 1.02, a.w * 0.2, a.u * 8, 4) +
    many(8, (nth) =>
      coral(
        a,
        a.w * (nth < 4 ? 0.03 + nth * 0.06 : 0.8 + (nth - 4) * 0.06),
        a.h * 1.0,
        a.u * a.range(9, 17),
        a.pick(corals),
      ),
    ) +
    bubbles(a, 34) +
    placed('', 0, 0)
  )
}
