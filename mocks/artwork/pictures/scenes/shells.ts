import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { sign } from '../parts/tiles.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../svg.ts'

/** Shells on wet sand, one with a light in it. */
export function shells(a: Artist): string {
  const list = [
    [0.5, 0.56, 34, '#ffb3a0'],
    [0.2, 0.4, 17, '#c4b4ff'],
    [0.78, 0.36, 18, '#ffd98a'],
    [0.26, 0.82, 15, '#8fe0d4'],
    [0.76, 0.82, 16, '#ff9fb8'],
    [0.06, 0.7, 11, '#ffe0b0'],
    [0.93, 0.62, 12, '#b8d8ff'],
  ] as const
  return (
    rect([0, 0, a.w, a.h], 0, a.fade('#ffe2b8', '#e8a888')) +
    path(
      `M0 0H${a.w}V${n(a.h * 0.2)}Q${n(a.w * 0.75)} ${n(a.h * 0.32)} ${n(a.w * 0.5)} ${n(a.h * 0.2)}T0 ${n(a.h * 0.24)}Z`,
      a.fade('#178a9c', '#6fd6cc'),
    ) +
    stroke(
      `M0 ${n(a.h * 0.24)}Q${n(a.w * 0.25)} ${n(a.h * 0.08)} ${n(a.w * 0.5)} ${n(a.h * 0.2)}T${n(a.w)} ${n(a.h * 0.2)}`,
      '#ffffff',
      a.u * 1.4,
      'opacity=".85"',
    ) +
    many(70, () =>
      circle(
        a.range(0, 1) * a.w,
        a.range(0.3, 1) * a.h,
        a.u * a.range(0.15, 0.4),
        '#b97a62',
        'opacity=".35"',
      ),
    ) +
    list
      .map(
        ([x, y, s, color], nth) =>
          ellipse(
            [a.w * x, a.h * y + a.u * s * 0.42],
            [a.u * s * 0.46, a.u * s * 0.08],
            '#7a3f4a',
            'opacity=".3"',
          ) +
          (nth === 0 ? a.glow(a.w * x, a.h * y, a.u * s * 1.1, '#fff0b0', 0.85) : '') +
          `<g transform="rotate(${nth * 31 - 20 * (nth === 0 ? -1 : 1)} ${n(a.w * x)} ${n(a.h * y)})">${sign('shell', a.w * x, a.h * y + a.u, a.u * s, darker(color, 0.3), 'opacity=".5"')}${sign(
            'shell',
            a.w * x,
            a.h * y,
            a.u * s,
            a.fade(lighter(color, 0.5), color),
          )}</g>`,
      )
      .join('')
  )
}
