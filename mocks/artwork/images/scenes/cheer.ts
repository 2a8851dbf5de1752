import type { Artist } from '../artist.ts'
import { darker } from '../color.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { lightSticks, spot } from '../parts/show.ts'
import { sky, stars } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { ellipse, many } from '../svg.ts'

const heart = (t: number): [number, number] => [
  16 * Math.sin(t) ** 3,
  -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
]

/** A crowd of lights before rays of many colors, a heart of lanterns over it. */
export function cheer(a: Artist, variant = 0): string {
  const colors = ['#ff8fa6', '#ffc24b', '#a99bff', '#5fe0d0', '#8fc4ff']
  const s = a.u * 1.45
  const lamps = many(26, (nth) => {
    const [hx, hy] = heart((nth / 26) * Math.PI * 2)
    return lantern(
      a,
      a.w / 2 + hx * s,
      a.h * 0.33 + hy * s,
      a.u * 1.7,
      colors[nth % 3] ?? '#ffc24b',
    )
  })
  return (
    sky(a, a.h) +
    stars(a, a.h * 0.7, 100) +
    many(9, (nth) =>
      spot(
        a,
        a.w * (nth / 8),
        a.h * 0.78,
        a.h * 0.9,
        180 + (nth - 4) * 7,
        colors[(nth + variant) % 5] ?? '#fff',
        0.09,
        0.5,
      ),
    ) +
    a.glow(a.w / 2, a.h * 0.34, a.u * 40, '#ff9fb0', 0.5) +
    glyphAt('heart', a.w / 2, a.h * 0.34, a.u * 30, '#ff9fb0', 'opacity=".3"') +
    lamps +
    garland(a, [-a.u, a.u * 3], [a.w + a.u, a.u * 3], a.u * 3, 12, a.u * 1.1) +
    ellipse(
      [a.w / 2, a.h * 0.86],
      [a.w * 0.6, a.h * 0.12],
      darker(a.mood.ink, 0.1),
      'opacity=".4"',
    ) +
    lightSticks(a, a.h * 0.7, a.h * 0.32, colors, 330)
  )
}
