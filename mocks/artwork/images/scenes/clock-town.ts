import type { Artist } from '../artist.ts'
import { clockTower } from '../parts/clock-tower.ts'
import { cloud, mist, streaks } from '../parts/clouds.ts'
import { house } from '../parts/houses.ts'
import { garland } from '../parts/lanterns.ts'
import { mountains } from '../parts/mountains.ts'
import { flight } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { many, n, path, rect } from '../svg.ts'
import { closeUp } from './clock-face.ts'

/** Roofs under the old clock tower; variant 1 is the clock itself, and variant 3 has room for someone on the right. */
export function clockTown(a: Artist, variant = 0): string {
  if (variant === 1) return closeUp(a)
  const base = a.h * 0.62
  const isAside = variant === 3
  const x = a.w * (isAside ? (a.tall ? 0.2 : 0.47) : a.tall ? 0.5 : variant === 0 ? 0.62 : 0.36)
  const orbX = a.w * (a.tall || isAside ? 0.74 : variant === 0 ? 0.28 : 0.7)
  const roofs = (y: number, step: number, depth: number) =>
    many(
      a.w / (step * 0.7) + 2,
      (nth) =>
        house(
          a,
          nth * step * 0.7,
          y + a.range(-0.25, 0.25) * step,
          step * a.range(0.9, 1.25),
          depth,
        ) +
        rect([nth * step * 0.7 - step * 0.35, y, step * 0.7, a.h], 0, a.far(a.mood.wall[1], depth)),
    )
  return (
    sky(a, base) +
    stars(a, base * 0.8, 110) +
    orb(a, orbX, a.h * 0.24, a.u * 8, a.mood.stars > 0.4) +
    horizonLight(a, x, base, 0.8) +
    streaks(a, a.h * 0.1, a.h * 0.45, 7) +
    cloud(a, a.w * 0.14, a.h * 0.34, a.u * 22, 0.6) +
    cloud(a, a.w * 0.9, a.h * 0.22, a.u * 20, 0.6) +
    mountains(a, base, a.u * 16, 0.66, 5) +
    roofs(base + a.u * 2, a.u * 5, 0.55) +
    mist(a, base + a.u * 2, a.u * 12, 0.5) +
    roofs(base + a.u * 8, a.u * 7.4, 0.34) +
    clockTower(a, x, a.h * 0.88, a.h * (a.tall ? 0.7 : 0.78)) +
    flight(a, x, a.h * 0.5, a.w * 0.8, a.h * 0.4, 14, a.u * 2.6) +
    roofs(a.h * 0.8, a.u * 10, 0.14) +
    mist(a, a.h * 0.8, a.u * 10, 0.2) +
    roofs(a.h * 0.97, a.u * 13, 0) +
    path(`M0 ${a.h}H${a.w}V${n(a.h - 1)}H0Z`, a.mood.ink) +
    garland(a, [-a.u, a.h * 0.5], [x, a.h * 0.42], a.u * 8, 7, a.u * 1.4, [
      '#ffc24b',
      '#ff9a7a',
      '#c4b4ff',
    ]) +
    garland(a, [x, a.h * 0.42], [a.w + a.u, a.h * 0.56], a.u * 8, 6, a.u * 1.4, [
      '#ffc24b',
      '#ff9a7a',
      '#c4b4ff',
    ])
  )
}
