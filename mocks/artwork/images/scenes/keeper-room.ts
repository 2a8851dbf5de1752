import type { Artist } from '../artist.ts'
import { streaks } from '../parts/clouds.ts'
import { farIslands } from '../parts/hills.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { many, n, stroke } from '../svg.ts'

/** The keeper's day: the lighthouse from close by. */
export function keeperRoom(a: Artist): string {
  const [x, foot] = [a.w * 0.36, a.h * 1.5]
  return (
    sky(a, a.h * 0.78) +
    stars(a, a.h * 0.6, 120) +
    orb(a, a.w * 0.8, a.h * 0.28, a.u * 9, a.mood.stars > 0.4) +
    horizonLight(a, a.w * 0.7, a.h * 0.78, 0.9) +
    streaks(a, a.h * 0.2, a.h * 0.7, 9) +
    farIslands(a, a.h * 0.78, 5, 0.6) +
    sea(a, a.h * 0.78) +
    glitter(a, a.w * 0.8, a.h * 0.78, a.u * 14) +
    waves(a, a.h * 0.78, 4) +
    beams(a, x, a.h * 0.3, a.w, 7) +
    lighthouse(a, x, foot, a.h * 1.36) +
    many(7, (nth) =>
      stroke(
        `M${n(a.w * (0.55 + nth * 0.06))} ${n(a.h * (0.3 + 0.07 * (nth % 3)))}q${n(a.u * 1.6)} ${n(-a.u * 1.6)} ${n(a.u * 2.4)} 0q${n(a.u * 0.9)} ${n(-a.u * 1.6)} ${n(a.u * 2.4)} 0`,
        '#ffffff',
        a.u * 0.3,
        'opacity=".9"',
      ),
    )
  )
}
