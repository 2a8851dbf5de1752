import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { circle, many, n, path, stroke } from '../svg.ts'

/** A bridge of arches from `x1` to `x2`, its way at `y`. */
export function archBridge(
  a: Artist,
  x1: number,
  x2: number,
  y: number,
  foot: number,
  arches: number,
  depth = 0,
): string {
  const [lit, shade] = [a.far(a.mood.wall[1], depth), a.far(a.mood.land[1], depth)]
  const thick = a.u * 1.5
  const rise = (x2 - x1) * 0.05
  const deckLine = (at: number) => y - rise * 4 * at * (1 - at)
  const pier = (x2 - x1) / arches
  const holes = many(arches, (nth) => {
    const [from, to] = [x1 + pier * (nth + 0.1), x1 + pier * (nth + 0.9)]
    const top = deckLine((nth + 0.5) / arches) + thick * 1.3
    return `M${n(from)} ${n(foot + 9)}V${n(Math.min(foot, top + pier * 0.42))}Q${n((from + to) / 2)} ${n(top - pier * 0.08)} ${n(to)} ${n(Math.min(foot, top + pier * 0.42))}V${n(foot + 9)}Z`
  })
  const body = `M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y - rise * 2)} ${n(x2)} ${n(y)}V${n(foot)}H${n(x1)}Z`
  const rail = stroke(
    `M${n(x1)} ${n(y - a.u)}Q${n((x1 + x2) / 2)} ${n(y - a.u - rise * 2)} ${n(x2)} ${n(y - a.u)}`,
    lit,
    a.u * 0.25,
  )
  const posts = many(arches * 3 + 1, (nth) => {
    const t = nth / (arches * 3)
    const px = x1 + (x2 - x1) * t
    return (
      stroke(`M${n(px)} ${n(deckLine(t))}v${n(-a.u)}`, lit, a.u * 0.2) +
      (nth % 3 === 0
        ? a.glow(px, deckLine(t) - a.u * 1.4, a.u * 1.8, a.mood.lamp, 0.8 * a.mood.lit) +
          circle(px, deckLine(t) - a.u * 1.3, a.u * 0.32, lighter(a.mood.lamp, 0.4))
        : '')
    )
  })
  return (
    path(
      body + holes,
      a.across(
        [
          [0, lit],
          [1, shade],
        ],
        [0, y - rise, 0, foot],
      ),
      'fill-rule="evenodd"',
    ) +
    rail +
    posts
  )
}
