import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { ellipse, n, path, placed, rect, stroke } from '../svg.ts'

/** A wrapped box with a bow, `s` wide, standing at (x, y). */
export function gift(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color: string,
  band: string,
): string {
  const paper = (from: number, to: number) =>
    a.linear(
      [
        [0, lighter(color, from)],
        [0.55, color],
        [1, darker(color, to)],
      ],
      [0, 0, 1, 0.7],
    )
  const ribbon = a.linear(
    [
      [0, lighter(band, 0.75)],
      [0.5, band],
      [1, darker(band, 0.22)],
    ],
    [0, 0, 1, 0],
  )
  const loop = (side: number) =>
    path(
      `M0-66C${n(side * 8)}-90 ${n(side * 40)}-98 ${n(side * 42)}-80C${n(side * 43)}-66 ${n(side * 18)}-63 0-64Z`,
      ribbon,
    ) +
    path(
      `M${n(side * 8)}-69C${n(side * 14)}-82 ${n(side * 32)}-87 ${n(side * 33)}-78C${n(side * 33)}-70 ${n(side * 18)}-68 ${n(side * 8)}-69Z`,
      darker(band, 0.45),
      'opacity=".6"',
    )
  return placed(
    ellipse([0, 1], [52, 7], '#140a34', 'opacity=".45"') +
      rect([-40, -46, 80, 46], 6, paper(0.4, 0.42)) +
      rect([-9, -46, 18, 46], 0, ribbon) +
      rect([-40, -46, 80, 9], 0, '#2a0f3c', 'opacity=".28"') +
      rect([-46, -64, 92, 22], 6, paper(0.6, 0.26)) +
      rect([-10, -64, 20, 22], 0, ribbon) +
      stroke('M-41-60H41', '#ffffff', 2.6, 'opacity=".55"') +
      path('M-2-62L-20-38L-9-41L-4-30L4-60ZM2-62L20-38L9-41L4-30L-4-60Z', ribbon) +
      loop(-1) +
      loop(1) +
      rect(
        [-8, -73, 16, 14],
        6,
        a.radial(
          [
            [0, lighter(band, 0.85)],
            [1, band],
          ],
          [0.4, 0.3],
        ),
      ),
    x,
    y,
    s / 92,
  )
}
