import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { circle, many, n, rect, stroke } from '../svg.ts'

/** Ribbons of light, brightest at their lower edge. */
export function aurora(a: Artist, low: number, colors = ['#5ff0b8', '#8f83f8', '#4fd0e8']): string {
  return colors
    .map((color, nth) => {
      const base = low * (0.45 + 0.16 * nth)
      const tall = low * a.range(0.38, 0.55)
      const phase = a.range(0, 6)
      const at = (x: number) =>
        base + Math.sin(x * 4.2 + phase) * low * 0.1 + Math.sin(x * 9 + phase * 2) * low * 0.035
      const strips = 90
      return many(strips, (strip) => {
        const x = strip / strips
        const shine = 0.5 + 0.5 * Math.sin(x * 26 + phase) * Math.sin(x * 7 + nth)
        const height = tall * (0.55 + 0.45 * shine)
        const fill = a.linear([
          [0, color, 0],
          [0.7, color, 0.32],
          [0.96, lighter(color, 0.3), 0.6],
          [1, color, 0],
        ])
        return rect(
          [x * a.w, at(x) - height, a.w / strips + 0.6, height],
          0,
          fill,
          `opacity="${n(0.3 + 0.5 * shine)}"`,
        )
      })
    })
    .join('')
}

/** A star that falls, from right to left. */
export function shootingStar(a: Artist, x: number, y: number, length: number): string {
  const tail = a.across(
    [
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0],
    ],
    [x, y, x + length, y - length * 0.5],
  )
  return (
    stroke(`M${n(x)} ${n(y)}l${n(length)} ${n(-length * 0.5)}`, tail, a.u * 0.28) +
    a.glow(x, y, a.u * 1.6, '#ffffff', 0.8)
  )
}

/** The milky way from corner to corner. */
export function galaxy(a: Artist, low: number): string {
  const along = (t: number) => [a.w * (0.05 + 0.9 * t), low * (0.95 - 0.9 * t)] as const
  const soft = many(9, (nth) => {
    const [x, y] = along((nth + 0.5) / 9)
    return a.glow(x, y, a.u * a.range(14, 22), a.pick(['#b9a8ff', '#8fd0ff', '#ffc0d8']), 0.2)
  })
  const dust = many(260, () => {
    const [x, y] = along(a.range(0, 1))
    const off = (a.range(-1, 1) + a.range(-1, 1)) * a.u * 8
    return circle(
      x + off * 0.6,
      y + off,
      a.u * a.range(0.06, 0.16),
      '#ffffff',
      `opacity="${n(a.range(0.2, 0.9))}"`,
    )
  })
  return soft + dust
}
