import type { Artist } from '../artist.ts'
import { darker } from '../color.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { lantern } from '../parts/lanterns.ts'
import { sign, tileColors } from '../parts/tiles.ts'
import { many, n } from '../svg.ts'
import { ground } from './workshop.ts'

/** An island made of hearts and lanterns; five lamps, one after another. */
export function hearts(a: Artist): string {
  const [cx, cy] = [a.w / 2, a.h * (a.wide ? 0.25 : 0.42)]
  const s = Math.min(a.u * 34, a.h * (a.wide ? 0.34 : 0.5))
  const foot = a.h * (a.wide ? 0.62 : 0.86)
  const lamps = many(5, (nth) => {
    const x = a.w * (0.16 + nth * 0.17)
    return (
      flatTile(a, x, foot, a.u * 9, a.u * 1.4, tileColors[nth] ?? '#fff', 'heart') +
      lantern(
        a,
        x,
        foot - a.u * (a.wide ? 12 : 17),
        a.u * (a.wide ? 2.8 : 3.6),
        ['#ffc24b', '#ff9fb0'][nth % 2],
      )
    )
  })
  return (
    ground(a, a.wide ? 0.52 : 0.7) +
    a.glow(cx, cy, s * 1.5, '#ff9fb0', 0.6) +
    sign('heart', cx, cy + s * 0.03, s, darker('#ff8a9a', 0.3), 'opacity=".4"') +
    sign(
      'heart',
      cx,
      cy,
      s,
      a.linear([
        [0, '#ffd0d0'],
        [0.5, '#ff8a9a'],
        [1, '#c9508a'],
      ]),
    ) +
    lantern(a, cx, cy - s * 0.23, s * 0.17, '#ffc24b') +
    many(16, () =>
      sign(
        'heart',
        a.range(0.04, 0.96) * a.w,
        a.range(0.06, a.wide ? 0.45 : 0.66) * a.h,
        a.u * a.range(1.4, 4.4),
        a.pick(['#ffb3c0', '#ff8a9a', '#ffd9c8', '#e8b4ff']),
        `opacity="${n(a.range(0.4, 0.95))}"`,
      ),
    ) +
    lamps
  )
}
