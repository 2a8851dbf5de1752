import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { streaks } from '../parts/clouds.ts'
import { farIslands } from '../parts/hills.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { garland } from '../parts/lanterns.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { tree } from '../parts/plants.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, sparkles, stars } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

const brass = (a: Artist) =>
  a.linear(
    [
      [0, '#fff3c0'],
      [0.45, '#e9a94a'],
      [1, '#8a4f2c'],
    ],
    [0, 0, 1, 1],
  )

/** The wheel of a ship, `r` from its hub to its rim. */
function wheel(a: Artist, x: number, y: number, r: number): string {
  const wood = a.linear(
    [
      [0, '#e9a878'],
      [0.5, '#a8604a'],
      [1, '#4c2438'],
    ],
    [0, 0, 1, 1],
  )
  const spokes = many(8, (nth) => {
    const turn = nth * 45 + 11
    return `<g transform="rotate(${turn} ${n(x)} ${n(y)})">${rect([x - r * 0.05, y - r * 1.02, r * 0.1, r * 1.02], r * 0.04, wood)}${rect([x - r * 0.075, y - r * 1.42, r * 0.15, r * 0.4], r * 0.075, wood)}${rect([x - r * 0.075, y - r * 1.06, r * 0.15, r * 0.1], r * 0.03, '#f2c46a')}</g>`
  })
  return (
    spokes +
    circle(x, y, r * 0.9, 'none', `stroke="#3a1a30" stroke-width="${n(r * 0.26)}" opacity=".5"`) +
    circle(x, y, r * 0.88, 'none', `stroke="#b8704e" stroke-width="${n(r * 0.2)}"`) +
    circle(x, y, r * 0.97, 'none', `stroke="#f2c08a" stroke-width="${n(r * 0.035)}" opacity=".9"`) +
    circle(x, y, r * 0.79, 'none', `stroke="#5a2c40" stroke-width="${n(r * 0.035)}"`) +
    circle(x, y, r * 0.27, brass(a)) +
    circle(x, y, r * 0.19, '#7a3f3a') +
    glyphAt('star', x, y, r * 0.26, '#ffe6a8')
  )
}

/** A compass on its stand, its foot at (x, y). */
function compass(a: Artist, x: number, y: number, s: number): string {
  const cy = y - s * 0.86
  return (
    path(
      `M${n(x - s * 0.24)} ${n(y)}L${n(x - s * 0.16)} ${n(y - s * 0.66)}H${n(x + s * 0.16)}L${n(x + s * 0.24)} ${n(y)}Z`,
      a.fade('#a8604a', '#4c2438'),
    ) +
    a.glow(x, cy, s * 0.8, '#ffe6a8', 0.7) +
    ellipse([x, cy], [s * 0.46, s * 0.3], brass(a)) +
    ellipse(
      [x, cy - s * 0.03],
      [s * 0.37, s * 0.22],
      a.radial([
        [0, '#fffdf4'],
        [1, '#f0d8b8'],
      ]),
    ) +
    path(
      `M${n(x - s * 0.05)} ${n(cy - s * 0.03)}L${n(x + s * 0.16)} ${n(cy - s * 0.18)}L${n(x + s * 0.05)} ${n(cy + s * 0.01)}Z`,
      '#e2604f',
    ) +
    path(
      `M${n(x + s * 0.05)} ${n(cy - s * 0.03)}L${n(x - s * 0.16)} ${n(cy + s * 0.12)}L${n(x - s * 0.05)} ${n(cy - s * 0.05)}Z`,
      '#5c62b0',
    )
  )
}

/** The wheel of a ship, and three islands ahead of it: where to sail next. */
export function helm(a: Artist): string {
  const horizon = a.h * 0.5
  const step = a.h * 0.05
  const deck = a.h * 0.84
  const isles = [
    standing(
      a,
      { x: a.w * 0.17, y: horizon + step, width: a.w * 0.2, levels: 2, step },
      plantsOf(a, 'garden'),
      (x, y, s) => tree(a, x, y, s * 1.9, 0, '#f79ab8'),
    ),
    standing(
      a,
      { x: a.w * 0.84, y: horizon + step * 1.2, width: a.w * 0.22, levels: 3, step },
      plantsOf(a, 'village'),
      (x, y, s) => lighthouse(a, x, y, s * 2.9),
    ),
  ]
  const peak = `M${n(a.w * 0.38)} ${n(horizon + a.u)}L${n(a.w * 0.46)} ${n(a.h * 0.28)}Q${n(a.w * 0.48)} ${n(a.h * 0.3)} ${n(a.w * 0.5)} ${n(a.h * 0.28)}L${n(a.w * 0.6)} ${n(horizon + a.u)}Z`
  const way = (x: number, bend: number) =>
    stroke(
      `M${n(a.w * 0.5)} ${n(a.h * 0.78)}Q${n(a.w * bend)} ${n(a.h * 0.66)} ${n(a.w * x)} ${n(horizon + a.u * 4)}`,
      '#ffe6a8',
      a.u * 0.55,
      `stroke-dasharray="${n(a.u * 0.2)} ${n(a.u * 1.8)}" opacity=".9"`,
    )
  const rail =
    stroke(`M0 ${n(deck - a.u * 11)}H${a.w}`, '#c98460', a.u * 2) +
    stroke(`M0 ${n(deck - a.u * 11.7)}H${a.w}`, '#ffd9a8', a.u * 0.4, 'opacity=".8"')
  const posts = many(11, (nth) =>
    rect(
      [(nth / 10) * a.w - a.u, deck - a.u * 10.5, a.u * 2, a.u * 11],
      a.u * 0.8,
      a.linear(
        [
          [0, '#d9946a'],
          [1, '#5a2c40'],
        ],
        [0, 0, 1, 0],
      ),
    ),
  )
  const planks = many(
    15,
    (nth) =>
      `M${n(a.w * (0.5 + (nth - 7) * 0.07))} ${n(deck)}L${n(a.w * (0.5 + (nth - 7) * 0.13))} ${n(a.h)}`,
  )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.9, 110) +
    orb(a, a.w * 0.66, a.h * 0.17, a.u * 6) +
    horizonLight(a, a.w * 0.5, horizon, 0.9) +
    streaks(a, a.h * 0.14, a.h * 0.4, 6) +
    farIslands(a, horizon, 4, 0.6) +
    sea(a, horizon) +
    glitter(a, a.w * 0.66, horizon, a.u * 12) +
    isles.map(({ water }) => water).join('') +
    waves(a, horizon, 6) +
    path(
      peak,
      a.linear(
        [
          [0, mix(a.mood.land[0], a.mood.haze, 0.3)],
          [0.5, mix(a.mood.land[1], a.mood.haze, 0.25)],
          [1, a.mood.land[1]],
        ],
        [0, 0, 1, 0.2],
      ),
    ) +
    a.glow(a.w * 0.48, a.h * 0.28, a.u * 12, '#ffb45a', 0.9) +
    isles.map(({ land }) => land).join('') +
    way(0.2, 0.34) +
    way(0.49, 0.5) +
    way(0.8, 0.68) +
    glyphAt('leaf', a.w * 0.17, a.h * 0.3, a.u * 5, '#bff0b0') +
    glyphAt('flame', a.w * 0.48, a.h * 0.25, a.u * 4, '#ffd98a') +
    glyphAt('star', a.w * 0.93, a.h * 0.24, a.u * 5, '#fff0c0') +
    posts +
    rail +
    rect([0, deck, a.w, a.h], 0, a.fade('#a8684e', darker('#4c2438', 0.3))) +
    stroke(planks, '#3a1a30', a.u * 0.4, 'opacity=".55"') +
    rect([0, deck - a.u * 0.6, a.w, a.u * 1.4], 0, '#e9b07a') +
    a.glow(a.w * 0.5, deck, a.u * 40, '#ffc86a', 0.5) +
    path(
      `M${n(a.w * 0.5 - a.u * 5)} ${n(a.h)}L${n(a.w * 0.5 - a.u * 3)} ${n(a.h * 0.7)}H${n(a.w * 0.5 + a.u * 3)}L${n(a.w * 0.5 + a.u * 5)} ${n(a.h)}Z`,
      a.linear(
        [
          [0, '#c98460'],
          [1, '#4c2438'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    wheel(a, a.w * 0.5, a.h * 0.69, a.u * 14.5) +
    keeperLantern(a, a.w * 0.2, a.h * 0.94, a.u * 16) +
    compass(a, a.w * 0.8, a.h * 0.97, a.u * 15) +
    garland(a, [-a.u, a.u * 3], [a.w + a.u, a.u * 2], a.u * 5, 11, a.u * 1.7, [
      '#ffc24b',
      '#ff9a7a',
      '#c4b4ff',
    ]) +
    sparkles(
      a,
      8,
      [a.w * 0.1, a.w * 0.9],
      [a.h * 0.1, a.h * 0.45],
      [0.7, 1.5],
      lighter('#ffe6a8', 0.5),
    )
  )
}
