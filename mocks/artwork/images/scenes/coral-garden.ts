import { type Artist, toned } from '../artist.ts'
import { mix } from '../color.ts'
import { moods } from '../moods.ts'
import { fish } from '../parts/fish.ts'
import { bubbles } from '../parts/glass.ts'
import { sky } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { shafts } from '../parts/weather.ts'
import { group, many, n, path, rect, stroke } from '../svg.ts'
import { jelly, reef } from './reef.ts'

/** A garden of corals; `variant` 1 sees it from above and below at once. */
export function coralGarden(a: Artist, variant = 0, air?: (a: Artist) => string): string {
  const surface = air ? 0.4 : 0
  const below = a.mood.pale ? a : toned(a, moods.deep)
  const y = a.h * surface
  const water = a.mood.pale
    ? below.across(
        [
          [0, '#f2f4e8'],
          [1, '#bfd8dc'],
        ],
        [0, y, 0, a.h],
      )
    : below.across(
        [
          [0, '#8fe3d4'],
          [0.3, '#2fa7b0'],
          [0.7, '#15638c'],
          [1, '#0f3566'],
        ],
        [0, y, 0, a.h],
      )
  const swim =
    many(16, (nth) =>
      fish(
        below,
        a.w * (0.22 + 0.3 * (variant % 2)) + (nth % 6) * a.u * 4 + a.range(-1, 1) * a.u,
        y + (a.h - y) * 0.16 + Math.floor(nth / 6) * a.u * 3.4,
        a.u * 2.2,
        mix('#ffd66b', below.mood.haze, 0.2),
      ),
    ) +
    fish(below, a.w * 0.7, y + (a.h - y) * 0.44, a.u * 10, '#ff8a76', true) +
    fish(below, a.w * 0.3, y + (a.h - y) * 0.5, a.u * 6, '#a99bff') +
    jelly(below, a.w * (variant % 2 === 0 ? 0.2 : 0.82), y + (a.h - y) * 0.32, a.u * 6, '#ffb3d0') +
    jelly(below, a.w * (variant % 2 === 0 ? 0.32 : 0.7), y + (a.h - y) * 0.18, a.u * 3.4, '#c4b4ff')
  const depth =
    rect([0, y, a.w, a.h - y], 0, water) +
    group(
      shafts(below, a.w * 0.62, a.w * 1.2, a.h, '#f4fff0', 9, 0.4),
      `clip-path="${a.clip(rect([0, y, a.w, a.h], 0, '#fff'))}"`,
    ) +
    reef(below, Math.max(0.28, surface + 0.12)) +
    swim +
    bubbles(below, 30) +
    glyphAt('shell', a.w * 0.52, a.h * 0.93, a.u * 6, '#fff3d0')
  if (!air) return sky(below, a.h) + depth + a.glow(a.w * 0.5, 0, a.h * 0.5, '#fbfff0', 0.75)
  const line = `M0 ${n(y)}${many(5, () => `q${n(a.w / 20)} ${n(-a.u * 1.6)} ${n(a.w / 10)} 0t${n(a.w / 10)} 0`)}`
  return (
    air(a) +
    group(depth, `clip-path="${a.clip(path(`${line}V${a.h}H0Z`, '#fff'))}"`) +
    stroke(line, '#ffffff', a.u * 0.7, 'opacity=".85"') +
    stroke(line, '#bff5e6', a.u * 0.5, `opacity=".5" transform="translate(0 ${n(a.u * 1.3)})"`)
  )
}
