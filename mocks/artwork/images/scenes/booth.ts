import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { lantern } from '../parts/lanterns.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { many, n, rect, stroke } from '../svg.ts'

/** A booth for recording: a big microphone, a window with lamps behind. */
export function booth(a: Artist): string {
  const [x, y, s] = [a.w * 0.4, a.h * 0.2, a.u * 20]
  const metal = a.linear(
    [
      [0, '#fff0d8'],
      [0.4, '#c9a8c8'],
      [1, '#4f3a68'],
    ],
    [0, 0, 1, 0],
  )
  const panels = many(60, (nth) => {
    const [c, r] = [nth % 10, Math.floor(nth / 10)]
    const w = a.w / 10
    return rect(
      [c * w + 2, r * w + 2, w - 4, w - 4],
      w * 0.24,
      mix(a.mood.sky[1] ?? '#fff', a.mood.ink, 0.35 + 0.12 * ((c + r) % 2)),
    )
  })
  const bars = many(26, (nth) => {
    const h = a.u * (3 + 20 * Math.abs(Math.sin(nth * 0.7) * Math.sin(nth * 0.23 + 1)))
    return rect(
      [a.w * 0.58 + nth * a.u * 1.9, a.h * 0.62 - h / 2, a.u * 1.1, h],
      a.u * 0.55,
      tileColors[nth % 6] ?? '#fff',
    )
  })
  return (
    rect([0, 0, a.w, a.h], 0, a.mood.ink) +
    panels +
    a.glow(a.w * 0.3, a.h * 0.3, a.u * 70, a.mood.roofs[1] ?? '#8f83d8', 0.5) +
    a.glow(a.w * 0.78, a.h * 0.6, a.u * 50, a.mood.lamp, 0.35) +
    bars +
    stroke(`M${n(x)} ${n(y + s * 1.9)}V${a.h}`, '#2a1c40', a.u * 3) +
    stroke(
      `M${n(x - s * 0.9)} ${n(y + s * 0.9)}Q${n(x - s * 0.9)} ${n(y + s * 2)} ${n(x)} ${n(y + s * 2)}T${n(x + s * 0.9)} ${n(y + s * 0.9)}`,
      '#3a2a54',
      a.u * 2,
    ) +
    rect([x - s * 0.6, y, s * 1.2, s * 1.8], s * 0.6, metal) +
    many(7, (nth) =>
      stroke(
        `M${n(x - s * 0.5)} ${n(y + s * (0.3 + nth * 0.14))}H${n(x + s * 0.5)}`,
        '#4f3a68',
        a.u * 0.5,
        'opacity=".6"',
      ),
    ) +
    rect([x - s * 0.64, y + s * 1.22, s * 1.28, s * 0.16], s * 0.06, '#ffc24b') +
    glyphAt('star', x, y + s * 1.54, s * 0.3, '#ffc24b') +
    lantern(a, a.w * 0.12, a.h * 0.06, a.u * 6) +
    lantern(a, a.w * 0.74, a.h * 0.04, a.u * 5) +
    stroke(
      `M${n(a.w * 0.12)} 0v${n(a.h * 0.08)}M${n(a.w * 0.74)} 0v${n(a.h * 0.06)}`,
      a.mood.ink,
      a.u * 0.4,
    ) +
    many(5, (nth) =>
      glyphAt(
        'note',
        a.w * (0.56 + nth * 0.08),
        a.h * (0.32 - 0.08 * (nth % 2)),
        a.u * 5,
        tileColors[nth + 1] ?? '#fff',
      ),
    )
  )
}
