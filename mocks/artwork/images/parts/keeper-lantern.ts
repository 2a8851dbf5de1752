import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { circle, n, path, rect, stroke } from '../svg.ts'

/** The hand lantern of a keeper: glass in a frame, `s` high, standing at (x, y). */
export function keeperLantern(a: Artist, x: number, y: number, s: number): string {
  const metal = a.linear(
    [
      [0, '#e8b04a'],
      [0.5, '#a8672f'],
      [1, '#5a3230'],
    ],
    [0, 0, 1, 0],
  )
  const glass = a.radial(
    [
      [0, '#fffdf0'],
      [0.35, lighter(a.mood.lamp, 0.5), 0.95],
      [1, a.mood.lamp, 0.6],
    ],
    [0.5, 0.62],
  )
  const w = s * 0.5
  const flame = `M${n(x)} ${n(y - s * 0.56)}Q${n(x + s * 0.12)} ${n(y - s * 0.36)} ${n(x + s * 0.07)} ${n(y - s * 0.27)}Q${n(x)} ${n(y - s * 0.2)} ${n(x - s * 0.07)} ${n(y - s * 0.27)}Q${n(x - s * 0.12)} ${n(y - s * 0.38)} ${n(x)} ${n(y - s * 0.56)}Z`
  return (
    a.glow(x, y - s * 0.42, s * 1.7, a.mood.lamp, 0.85) +
    stroke(
      `M${n(x - w * 0.5)} ${n(y - s * 0.74)}Q${n(x - w * 0.55)} ${n(y - s * 1.16)} ${n(x)} ${n(y - s * 1.16)}Q${n(x + w * 0.55)} ${n(y - s * 1.16)} ${n(x + w * 0.5)} ${n(y - s * 0.74)}`,
      '#a8672f',
      s * 0.03,
    ) +
    path(
      `M${n(x - w * 0.5)} ${n(y - s * 0.72)}Q${n(x - w * 0.66)} ${n(y - s * 0.4)} ${n(x - w * 0.5)} ${n(y - s * 0.12)}H${n(x + w * 0.5)}Q${n(x + w * 0.66)} ${n(y - s * 0.4)} ${n(x + w * 0.5)} ${n(y - s * 0.72)}Z`,
      glass,
    ) +
    a.glow(x, y - s * 0.36, s * 0.3, '#fffbe8', 0.95) +
    path(flame, a.fade('#fff8d8', '#ff9a4a')) +
    stroke(
      `M${n(x - w * 0.22)} ${n(y - s * 0.7)}V${n(y - s * 0.14)}M${n(x + w * 0.22)} ${n(y - s * 0.7)}V${n(y - s * 0.14)}`,
      '#7a4630',
      s * 0.018,
    ) +
    path(
      `M${n(x - w * 0.62)} ${n(y - s * 0.7)}Q${n(x - w * 0.2)} ${n(y - s * 0.82)} ${n(x - w * 0.16)} ${n(y - s * 0.96)}H${n(x + w * 0.16)}Q${n(x + w * 0.2)} ${n(y - s * 0.82)} ${n(x + w * 0.62)} ${n(y - s * 0.7)}Z`,
      metal,
    ) +
    rect([x - w * 0.62, y - s * 0.14, w * 1.24, s * 0.14], s * 0.03, metal) +
    circle(x, y - s * 0.98, s * 0.04, darker('#a8672f', 0.2))
  )
}
