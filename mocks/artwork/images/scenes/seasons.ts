import { type Artist, toned } from '../artist.ts'
import { type MoodName, moods } from '../moods.ts'
import { cloud, streaks } from '../parts/clouds.ts'
import { island } from '../parts/land.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { mountains } from '../parts/mountains.ts'
import { tree } from '../parts/plants.ts'
import { sea, waves } from '../parts/sea.ts'
import { orb, sky, stars } from '../parts/sky.ts'
import { petals, snow } from '../parts/weather.ts'
import { group, rect } from '../svg.ts'

/** One island in four seasons, side by side. */
export function seasons(a: Artist): string {
  const list: readonly (readonly [MoodName, string])[] = [
    ['dawn', '#f29ac0'],
    ['summer', '#4fb08a'],
    ['ember', '#e8804a'],
    ['winter', '#e8eefc'],
  ]
  const w = a.w / 4
  const horizon = a.h * 0.66
  return list
    .map(([mood, leaf], nth) => {
      const own = toned(a, moods[mood])
      const content =
        sky(own, horizon) +
        stars(own, horizon * 0.6, 50) +
        orb(own, w * (nth + 0.7), a.h * 0.2, a.u * 6, nth === 3) +
        streaks(own, a.h * 0.2, a.h * 0.5, 4) +
        mountains(own, horizon, a.u * 14, 0.6, 8) +
        sea(own, horizon) +
        waves(own, horizon, 6) +
        island(
          own,
          { x: w * (nth + 0.5), y: horizon + a.u * 4, width: w * 0.84, levels: 3, step: a.u * 6 },
          [
            (x, y, s, d) => tree(own, x, y, s, d, leaf),
            (x, y, s, d) => tree(own, x, y, s * 0.8, d, leaf),
          ],
          (x, y, s, d) => lighthouse(own, x, y, s * 2.8, d),
        ) +
        (nth === 0
          ? petals(own, 60, ['#ffc4d8', '#fff0f5'])
          : nth === 2
            ? petals(own, 50, ['#ffb060', '#e8704a'])
            : nth === 3
              ? snow(own, 160)
              : cloud(own, w * 1.4, a.h * 0.3, a.u * 18, 0.9))
      return group(
        content,
        `clip-path="${a.clip(rect([w * nth + a.u * 0.5, 0, w - a.u, a.h], 0, '#fff'))}"`,
      )
    })
    .reduce((all, one) => all + one, rect([0, 0, a.w, a.h], 0, '#fffaf0'))
}
