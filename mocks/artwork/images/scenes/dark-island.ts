import { type Artist, toned } from '../artist.ts'
import { mix } from '../color.ts'
import { streaks } from '../parts/clouds.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { glitter } from '../parts/sea.ts'
import { horizonLight, orb } from '../parts/sky.ts'
import { rect } from '../svg.ts'
import { islandAtNight } from './island-at-night.ts'

/** An island asleep at night: only its lighthouse is lit. `litWindows` draws its windows. */
export function darkIsland(a: Artist): string {
  const horizon = a.h * (a.tall ? 0.54 : 0.475)
  const dim = (color: string) => mix(color, a.mood.ink, 0.42)
  const on = toned(a, {
    ...a.mood,
    land: [dim(a.mood.land[0]), dim(a.mood.land[1])],
    leaf: [dim(a.mood.leaf[0]), dim(a.mood.leaf[1])],
    wall: [dim(a.mood.wall[0]), dim(a.mood.wall[1])],
    roofs: a.mood.roofs.map(dim),
    light: a.mood.haze,
    lit: 0,
  })
  const moon = a.w * (a.tall ? 0.16 : 0.15)
  return islandAtNight(a, {
    horizon,
    ground: {
      x: a.w / 2,
      y: horizon + a.u * 4,
      width: a.w * (a.tall ? 0.86 : 0.44),
      levels: 4,
      step: a.u * (a.tall ? 5.6 : 4.3),
    },
    crown: (x, y, step) =>
      beams(a, x, y - step * 2.7, a.w * 0.55) + lighthouse(on, x, y, step * 3.1),
    starsEnd: horizon * 0.95,
    starCount: 190,
    behind: () =>
      orb(a, moon, a.h * (a.tall ? 0.25 : 0.24), a.u * (a.tall ? 6 : 5)) +
      horizonLight(a, a.w / 2, horizon, 0.6) +
      streaks(a, horizon * 0.72, horizon * 0.96, 6) +
      glitter(a, moon, horizon, a.u * 8),
    on,
  })
}

/** How many windows light up, one a day. */
const count = 30

/**
 * The lit windows of `darkIsland`, on a canvas of the same name. `lit-7` is the group of the first seven. Without
 * gradients, which an element outside of the file cannot refer to in every browser: their light is a filter of the
 * page.
 */
export function litWindows(a: Artist): string {
  const panes: (readonly [number, number, number, number])[] = []
  darkIsland({ ...a, onPane: (pane) => panes.push(pane) })
  // Spread over the island, not from one end to the other.
  const order = panes.map((_, nth) => panes[(nth * 17) % panes.length])
  return Array.from({ length: count }, (_, nth) => order[nth]).reduce((before, pane, nth) => {
    if (pane === undefined) throw new Error('too few windows')
    const [x, y, w, h] = pane
    return `<g id="lit-${nth + 1}">${before}${rect([x, y, w, h], w * 0.3, '#ffe7a3')}</g>`
  }, '')
}
