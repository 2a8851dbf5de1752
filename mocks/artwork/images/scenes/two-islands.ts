import type { Artist } from '../artist.ts'
import { cloud, cloudBank, streaks } from '../parts/clouds.ts'
import { garland } from '../parts/lanterns.ts'
import { orb, sky, stars } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { rect } from '../svg.ts'
import { floating } from './cloud-bridge.ts'

/** Two islands that float side by side, a rope of lanterns from one to the other. */
export function twoIslands(a: Artist): string {
  const y = a.h * (a.wide ? 0.39 : a.tall ? 0.44 : 0.58)
  const step = a.u * (a.wide ? 3.4 : 5)
  const moon = a.h * (a.wide ? 0.24 : a.tall ? 0.2 : 0.28)
  // The sides of a hero are cut on most screens, its left is for the text, and its lower right for the host.
  const [at, off, wide] = a.wide
    ? [0.568, 0.115, 0.16]
    : a.tall
      ? [0.34, 0.19, 0.27]
      : [0.5, 0.28, 0.34]
  // A hero ends in the night of its page.
  const dusk = a.across(
    [
      [0, '#48206f', 0],
      [0.6, '#3a2472', 0.8],
      [1, '#1f1348'],
    ],
    [0, a.h * 0.42, 0, a.h],
  )
  return (
    sky(a, a.h * 0.9) +
    stars(a, a.h * 0.7, 130) +
    orb(a, a.w * at, moon, a.u * (a.wide ? 9 : 11), true) +
    streaks(a, a.h * 0.2, a.h * 0.6, 8) +
    cloud(a, a.w * 0.14, a.h * 0.2, a.u * 22, 0.5) +
    cloud(a, a.w * 0.88, a.h * 0.26, a.u * 24, 0.5) +
    cloudBank(a, a.h * 0.86, 0.55, 7) +
    garland(
      a,
      [a.w * (at - (a.wide ? 0.105 : a.tall ? 0.18 : 0.2)), y - a.u * 10],
      [a.w * (at + (a.wide ? 0.105 : a.tall ? 0.18 : 0.2)), y - a.u * 10],
      a.u * 8,
      a.wide ? 7 : 9,
      a.u * 1.8,
      ['#ffc24b', '#ff9fb0'],
    ) +
    floating(a, a.w * (at - off), y, a.w * wide, step, 3, 'light') +
    floating(a, a.w * (at + off), y, a.w * wide, step, 3, 'tree', 'garden') +
    glyphAt('heart', a.w * at, moon, a.u * (a.wide ? 6.5 : 8), '#ff9a8a') +
    cloudBank(a, a.h * 0.95, 0.8, 8) +
    (a.wide || a.tall ? rect([0, a.h * 0.42, a.w, a.h * 0.58], 0, dusk) : '')
  )
}
