import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { tileWay } from '../parts/flat-tiles.ts'
import { farIslands } from '../parts/hills.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { flower, frond } from '../parts/leaves.ts'
import { mountains } from '../parts/mountains.ts'
import { sea } from '../parts/sea.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { fireflies } from '../parts/weather.ts'
import { circle, many, n, path, rect, stroke } from '../svg.ts'

const blooms = ['#ffb3c8', '#c4b4ff', '#ffffff', '#ffd27a', '#ff9a8a']

/** A pot with a plant, its foot at (x, y). */
export function pot(a: Artist, x: number, y: number, s: number, bloom: string): string {
  const clay = a.fade('#e88f70', '#8a4a58', [0, 0, 1, 0.4])
  return (
    many(7, (nth) =>
      frond(
        x,
        y - s * 0.7,
        s * a.range(1, 1.7),
        -90 + (nth - 3) * 22,
        mix(a.mood.leaf[1], a.mood.leaf[0], nth / 7),
      ),
    ) +
    many(5, () => flower(a, x + a.range(-0.7, 0.7) * s, y - s * a.range(1.2, 2), s * 0.17, bloom)) +
    path(
      `M${n(x - s * 0.46)} ${n(y - s * 0.8)}H${n(x + s * 0.46)}L${n(x + s * 0.32)} ${n(y)}H${n(x - s * 0.32)}Z`,
      clay,
    ) +
    rect([x - s * 0.52, y - s * 0.86, s * 1.04, s * 0.2], s * 0.07, clay)
  )
}

/** Inside the greenhouse: panes, sky behind them, leaves all around. */
export function greenhouseInside(a: Artist, variant = 0): string {
  const horizon = a.h * 0.56
  const [cx, top, r] = [a.w / 2, a.h * 0.1, a.w * (a.tall ? 0.56 : 0.46)]
  const frame = lighter(a.mood.wall[0], 0.25)
  const foot = a.h * 0.74
  const arcs = [0, 0.34, 0.68, 1.02, 1.4].map(
    (t) =>
      `M${n(cx - r * t)} ${n(foot)}V${n(a.h * 0.4)}Q${n(cx - r * t * 0.9)} ${n(top + a.h * 0.06)} ${n(cx)} ${n(top)}Q${n(cx + r * t * 0.9)} ${n(top + a.h * 0.06)} ${n(cx + r * t)} ${n(a.h * 0.4)}V${n(foot)}`,
  )
  const hoops = [0.24, 0.4, 0.57].map(
    (t) => `M0 ${n(a.h * t)}Q${n(cx)} ${n(a.h * (t - 0.05))} ${n(a.w)} ${n(a.h * t)}`,
  )
  const floor = a.across(
    [
      [0, mix(a.mood.land[0], a.mood.lamp, 0.25)],
      [1, a.mood.land[1]],
    ],
    [0, foot, 0, a.h],
  )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 70) +
    orb(a, a.w * (variant % 2 === 0 ? 0.3 : 0.68), a.h * 0.27, a.u * 7, a.mood.stars > 0.4) +
    horizonLight(a, cx, horizon, 0.7) +
    mountains(a, horizon, a.u * 13, 0.6, 4) +
    farIslands(a, horizon, 3, 0.55) +
    sea(a, horizon) +
    rect(
      [0, 0, a.w, foot],
      0,
      a.linear(
        [
          [0, '#ffffff', 0.02],
          [0.5, '#ffffff', 0.16],
          [1, '#ffffff', 0.04],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(arcs.join(''), frame, a.u * 0.75, 'opacity=".9"') +
    stroke(hoops.join(''), frame, a.u * 0.5, 'opacity=".8"') +
    circle(cx, top, a.u * 1.4, frame) +
    rect([0, foot, a.w, a.h - foot], 0, floor) +
    a.glow(cx, foot + a.u * 8, a.u * 42, a.mood.lamp, 0.4) +
    tileWay(a, cx, foot + a.u * 2, a.h * 1.02, a.u * 9, a.u * 4, 0.4) +
    stroke(`M${n(cx)} ${n(top)}V${n(a.h * 0.26)}`, frame, a.u * 0.3) +
    lantern(a, cx, a.h * 0.26, a.u * 5) +
    garland(a, [0, a.h * 0.2], [cx, top], a.u * 7, 5, a.u * 1.5, ['#ffc24b', '#ffb0c4']) +
    garland(a, [cx, top], [a.w, a.h * 0.2], a.u * 7, 5, a.u * 1.5, ['#ffc24b', '#c4b4ff']) +
    many(6, (nth) =>
      pot(
        a,
        a.w * (nth < 3 ? 0.05 + nth * 0.13 : 0.66 + (nth - 3) * 0.14),
        foot + a.u * (3 + 4 * ((nth * 2) % 3)),
        a.u * (7 + ((nth * 3) % 4)),
        blooms[nth % 5] ?? '#fff',
      ),
    ) +
    many(12, (nth) =>
      frond(
        nth < 6 ? -a.u * 2 : a.w + a.u * 2,
        a.h * (0.5 + 0.1 * (nth % 6)),
        a.u * a.range(20, 34),
        (nth < 6 ? -46 : -134) + a.range(-28, 28),
        mix(a.mood.ink, a.mood.leaf[1], 0.25 + 0.1 * (nth % 4)),
      ),
    ) +
    many(12, (nth) =>
      flower(
        a,
        nth % 2 === 0 ? a.range(0, 0.15) * a.w : a.range(0.86, 1) * a.w,
        a.h * a.range(0.66, 0.98),
        a.u * a.range(1.1, 2),
        a.pick(blooms),
      ),
    ) +
    fireflies(a, [a.w * 0.1, a.h * 0.3, a.w * 0.8, a.h * 0.55], 18)
  )
}
