import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { cloud, cloudBank, streaks } from '../parts/clouds.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { lantern } from '../parts/lanterns.ts'
import { mountains } from '../parts/mountains.ts'
import { cup, flag } from '../parts/prizes.ts'
import { horizonLight, orb, sky, sparkles, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { many } from '../svg.ts'

/** A tower of tiles above the clouds, with the cup of the clubs on it. */
export function clubSummit(a: Artist): string {
  const horizon = a.h * 0.7
  const cx = a.w * (a.tall ? 0.5 : 0.57)
  const edge = a.u * (a.tall ? 14 : 13.5)
  const top = a.h * (a.tall ? 0.43 : 0.36)
  const floors = 6
  const tower = many(floors, (back) => {
    const nth = floors - 1 - back
    const s = edge * (0.62 + nth * 0.2)
    const y = top + nth * edge * 0.56
    const colors = mix(tileColors[(nth * 2 + 3) % 6] ?? '#8f83d8', a.mood.light, 0.12)
    const lamps =
      nth > 0
        ? [-1, 1]
            .map((side) => lantern(a, cx + side * s * 0.84, y + s * 0.12, edge * 0.085))
            .join('')
        : ''
    return (
      flatTile(a, cx, y, s, edge * 0.56, colors, nth === 0 ? undefined : tileGlyphs[nth % 6]) +
      lamps
    )
  })
  const flags = [
    [-0.52, 1.05, '#2fa7a0'],
    [0.52, 1.05, '#8f83d8'],
    [-0.72, 2.1, '#ff8a76'],
    [0.72, 2.1, '#ffc24b'],
    [-1.06, 3.3, '#5f8fe0'],
    [1.06, 3.3, '#e87fa8'],
  ] as const
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.5, 90) +
    orb(a, cx, top + a.u * 3, a.u * (a.tall ? 17 : 15), false) +
    horizonLight(a, cx, horizon, 0.9) +
    streaks(a, a.h * 0.12, a.h * 0.5, 10) +
    mountains(a, horizon + a.u * 4, a.u * 22, 0.62, 6) +
    cloud(a, a.w * 0.16, a.h * 0.42, a.u * 30, 0.85) +
    cloud(a, a.w * 0.93, a.h * 0.3, a.u * 24, 0.8) +
    cloud(a, a.w * 0.3, a.h * 0.2, a.u * 13, 0.5) +
    cloudBank(a, horizon, 0.25, 8) +
    many(3, (nth) =>
      tile(
        a,
        a.w * (0.14 + nth * 0.02),
        a.h * (0.58 - nth * 0.12),
        a.u * (7 - nth * 1.4),
        tileColors[nth] ?? '#fff',
        tileGlyphs[nth],
        -14 + nth * 16,
      ),
    ) +
    many(3, (nth) =>
      tile(
        a,
        a.w * (0.88 - nth * 0.03),
        a.h * (0.62 - nth * 0.13),
        a.u * (6.4 - nth),
        tileColors[5 - nth] ?? '#fff',
        tileGlyphs[5 - nth],
        12 - nth * 15,
      ),
    ) +
    tower +
    flags
      .map(([dx, floor, color], nth) =>
        flag(a, cx + dx * edge, top + floor * edge * 0.56, edge * 0.92, color, nth % 2 === 0),
      )
      .join('') +
    cup(a, cx, top + a.u * 0.8, edge * 0.82) +
    sparkles(
      a,
      10,
      [cx - edge * 1.4, cx + edge * 1.4],
      [top + edge * 0.4, top - edge * 1.1],
      [0.5, 1.5],
    ) +
    cloudBank(a, a.h * (a.tall ? 0.84 : 0.86), 0.05, 9) +
    cloud(a, cx - edge * 1.5, a.h * 0.84, a.u * 34, 0.95) +
    cloud(a, cx + edge * 1.8, a.h * 0.88, a.u * 36, 0.95)
  )
}
