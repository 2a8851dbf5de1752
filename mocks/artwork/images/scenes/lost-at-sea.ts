import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { posed } from '../mascots/posed.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { farIslands } from '../parts/hills.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { glitter, lampTrail, mirrored, sea, waves } from '../parts/sea.ts'
import { crescent, horizonLight, sky, stars } from '../parts/sky.ts'
import { tileColors, tileGlyphs } from '../parts/tiles.ts'
import { ellipse, group, many, n, path, placed, rect, stroke } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

/** The side of a boat, before who sits in it. */
function boatSide(a: Artist, x: number, y: number, s: number): string {
  const hull = `M${n(x - s * 0.56)} ${n(y - s * 0.13)}Q${n(x)} ${n(y + s * 0.02)} ${n(x + s * 0.62)} ${n(y - s * 0.2)}Q${n(x + s * 0.5)} ${n(y + s * 0.15)} ${n(x + s * 0.26)} ${n(y + s * 0.17)}H${n(x - s * 0.28)}Q${n(x - s * 0.5)} ${n(y + s * 0.14)} ${n(x - s * 0.56)} ${n(y - s * 0.13)}Z`
  const planks = `M${n(x - s * 0.53)} ${n(y - s * 0.03)}Q${n(x)} ${n(y + s * 0.1)} ${n(x + s * 0.55)} ${n(y - s * 0.07)}M${n(x - s * 0.48)} ${n(y + s * 0.06)}Q${n(x)} ${n(y + s * 0.16)} ${n(x + s * 0.48)} ${n(y + s * 0.04)}`
  return (
    path(hull, a.fade('#c77a5c', '#4a2450')) +
    stroke(planks, '#35184a', s * 0.012, 'opacity=".5"') +
    stroke(
      `M${n(x - s * 0.57)} ${n(y - s * 0.14)}Q${n(x)} ${n(y + s * 0.01)} ${n(x + s * 0.63)} ${n(y - s * 0.21)}`,
      '#ffd9a0',
      s * 0.035,
    )
  )
}

/** Lumi in a boat at dusk, at the gap in a way of tiles: the light of the harbor shows the way home. */
export function lostAtSea(a: Artist): string {
  const horizon = a.h * 0.49
  const [x, y, s] = [a.w * 0.545, a.h * 0.77, a.w * 0.182]
  const isle = { x: a.w * 0.385, y: horizon + 12, width: a.w * 0.14, levels: 2, step: a.h * 0.054 }
  const { land, water } = standing(a, isle, plantsOf(a, 'village'), (px, py, step) =>
    lighthouse(a, px, py, step * 5),
  )
  const lamp = [isle.x, isle.y - isle.step * 6.42] as const
  const lumi = placed(posed(a, 'rest', 'lumi'), x - 72 * 1.75, y - 158 * 1.75 + 21, 1.75)
  const boat = group(lumi + boatSide(a, x, y, s), `transform="rotate(-3 ${n(x)} ${n(y)})"`)
  // From the harbor to the boat, larger the nearer; the last is missing.
  const way = many(4, (nth) => {
    const [size, bend] = [22 + 12 * nth, [0.424, 0.436, 0.424, 0.39][nth] ?? 0]
    const [px, py] = [a.w * bend, horizon + 38 + 30 * nth + 7 * nth * nth]
    if (nth === 3) {
      const lying = `matrix(.866 .5 -.866 .5 ${n(px)} ${n(py)})`
      return rect(
        [-size / 2, -size / 2, size, size],
        size * 0.2,
        'none',
        `transform="${lying}" stroke="#fff1d0" stroke-width="3.5" stroke-dasharray="11 8"`,
      )
    }
    const color = tileColors[nth] ?? '#2fa7a0'
    return (
      a.glow(px, py + size * 0.3, size * 1.6, color, 0.4) +
      flatTile(a, px, py, size, size * 0.16, color, tileGlyphs[nth])
    )
  })
  // Its water is that of the page below.
  const depth = a.across(
    [
      [0, '#0b1738', 0],
      [1, '#0b1738'],
    ],
    [0, a.h * 0.66, 0, a.h],
  )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.9, 190) +
    horizonLight(a, a.w * 0.5, horizon, 0.5) +
    crescent(a, a.w * 0.73, a.h * 0.24, a.h * 0.055) +
    farIslands(a, horizon, 7, 0.5) +
    sea(a, horizon) +
    glitter(a, a.w * 0.5, horizon, a.h * 0.3, '#ffd9a8') +
    water +
    waves(a, horizon, 8) +
    '<filter id="soft"><feGaussianBlur stdDeviation="0 12"/></filter>' +
    group(
      group(beams(a, lamp[0], lamp[1], a.w * 0.66, 9), 'filter="url(#soft)"'),
      `clip-path="${a.clip(rect([0, 0, a.w, horizon], 0, '#fff'))}"`,
    ) +
    land +
    lampTrail(a, isle.x, horizon + 30, a.h * 0.14) +
    way +
    ellipse([x, y + s * 0.17], [s * 0.6, s * 0.05], darker(a.mood.ink, 0.1), 'opacity=".4"') +
    mirrored(a, boat, y + s * 0.165, 0.2, 0.5) +
    rect([0, 0, a.w, a.h], 0, depth) +
    boat +
    lampTrail(a, x, y + s * 0.2, a.h * 0.1, lighter(a.mood.lamp, 0.2)) +
    many(4, (nth) =>
      rect(
        [x - s * (0.62 + nth * 0.06), y + s * (0.17 + nth * 0.03), s * (1.24 + nth * 0.12), 2.4],
        1.2,
        '#ffe9cf',
        `opacity="${n(0.5 - nth * 0.1)}"`,
      ),
    )
  )
}
