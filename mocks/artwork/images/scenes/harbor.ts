import type { Artist } from '../artist.ts'
import { darker, mix } from '../color.ts'
import { boat, rowboat } from '../parts/boats.ts'
import { mist, streaks } from '../parts/clouds.ts'
import { farIslands } from '../parts/hills.ts'
import { house } from '../parts/houses.ts'
import { garland, lampPost } from '../parts/lanterns.ts'
import { mountains } from '../parts/mountains.ts'
import { pine } from '../parts/plants.ts'
import { glitter, mirrored, sea, waves } from '../parts/sea.ts'
import { floatingLantern } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { many, rect } from '../svg.ts'

/** Rows of houses over a quay, and their lights in the water. `quayAt` is the share of the image above the water. */
export function harbor(a: Artist, variant = 0, quayAt = a.tall ? 0.56 : 0.6): string {
  const shore = a.h * quayAt
  const isHero = quayAt < 0.55
  const row = (y: number, step: number, depth: number, gap: number) =>
    many(a.w / (step * gap) + 2, (nth) =>
      house(
        a,
        nth * step * gap + a.range(-0.1, 0.1) * step,
        y - a.range(0, 0.25) * step,
        step * a.range(0.9, 1.2),
        depth,
      ),
    )
  const sunX = a.w * (variant % 2 === 0 ? 0.74 : 0.24)
  // The roofs keep clear of the upper edge of a banner.
  const isBanner = a.w > a.h * 5
  const s = a.u * (a.tall ? 1.15 : isBanner ? 0.78 : 1)
  const woods = many(14, (nth) =>
    pine(a, nth * a.w * 0.08, shore - s * 15 + a.range(-2, 2) * a.u, s * 6, 0.5),
  )
  const quay =
    rect(
      [-9, shore - s * 2.2, a.w + 18, s * 2.6],
      s * 0.8,
      a.fade(a.mood.land[0], a.mood.land[1]),
    ) +
    many(a.w / (s * 3), (nth) =>
      rect(
        [nth * s * 3 + a.range(0, 1) * s, shore - s * 1.3, s * 1.8, s * 0.8],
        s * 0.25,
        darker(a.mood.land[1], 0.2),
        'opacity=".4"',
      ),
    )
  const town =
    woods +
    row(shore - s * 12.5, s * 6.2, 0.42, 0.82) +
    mist(a, shore - s * 12, s * 9, 0.35) +
    row(shore - s * 6.6, s * 7.4, 0.2, 0.86) +
    row(shore - s * 1.8, s * 9, 0, 0.92) +
    quay
  const hung = [0, 1, 2]
    .map((nth) =>
      garland(
        a,
        [a.w * (nth * 0.36 - 0.05), shore - s * (13 - nth)],
        [a.w * (nth * 0.36 + 0.34), shore - s * (12 + nth)],
        s * 3.4,
        7,
        s * 0.85,
        ['#ffc24b', '#ff9a7a', '#ffd98a'],
      ),
    )
    .join('')
  return (
    sky(a, shore - s * 8) +
    stars(a, shore * 0.7, 80) +
    orb(a, sunX, a.h * 0.2, a.u * (isBanner ? 4 : 5), a.mood.stars > 0.4) +
    horizonLight(a, sunX, shore - s * 8, 0.7) +
    streaks(a, a.h * 0.12, a.h * 0.36, 7) +
    mountains(a, shore - s * 6, a.u * (isBanner || isHero ? 15 : 24), 0.62, isBanner ? 7 : 4) +
    farIslands(a, shore - s * 6, 2, 0.7) +
    sea(a, shore) +
    glitter(a, sunX, shore, a.u * 12) +
    mirrored(a, town, shore, 0.5, 0.62) +
    waves(a, shore, 7) +
    town +
    hung +
    boat(
      a,
      a.w * (a.wide && isHero ? 0.84 : variant % 2 === 0 ? 0.26 : 0.7),
      shore + a.u * 8,
      a.u * 12,
    ) +
    boat(a, a.w * (variant % 2 === 0 ? 0.6 : 0.36), shore + a.u * 4, a.u * 6.5) +
    many(7, (nth) =>
      floatingLantern(
        a,
        a.w * (a.wide && isHero ? 0.5 + 0.5 * ((nth * 0.29) % 1) : (nth * 0.29 + 0.1) % 1),
        a.h * (0.74 + ((nth * 0.13) % 0.22)),
        a.u * (1 + 0.14 * nth),
      ),
    ) +
    (variant % 2 === 1
      ? rowboat(a, a.w * 0.24, a.h * 0.9, a.u * 20) +
        floatingLantern(a, a.w * 0.24 + a.u * 12, a.h * 0.9 - a.u * 8, a.u * 1.6)
      : '') +
    (variant % 2 === 0 && !isBanner && !isHero
      ? lampPost(a, a.w * 0.06, a.h * 1.04, a.u * 34) +
        lampPost(a, a.w * 0.86, a.h * 1.06, a.u * 30)
      : '') +
    rect([0, a.h - 1, a.w, 2], 0, mix(a.mood.sea[2], a.mood.ink, 0.4))
  )
}
