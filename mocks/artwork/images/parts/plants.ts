import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../svg.ts'

/** A pine of three skirts, `step` sets its size. */
export function pine(a: Artist, x: number, y: number, step: number, depth = 0): string {
  const tall = step * a.range(0.95, 1.5)
  const w = tall * 0.42
  const [lit, shade] = [a.far(a.mood.leaf[0], depth), a.far(a.mood.leaf[1], depth)]
  const fill = a.linear(
    [
      [0, lit],
      [0.5, mix(lit, shade, 0.6)],
      [1, shade],
    ],
    [0, 0, 1, 0.3],
  )
  const skirts = many(3, (nth) => {
    const [top, half] = [y - tall * (0.5 + nth * 0.2) - tall * 0.1, (w / 2) * (1 - nth * 0.24)]
    const foot = y - tall * (0.1 + nth * 0.24)
    return path(
      `M${n(x)} ${n(top)}L${n(x + half)} ${n(foot)}Q${n(x)} ${n(foot + tall * 0.07)} ${n(x - half)} ${n(foot)}Z`,
      fill,
    )
  })
  return (
    rect([x - w * 0.06, y - tall * 0.16, w * 0.12, tall * 0.18], 0, darker(shade, 0.3)) + skirts
  )
}

/** A round tree; with blossoms where `bloom` is a color. */
export function tree(
  a: Artist,
  x: number,
  y: number,
  step: number,
  depth = 0,
  bloom?: string,
): string {
  const tall = step * a.range(0.85, 1.25)
  const [lit, shade] = bloom
    ? [a.far(lighter(bloom, 0.35), depth), a.far(mix(bloom, a.mood.ink, 0.28), depth)]
    : [a.far(a.mood.leaf[0], depth), a.far(a.mood.leaf[1], depth)]
  const blobs = [
    [0, -0.72, 0.3],
    [-0.24, -0.5, 0.25],
    [0.25, -0.52, 0.24],
    [0, -0.46, 0.26],
  ] as const
  const [back, front] = [darker(shade, 0.12), a.fade(lit, shade, [0.2, 0, 0.8, 1])]
  return (
    stroke(
      `M${n(x)} ${n(y)}L${n(x)} ${n(y - tall * 0.4)}M${n(x)} ${n(y - tall * 0.26)}l${n(tall * 0.14)} ${n(-tall * 0.16)}`,
      a.far(darker(a.mood.land[1], 0.35), depth),
      tall * 0.07,
    ) +
    blobs
      .map(([dx, dy, r]) =>
        circle(x + dx * tall + tall * 0.03, y + dy * tall + tall * 0.03, r * tall, back),
      )
      .join('') +
    blobs
      .map(([dx, dy, r]) => circle(x + dx * tall, y + dy * tall, r * tall * 0.94, front))
      .join('') +
    blobs
      .map(([dx, dy, r]) =>
        ellipse(
          [x + (dx - r * 0.3) * tall, y + (dy - r * 0.38) * tall],
          [r * tall * 0.34, r * tall * 0.22],
          lighter(lit, 0.25),
          'opacity=".5"',
        ),
      )
      .join('')
  )
}

/** A low bush. */
export function bush(a: Artist, x: number, y: number, step: number, depth = 0): string {
  const [lit, shade] = [a.far(a.mood.leaf[0], depth), a.far(a.mood.leaf[1], depth)]
  const fill = a.fade(lit, shade)
  return many(3, (nth) =>
    circle(x + (nth - 1) * step * 0.2, y - step * 0.08, step * (nth === 1 ? 0.22 : 0.16), fill),
  )
}
