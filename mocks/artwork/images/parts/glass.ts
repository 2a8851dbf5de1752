import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../svg.ts'
import { flower, frond } from './leaves.ts'

/** A glass house with a dome, lit from within; `w` wide, standing at (x, y). */
export function greenhouse(a: Artist, x: number, y: number, w: number, depth = 0): string {
  const r = w / 2
  const wall = w * 0.24
  const dome = `M${n(x - r)} ${n(y)}V${n(y - wall)}A${n(r)} ${n(r * 1.02)} 0 0 1 ${n(x + r)} ${n(y - wall)}V${n(y)}Z`
  const light = a.radial(
    [
      [0, lighter(a.mood.lamp, 0.75), 0.98],
      [0.4, mix(a.mood.lamp, '#ffd9e8', 0.4), 0.85],
      [1, mix(a.mood.roofs[1] ?? '#8f83d8', '#e8dcff', 0.5), 0.8],
    ],
    [0.5, 0.78],
  )
  const green = mix(a.mood.leaf[1], '#2a6a5c', 0.4)
  const plants =
    many(22, (nth) =>
      frond(
        x + (nth / 21 - 0.5) * w * 0.86,
        y,
        w * a.range(0.24, 0.56),
        -90 + a.range(-38, 38),
        mix(green, a.mood.leaf[0], a.range(0, 0.7)),
      ),
    ) +
    many(22, () =>
      flower(
        a,
        x + a.range(-0.43, 0.43) * w,
        y - w * a.range(0.04, 0.42),
        w * a.range(0.018, 0.036),
        a.pick(['#ff8fa8', '#c9a8ff', '#ffffff', '#ffc0a0']),
      ),
    )
  const frame = lighter(a.far(a.mood.wall[0], depth), 0.3)
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
    .map(
      (t) =>
        `M${n(x + t * r)} ${n(y)}V${n(y - wall)}Q${n(x + t * r * 0.92)} ${n(y - wall - r * 0.8)} ${n(x)} ${n(y - wall - r * 1.02)}`,
    )
    .join('')
  const opening = `M${n(x - w * 0.075)} ${n(y)}V${n(y - w * 0.2)}A${n(w * 0.075)} ${n(w * 0.075)} 0 0 1 ${n(x + w * 0.075)} ${n(y - w * 0.2)}V${n(y)}`
  const door =
    a.glow(x, y - w * 0.12, w * 0.24, a.mood.lamp, 0.7 * (1 - depth)) +
    path(opening, a.fade(lighter(a.mood.lamp, 0.7), a.mood.lamp)) +
    stroke(`${opening}M${n(x)} ${n(y)}V${n(y - w * 0.275)}`, frame, w * 0.015)
  const hoops = [0.42, 0.76]
    .map((t) => {
      const half = r * Math.sqrt(1 - t * t)
      return `M${n(x - half)} ${n(y - wall - r * 1.02 * t)}Q${n(x)} ${n(y - wall - r * 1.02 * t + r * 0.1)} ${n(x + half)} ${n(y - wall - r * 1.02 * t)}`
    })
    .join('')
  return (
    a.glow(x, y - wall - r * 0.3, w * 1.05, mix(a.mood.lamp, '#ffc8e0', 0.3), 0.6 * (1 - depth)) +
    path(dome, light) +
    group(plants, `clip-path="${a.clip(path(dome, '#fff'))}" opacity="${1 - depth * 0.6}"`) +
    path(
      dome,
      a.linear(
        [
          [0, '#ffffff', 0.42],
          [0.35, '#ffffff', 0.04],
          [1, '#ffffff', 0.12],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    stroke(
      `${ribs}${hoops}M${n(x - r)} ${n(y - wall)}H${n(x + r)}`,
      frame,
      w * 0.011,
      'opacity=".85"',
    ) +
    stroke(dome, frame, w * 0.018) +
    door +
    path(
      `M${n(x - r * 0.78)} ${n(y - wall - r * 0.2)}Q${n(x - r * 0.7)} ${n(y - wall - r * 0.62)} ${n(x - r * 0.34)} ${n(y - wall - r * 0.84)}Q${n(x - r * 0.6)} ${n(y - wall - r * 0.5)} ${n(x - r * 0.66)} ${n(y - wall - r * 0.16)}Z`,
      '#ffffff',
      'opacity=".6"',
    ) +
    rect(
      [x - r * 1.06, y - w * 0.03, w * 1.06, w * 0.06],
      w * 0.015,
      darker(a.far(a.mood.wall[1], depth), 0.15),
    ) +
    circle(x, y - wall - r * 1.08, w * 0.022, frame) +
    stroke(`M${n(x)} ${n(y - wall - r * 1.06)}v${n(-w * 0.1)}`, frame, w * 0.012)
  )
}

/** Foreground: leaves that reach in from a corner. */
export function leafCorner(
  a: Artist,
  right: boolean,
  top: boolean,
  long: number,
  color = a.mood.ink,
): string {
  const [x, y] = [right ? a.w : 0, top ? 0 : a.h]
  const middle = right ? (top ? 135 : -135) : top ? 45 : -45
  return many(5, (nth) =>
    frond(
      x,
      y,
      long * a.range(0.7, 1.1),
      middle + (nth - 2) * 19 + a.range(-4, 4),
      mix(color, a.mood.leaf[1], 0.12 * nth),
    ),
  )
}

/** Bubbles that rise. */
export function bubbles(a: Artist, count: number): string {
  return many(count, () => {
    const [x, y, r] = [a.range(0, a.w), a.range(0.1, 0.95) * a.h, a.u * a.range(0.25, 1)]
    return (
      circle(x, y, r, '#ffffff', 'opacity=".16"') +
      ellipse([x - r * 0.3, y - r * 0.35], [r * 0.28, r * 0.18], '#ffffff', 'opacity=".8"')
    )
  })
}
