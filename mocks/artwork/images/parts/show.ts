import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { circle, ellipse, many, n, path, rect } from '../svg.ts'

/** A ray of a spotlight from (x, y), `turn` degrees from straight down. */
export function spot(
  a: Artist,
  x: number,
  y: number,
  long: number,
  turn: number,
  color: string,
  wide = 0.13,
  strength = 0.6,
): string {
  const at = (turn * Math.PI) / 180
  const [dx, dy] = [Math.sin(at) * long, Math.cos(at) * long]
  const [ox, oy] = [Math.cos(at) * long * wide, -Math.sin(at) * long * wide]
  const fill = a.across(
    [
      [0, lighter(color, 0.5), strength],
      [0.35, color, strength * 0.5],
      [1, color, 0],
    ],
    [x, y, x + dx, y + dy],
  )
  return (
    path(
      `M${n(x - ox * 0.04)} ${n(y)}L${n(x + dx - ox)} ${n(y + dy - oy)}L${n(x + dx + ox)} ${n(y + dy + oy)}Z`,
      fill,
    ) + a.glow(x, y, a.u * 1.8, lighter(color, 0.6), 0.9)
  )
}

/** A round stage: deck, lit edge, and steps of tiles before it. */
export function deck(
  a: Artist,
  x: number,
  y: number,
  w: number,
  colors: readonly string[],
): string {
  const [rx, ry] = [w / 2, w * 0.075]
  const thick = w * 0.055
  const top = a.radial([
    [0, lighter(a.mood.sky[2] ?? '#8f83d8', 0.5)],
    [0.6, mix(a.mood.sky[2] ?? '#8f83d8', a.mood.ink, 0.2)],
    [1, a.mood.ink],
  ])
  const lamps = many(27, (nth) => {
    const at = (nth / 26) * Math.PI
    const [px, py] = [x - Math.cos(at) * rx * 0.985, y + thick * 0.55 + Math.sin(at) * ry]
    const color = colors[nth % colors.length] ?? a.mood.lamp
    return a.glow(px, py, w * 0.02, color, 0.9) + circle(px, py, w * 0.0045, lighter(color, 0.7))
  })
  return (
    path(
      `M${n(x - rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(y)}V${n(y + thick)}A${n(rx)} ${n(ry)} 0 0 1 ${n(x - rx)} ${n(y + thick)}Z`,
      a.fade(mix(a.mood.ink, a.mood.sky[1] ?? '#2b2a5b', 0.7), a.mood.ink),
    ) +
    ellipse([x, y], [rx, ry], top) +
    lamps
  )
}

/** The light sticks of those who listen: a field of small lights, no one to be seen. */
export function lightSticks(
  a: Artist,
  y: number,
  deep: number,
  colors: readonly string[],
  count = 240,
): string {
  return many(count, (nth) => {
    const t = (nth / count) ** 1.4
    const [px, py] = [a.range(0, a.w), y + deep * t + a.range(-1, 1) * a.u * 0.6]
    const s = a.u * (0.22 + 0.75 * t)
    const color = a.pick(colors)
    return (
      a.glow(px, py, s * 2.4, color, 0.6) +
      rect(
        [px - s * 0.22, py - s * 0.7, s * 0.44, s * 1.4],
        s * 0.22,
        lighter(color, 0.65),
        `transform="rotate(${n(a.range(-24, 24))} ${n(px)} ${n(py)})"`,
      )
    )
  })
}
