import type { Artist } from '../artist.ts'
import { n, path, placed, stroke } from '../svg.ts'

/** A line of dashes, as a way on a map or in the air. */
export function trail(a: Artist, d: string, color: string, width = 0.3): string {
  return stroke(
    d,
    color,
    a.u * width,
    `stroke-dasharray="${n(a.u * 0.9)} ${n(a.u * 1.1)}" opacity=".8"`,
  )
}

/** A folded paper plane, its nose at (x, y). */
export function paperPlane(x: number, y: number, s: number, turn = -18): string {
  return placed(
    path(`M0 0L${n(-s)} ${n(-s * 0.34)}L${n(-s * 0.62)} ${n(s * 0.02)}Z`, '#ffffff') +
      path(`M0 0L${n(-s * 0.62)} ${n(s * 0.02)}L${n(-s * 0.66)} ${n(s * 0.4)}Z`, '#b9b4dc') +
      path(`M0 0L${n(-s * 0.48)} ${n(s * 0.12)}L${n(-s * 0.86)} ${n(s * 0.34)}Z`, '#ece8fa'),
    x,
    y,
    1,
    turn,
  )
}

/** A letter with its seal, `s` wide, its middle at (x, y). */
export function letter(
  a: Artist,
  x: number,
  y: number,
  s: number,
  turn = 0,
  seal = '#ff8a76',
): string {
  const h = s * 0.64
  const [l, t] = [-s / 2, -h / 2]
  return placed(
    path(`M${n(l)} ${n(t + s * 0.03)}h${n(s)}v${n(h)}h${n(-s)}Z`, '#3a2f60', 'opacity=".3"') +
      path(`M${n(l)} ${n(t)}h${n(s)}v${n(h)}h${n(-s)}Z`, a.fade('#fffaf0', '#f0dfd2')) +
      path(
        `M${n(l)} ${n(t + h)}L${n(-s * 0.1)} ${n(0)}H${n(s * 0.1)}L${n(-l)} ${n(t + h)}Z`,
        '#f8ece0',
      ) +
      path(`M${n(l)} ${n(t)}L0 ${n(h * 0.16)}L${n(-l)} ${n(t)}Z`, a.fade('#fffdf6', '#e8d3ca')) +
      `<rect x="${n(-s * 0.085)}" y="${n(h * 0.03)}" width="${n(s * 0.17)}" height="${n(s * 0.17)}" rx="${n(s * 0.05)}" fill="${seal}"/>`,
    x,
    y,
    1,
    turn,
  )
}
