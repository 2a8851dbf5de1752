import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, many, n, path, rect, stroke } from '../svg.ts'
import { pane } from './houses.ts'

/** A clock tower with four lit faces' worth of light in one. */
export function clockTower(a: Artist, x: number, y: number, tall: number, depth = 0): string {
  const [lit, shade] = [a.far(a.mood.wall[0], depth), a.far(a.mood.wall[1], depth)]
  const roof = a.far(a.mood.roofs[1] ?? shade, depth)
  const w = tall * 0.2
  const head = w * 1.28
  const top = y - tall * 0.72
  const r = w * 0.44
  const face = a.radial([
    [0, lighter(a.mood.lamp, 0.8)],
    [0.8, lighter(a.mood.lamp, 0.4)],
    [1, a.mood.lamp],
  ])
  const cy = top + head * 0.5
  const marks = many(12, (nth) => {
    const at = (nth * Math.PI) / 6
    return circle(
      x + Math.sin(at) * r * 0.78,
      cy - Math.cos(at) * r * 0.78,
      r * (nth % 3 === 0 ? 0.075 : 0.04),
      a.mood.ink,
    )
  })
  const side = a.linear(
    [
      [0, lit],
      [0.6, mix(lit, shade, 0.5)],
      [1, shade],
    ],
    [0, 0, 1, 0],
  )
  const bricks = many(16, () =>
    rect(
      [x + a.range(-0.42, 0.3) * w, a.range(top + head, y - w * 0.2), w * 0.16, w * 0.07],
      w * 0.02,
      darker(shade, 0.2),
      'opacity=".3"',
    ),
  )
  return (
    rect([x - w / 2, top + head * 0.7, w, y - top - head * 0.7], w * 0.03, side) +
    bricks +
    pane(a, [x - w * 0.1, y - tall * 0.34, w * 0.2, w * 0.42], depth, 0.5) +
    pane(a, [x - w * 0.1, y - tall * 0.18, w * 0.2, w * 0.42], depth, 0.5) +
    rect([x - head / 2, top, head, head], head * 0.12, side) +
    rect(
      [x - head * 0.56, top + head * 0.94, head * 1.12, head * 0.1],
      head * 0.05,
      darker(shade, 0.2),
    ) +
    path(
      `M${n(x - head * 0.6)} ${n(top)}L${n(x - head * 0.1)} ${n(y - tall)}Q${n(x)} ${n(y - tall * 1.04)} ${n(x + head * 0.1)} ${n(y - tall)}L${n(x + head * 0.6)} ${n(top)}Z`,
      a.fade(lighter(roof, 0.25), darker(roof, 0.3), [0, 0, 1, 0]),
    ) +
    a.glow(x, cy, r * 3.4, a.mood.lamp, 0.6 * (1 - depth)) +
    circle(x, cy, r * 1.12, darker(shade, 0.3)) +
    circle(x, cy, r, face) +
    marks +
    stroke(
      `M${n(x)} ${n(cy)}L${n(x - r * 0.34)} ${n(cy - r * 0.36)}M${n(x)} ${n(cy)}L${n(x + r * 0.1)} ${n(cy - r * 0.66)}`,
      a.mood.ink,
      r * 0.08,
    )
  )
}
