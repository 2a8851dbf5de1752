import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { streaks } from '../parts/clouds.ts'
import { farIslands } from '../parts/hills.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { floatingLantern } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { many, n, path, rect } from '../svg.ts'

/** A jetty that is a keyboard, notes rising from it. */
export function pianoJetty(a: Artist): string {
  const horizon = a.h * 0.52
  const keys = 14
  const edge = (t: number): [number, number] => [
    a.w * (0.02 + 0.62 * t ** 0.7),
    a.w * (0.5 + 0.2 * t ** 0.7),
  ]
  const whole = many(keys, (back) => {
    const nth = keys - 1 - back
    const [t, next] = [1 - (nth + 1) / keys, 1 - nth / keys]
    const y = (v: number) => a.h * 1.02 - (a.h * 1.02 - horizon - a.u * 1.5) * v ** 0.62
    const [l1, r1] = edge(t)
    const [l2, r2] = edge(next - 0.008)
    const face = `M${n(l1)} ${n(y(t))}H${n(r1)}L${n(r2)} ${n(y(next - 0.008))}H${n(l2)}Z`
    const black =
      nth % 7 === 2 || nth % 7 === 6
        ? ''
        : path(
            `M${n(l1)} ${n(y(t) + a.u * 0.6 * (1 - t))}H${n(l1 + (r1 - l1) * 0.56)}L${n(l2 + (r2 - l2) * 0.56)} ${n(y((t + next) / 2))}H${n(l2)}Z`,
            mix(a.mood.ink, '#2a1c4a', 0.4),
          )
    return (
      path(face, a.fade('#fffaf0', '#e8d4e4', [0, 0, 1, 0])) +
      rect([l1, y(t), r1 - l1, a.u * 1.4 * (1 - t) + 1], 0, '#8a74a8') +
      black
    )
  })
  return (
    sky(a, horizon) +
    stars(a, horizon, 120) +
    orb(a, a.w * 0.74, a.h * 0.28, a.u * 10, true) +
    horizonLight(a, a.w * 0.74, horizon, 0.8) +
    streaks(a, a.h * 0.2, a.h * 0.46, 8) +
    farIslands(a, horizon, 4, 0.55) +
    sea(a, horizon) +
    glitter(a, a.w * 0.74, horizon, a.u * 16) +
    waves(a, horizon, 7) +
    whole +
    many(
      8,
      (nth) =>
        a.glow(
          a.w * (0.26 + nth * 0.07),
          a.h * (0.72 - nth * 0.07),
          a.u * 5,
          tileColors[nth % 6] ?? '#fff',
          0.5,
        ) +
        glyphAt(
          'note',
          a.w * (0.26 + nth * 0.07),
          a.h * (0.72 - nth * 0.07 + 0.04 * Math.sin(nth * 2)),
          a.u * (7 - nth * 0.6),
          lighter(tileColors[nth % 6] ?? '#fff', 0.3),
        ),
    ) +
    many(4, (nth) =>
      floatingLantern(
        a,
        a.w * (0.8 + 0.05 * (nth % 3)),
        a.h * (0.64 + nth * 0.1),
        a.u * (1.2 + nth * 0.4),
      ),
    )
  )
}
