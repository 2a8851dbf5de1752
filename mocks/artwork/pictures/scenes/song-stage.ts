import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { aurora, galaxy } from '../parts/aurora.ts'
import { farIslands } from '../parts/hills.ts'
import { mountains } from '../parts/mountains.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { deck, lightSticks, microphone, spot } from '../parts/show.ts'
import { sky, sparkles, stars } from '../parts/sky.ts'
import { sign } from '../parts/tiles.ts'
import { circle, many, n, stroke } from '../svg.ts'

const colors = ['#ffc24b', '#ff8fa6', '#a99bff', '#5fe0d0', '#8fc4ff']

/** Five microphones on a stage upon the sea, and a moon of light behind them; `at` is its place from left to right. */
export function songStage(a: Artist, variant = 0, at = 0.5): string {
  const horizon = a.h * (a.tall ? 0.6 : 0.55)
  const [cx, cy] = [a.w * at, horizon + a.u * 6]
  const wide = a.w * (a.tall ? 0.86 : 0.54)
  const r = Math.min(wide * 0.4, a.h * 0.3)
  const my = cy - r * 0.98
  const ring = [1, 0.86, 0.7].map((t, nth) =>
    stroke(
      `M${n(cx - r * t)} ${n(my)}A${n(r * t)} ${n(r * t)} 0 1 1 ${n(cx - r * t)} ${n(my + 0.1)}`,
      lighter(colors[(nth + variant) % 5] ?? '#ffffff', 0.35),
      a.u * (0.55 - 0.15 * nth),
      `opacity="${0.95 - nth * 0.25}"`,
    ),
  )
  const lamps = many(30, (nth) => {
    const turn = (nth / 30) * Math.PI * 2
    return a.glow(cx + Math.cos(turn) * r, my + Math.sin(turn) * r, a.u * 1.1, '#fff3cf', 0.9)
  })
  const moon =
    a.glow(cx, my, r * 1.9, a.mood.light, 0.55) +
    circle(
      cx,
      my,
      r * 0.62,
      a.radial([
        [0, '#fffdf4'],
        [0.7, lighter(a.mood.lamp, 0.55)],
        [1, mix(a.mood.lamp, '#ff9fa8', 0.3)],
      ]),
      'opacity=".96"',
    ) +
    sign(
      variant % 2 === 0 ? 'note' : 'star',
      cx,
      my,
      r * 0.62,
      mix(a.mood.lamp, '#ff7f8a', 0.45),
      'opacity=".55"',
    ) +
    ring.join('') +
    lamps
  const rays = many(10, (nth) =>
    spot(
      a,
      cx + (nth - 4.5) * wide * 0.105,
      cy + a.u,
      a.h * 0.72,
      180 + (nth - 4.5) * -9,
      colors[nth % 5] ?? '#ffffff',
      0.07,
      0.5,
    ),
  )
  const show =
    deck(a, cx, cy, wide, colors) +
    many(5, (nth) => {
      const mx = cx + (nth - 2) * wide * 0.13
      const y = cy + a.u * (nth % 2 === 0 ? 1.2 : 0)
      return a.glow(mx, y, a.u * 5, colors[nth] ?? '#ffffff', 0.8) + microphone(a, mx, y, r * 0.46)
    })
  return (
    sky(a, horizon) +
    stars(a, horizon, 150) +
    (variant % 2 === 0 ? aurora(a, horizon * 0.95) : galaxy(a, horizon)) +
    mountains(a, horizon, a.u * 10, 0.4, 7) +
    farIslands(a, horizon, 4, 0.3) +
    sea(a, horizon) +
    rays +
    moon +
    glitter(a, cx, horizon, wide * 0.42, lighter(a.mood.lamp, 0.5)) +
    waves(a, horizon, 6) +
    show +
    many(5, (nth) =>
      spot(
        a,
        a.w * (0.14 + nth * 0.18),
        -a.u * 2,
        a.h * 0.66,
        (2 - nth) * 11,
        colors[(nth + 2) % 5] ?? '#ffffff',
        0.1,
        0.34,
      ),
    ) +
    sparkles(a, 9, [a.w * 0.1, a.w * 0.9], [a.h * 0.08, a.h * 0.5], [0.7, 1.6], '#fff6dc') +
    lightSticks(a, a.h * 0.74, a.h * 0.28, colors, 210)
  )
}
