import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { n, path, stroke } from '../svg.ts'
import { glyphAt } from './tiles.ts'

/** A flag on a pole, its foot at (x, y). */
export function flag(
  a: Artist,
  x: number,
  y: number,
  tall: number,
  color: string,
  turned = false,
): string {
  const side = turned ? -1 : 1
  const w = tall * 0.5 * side
  const top = y - tall
  return (
    stroke(`M${n(x)} ${n(y)}V${n(top)}`, mix(a.mood.ink, '#c98a5a', 0.35), tall * 0.035) +
    path(
      `M${n(x)} ${n(top)}Q${n(x + w * 0.3)} ${n(top - tall * 0.08)} ${n(x + w * 0.55)} ${n(top + tall * 0.02)}T${n(x + w)} ${n(top + tall * 0.02)}L${n(x + w * 0.84)} ${n(top + tall * 0.18)}L${n(x + w)} ${n(top + tall * 0.34)}Q${n(x + w * 0.8)} ${n(top + tall * 0.42)} ${n(x + w * 0.52)} ${n(top + tall * 0.34)}T${n(x)} ${n(top + tall * 0.34)}Z`,
      a.fade(lighter(color, 0.3), color, [0, 0, 1, 1]),
    )
  )
}

/** A cup with a star, its foot at (x, y). */
export function cup(a: Artist, x: number, y: number, s: number): string {
  const gold = a.linear(
    [
      [0, '#fff3c0'],
      [0.4, '#ffc24b'],
      [1, '#c9742f'],
    ],
    [0, 0, 1, 0.3],
  )
  return (
    a.glow(x, y - s * 0.6, s * 2.2, a.mood.lamp, 0.8) +
    stroke(
      `M${n(x - s * 0.36)} ${n(y - s * 0.92)}C${n(x - s * 0.8)} ${n(y - s * 0.95)} ${n(x - s * 0.66)} ${n(y - s * 0.48)} ${n(x - s * 0.24)} ${n(y - s * 0.5)}M${n(x + s * 0.36)} ${n(y - s * 0.92)}C${n(x + s * 0.8)} ${n(y - s * 0.95)} ${n(x + s * 0.66)} ${n(y - s * 0.48)} ${n(x + s * 0.24)} ${n(y - s * 0.5)}`,
      '#e09a3c',
      s * 0.08,
    ) +
    path(
      `M${n(x - s * 0.42)} ${n(y - s)}H${n(x + s * 0.42)}Q${n(x + s * 0.42)} ${n(y - s * 0.42)} ${n(x + s * 0.07)} ${n(y - s * 0.34)}V${n(y - s * 0.16)}H${n(x + s * 0.26)}V${n(y)}H${n(x - s * 0.26)}V${n(y - s * 0.16)}H${n(x - s * 0.07)}V${n(y - s * 0.34)}Q${n(x - s * 0.42)} ${n(y - s * 0.42)} ${n(x - s * 0.42)} ${n(y - s)}Z`,
      gold,
    ) +
    glyphAt('star', x, y - s * 0.72, s * 0.36, '#fffaf0')
  )
}
