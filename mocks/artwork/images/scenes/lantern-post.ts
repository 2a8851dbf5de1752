import type { Artist } from '../artist.ts'
import { galaxy } from '../parts/aurora.ts'
import { boat } from '../parts/boats.ts'
import { farIslands } from '../parts/hills.ts'
import { letter } from '../parts/letters.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { flight, floatingLantern } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { many } from '../svg.ts'

/** Lanterns with letters on them, sent out over the sea at night. */
export function lanternPost(a: Artist): string {
  const horizon = a.h * 0.48
  const lights = many(17, (nth) => {
    const t = (nth + 1) / 17
    const [x, y, s] = [
      a.w * ((nth * 0.382 + 0.12) % 1),
      horizon + (a.h - horizon) * (0.06 + 0.84 * t ** 1.5),
      a.u * (0.6 + 5.4 * t ** 1.6),
    ]
    return (
      floatingLantern(a, x, y, s) + (nth % 4 === 3 ? letter(a, x, y - s * 0.5, s * 0.85, -8) : '')
    )
  })
  return (
    sky(a, horizon) +
    galaxy(a, horizon) +
    stars(a, horizon, 150) +
    orb(a, a.w * 0.72, a.h * 0.2, a.u * 7, true) +
    horizonLight(a, a.w * 0.7, horizon, 0.6) +
    farIslands(a, horizon, 5, 0.4) +
    flight(a, a.w * 0.34, horizon, a.w * 0.5, a.h * 0.4, 18, a.u * 2.6) +
    sea(a, horizon) +
    glitter(a, a.w * 0.72, horizon, a.u * 14) +
    waves(a, horizon, 7) +
    boat(a, a.w * 0.3, horizon + a.u * 6, a.u * 9) +
    lights
  )
}
