import type { Artist } from '../artist.ts'
import { boat, rowboat } from '../parts/boats.ts'
import { clockTower } from '../parts/clock-tower.ts'
import { greenhouse } from '../parts/glass.ts'
import { lampPost } from '../parts/lanterns.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { kitchen, quay, stair, starBeach, waveHall } from '../parts/members-houses.ts'
import { rect } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

/** The houses of the members: clock tower, kitchen, greenhouse, beach of stars, and the library at the harbor. */
function houses(a: Artist, shore: number): string {
  const s = a.w / 1500
  return (
    clockTower(a, 908 * s, 516 * s, 330 * s) +
    kitchen(a, 446 * s, 654 * s, 96 * s) +
    greenhouse(a, 762 * s, 654 * s, 150 * s) +
    starBeach(a, 8 * s, shore, 210 * s) +
    stair(a, 1020 * s, 652 * s, 66 * s, 60 * s) +
    waveHall(a, 1156 * s, 708 * s, 132 * s) +
    lampPost(a, 1250 * s, 708 * s, 62 * s) +
    quay(a, [1016 * s, 1350 * s], shore, 50 * s) +
    boat(a, 1322 * s, shore - 2 * s, 84 * s) +
    lampPost(a, 1420 * s, 722 * s, 56 * s) +
    rowboat(a, 976 * s, shore, 60 * s)
  )
}

/** Lumi's island with its lighthouse. The beam of `hero-extras.module.css` begins at the lamp. */
export function litIsland(a: Artist): string {
  const { land, water } = standing(
    a,
    { x: a.w / 2, y: a.h * 0.735, width: a.w * 0.853, levels: 4, step: a.w / 15 },
    plantsOf(a, 'village'),
    (x, y, s) => lighthouse(a, x, y, s * 2.85),
    0.38,
    (shore) => houses(a, shore),
  )
  const fade = a.across(
    [
      [0, '#ffffff'],
      [1, '#ffffff', 0],
    ],
    [0, a.h * 0.735, 0, a.h],
  )
  return `<mask id="reflection">${rect([0, 0, a.w, a.h], 0, fade)}</mask><g mask="url(#reflection)">${water}</g>${land}`
}
