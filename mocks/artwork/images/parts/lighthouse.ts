import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, n, path, rect, stroke } from '../svg.ts'
import { pane } from './houses.ts'

/** A lighthouse `tall` high; its beams are drawn by `beams`. */
export function lighthouse(a: Artist, x: number, y: number, tall: number, depth = 0): string {
  const [lit, shade] = [a.far(lighter(a.mood.wall[0], 0.3), depth), a.far(a.mood.wall[1], depth)]
  const [foot, head] = [tall * 0.115, tall * 0.07]
  const room = tall * 0.2
  const top = y - tall + room
  const edge = (t: number) => foot + (head - foot) * t
  const body = `M${n(x - foot)} ${n(y)}L${n(x - head)} ${n(top)}H${n(x + head)}L${n(x + foot)} ${n(y)}Z`
  const stripe = (from: number, to: number) => {
    const [y1, y2] = [y + (top - y) * from, y + (top - y) * to]
    return path(
      `M${n(x - edge(from))} ${n(y1)}L${n(x - edge(to))} ${n(y2)}H${n(x + edge(to))}L${n(x + edge(from))} ${n(y1)}Z`,
      a.fade(
        a.far(a.mood.roofs[0] ?? lit, depth),
        darker(a.far(a.mood.roofs[0] ?? lit, depth), 0.4),
        [0, 0, 1, 0],
      ),
    )
  }
  const lamp = a.far(a.mood.lamp, depth * 0.5)
  const roof = a.far(a.mood.roofs[1] ?? shade, depth)
  return (
    path(
      body,
      a.linear(
        [
          [0, lit],
          [0.55, mix(lit, shade, 0.4)],
          [1, shade],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    stripe(0.16, 0.36) +
    stripe(0.58, 0.78) +
    pane(a, [x - tall * 0.016, y - tall * 0.36, tall * 0.032, tall * 0.05], depth, 0.5) +
    rect(
      [x - head * 1.5, top - tall * 0.014, head * 3, tall * 0.028],
      tall * 0.012,
      darker(shade, 0.3),
    ) +
    rect(
      [x - head * 0.85, top - room * 0.55, head * 1.7, room * 0.5],
      head * 0.2,
      a.fade(lighter(lamp, 0.7), lamp),
    ) +
    stroke(
      `M${n(x - head * 0.3)} ${n(top - room * 0.5)}v${n(room * 0.42)}M${n(x + head * 0.3)} ${n(top - room * 0.5)}v${n(room * 0.42)}`,
      darker(shade, 0.4),
      head * 0.1,
    ) +
    path(
      `M${n(x - head * 1.15)} ${n(top - room * 0.52)}Q${n(x - head * 0.5)} ${n(top - room)} ${n(x)} ${n(top - room * 1.05)}Q${n(x + head * 0.5)} ${n(top - room)} ${n(x + head * 1.15)} ${n(top - room * 0.52)}Z`,
      roof,
    ) +
    circle(x, top - room * 1.08, head * 0.16, roof) +
    a.glow(x, top - room * 0.3, tall * 0.32, a.mood.lamp, 0.75 * (1 - depth * 0.6))
  )
}

/** Two beams of light from (x, y), to the left and to the right. */
export function beams(a: Artist, x: number, y: number, long: number, turn = -7): string {
  const one = (side: number) => {
    const [dx, dy] = [
      Math.cos((turn * Math.PI) / 180) * long * side,
      Math.sin((turn * Math.PI) / 180) * long * side,
    ]
    const wide = long * 0.085
    const fill = a.across(
      [
        [0, a.mood.lamp, 0.6],
        [0.3, a.mood.lamp, 0.25],
        [1, a.mood.lamp, 0],
      ],
      [x, y, x + dx, y + dy],
    )
    return path(`M${n(x)} ${n(y)}L${n(x + dx)} ${n(y + dy - wide)}V${n(y + dy + wide)}Z`, fill)
  }
  return one(1) + one(-1)
}
