import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { pane } from '../parts/houses.ts'
import { circle, ellipse, many, n, path } from '../svg.ts'

/** A house seen from above and aside, standing on a tile of `s` at (x, y). */
export function cornerHouse(
  a: Artist,
  x: number,
  y: number,
  s: number,
  floors: number,
  roof: string,
): string {
  const [half, drop] = [s * 0.62, s * 0.36]
  const h = s * 0.62 * floors
  const top = y - h
  const left = `M${n(x - half)} ${n(y)}V${n(top)}L${n(x)} ${n(top + drop)}V${n(y + drop)}Z`
  const right = `M${n(x + half)} ${n(y)}V${n(top)}L${n(x)} ${n(top + drop)}V${n(y + drop)}Z`
  const panes = many(floors, (floor) =>
    [-1, 1]
      .map((side) =>
        [0.3, 0.68]
          .map((t) => {
            const [px, py] = [
              x + side * half * (1 - t),
              top + drop * t + s * 0.16 + floor * s * 0.6,
            ]
            return `<g transform="translate(${n(px)} ${n(py)}) skewY(${side > 0 ? -30 : 30})">${pane(a, [-s * 0.075, 0, s * 0.15, s * 0.24], 0, 0.4)}</g>`
          })
          .join(''),
      )
      .join(''),
  )
  const peak = top - s * 0.5
  const eave = half * 1.16
  return (
    path(left, a.fade(a.mood.wall[0], mix(a.mood.wall[0], a.mood.wall[1], 0.5))) +
    path(right, a.fade(mix(a.mood.wall[0], a.mood.wall[1], 0.6), a.mood.wall[1])) +
    panes +
    path(
      `M${n(x - eave)} ${n(top)}L${n(x)} ${n(peak)}L${n(x)} ${n(top + drop * 1.2)}Z`,
      lighter(roof, 0.18),
    ) +
    path(
      `M${n(x + eave)} ${n(top)}L${n(x)} ${n(peak)}L${n(x)} ${n(top + drop * 1.2)}Z`,
      darker(roof, 0.2),
    )
  )
}

/** A fountain with a star of light. */
export function fountain(a: Artist, x: number, y: number, s: number): string {
  const jets = [-0.6, -0.3, 0, 0.3, 0.6]
    .map(
      (t) =>
        `<path d="M${n(x)} ${n(y - s * 0.3)}Q${n(x + t * s * 0.5)} ${n(y - s * (1.5 - Math.abs(t)))} ${n(x + t * s)} ${n(y)}" fill="none" stroke="#eafcff" stroke-width="${n(s * 0.05)}" stroke-linecap="round" opacity=".75"/>`,
    )
    .join('')
  return (
    a.glow(x, y - s * 0.4, s * 2, '#bff3ff', 0.55) +
    ellipse([x, y + s * 0.16], [s, s * 0.5], darker(a.mood.wall[1], 0.2)) +
    ellipse([x, y], [s, s * 0.5], a.mood.wall[0]) +
    ellipse([x, y], [s * 0.84, s * 0.4], '#4cc4cc') +
    jets +
    circle(x, y - s * 0.9, s * 0.12, '#fff6d8')
  )
}
