import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { tileColors } from '../parts/tiles.ts'
import { many, n, path, rect, stroke } from '../svg.ts'

/** A shelf that bends like a wave, with books on it. */
export function bookWave(a: Artist, y: number, s: number, phase: number, depth: number): string {
  const at = (x: number) => y + Math.sin((x / a.w) * 5.2 + phase) * s * 0.75
  const count = Math.ceil(a.w / (s * 0.27))
  const books = many(count, (nth) => {
    if (a.chance(0.06)) return ''
    const [x, w, h] = [nth * s * 0.27, s * a.range(0.18, 0.27), s * a.range(0.62, 1)]
    const color = a.far(
      mix(
        a.pick(tileColors),
        a.pick([a.mood.wall[1], a.mood.land[0], a.mood.roofs[0] ?? '#fff']),
        0.42,
      ),
      depth,
    )
    const lean = a.chance(0.1) ? a.range(-9, 9) : 0
    return `<g transform="rotate(${n(lean)} ${n(x)} ${n(at(x))})">${rect(
      [x, at(x) - h, w, h],
      w * 0.16,
      a.fade(lighter(color, 0.22), darker(color, 0.2), [0, 0, 1, 0]),
    )}${rect([x + w * 0.16, at(x) - h * 0.82, w * 0.68, h * 0.08], 0, a.mood.lamp, 'opacity=".7"')}</g>`
  })
  const crest = Array.from(
    { length: 25 },
    (_, nth) => [(nth / 24) * a.w, at((nth / 24) * a.w)] as const,
  )
  const d = crest.map(([x, py], nth) => `${nth === 0 ? 'M' : 'L'}${n(x)} ${n(py)}`).join('')
  return (
    books +
    stroke(d, a.far('#b87850', depth), s * 0.14) +
    stroke(d, a.far('#f0c090', depth), s * 0.04)
  )
}

/** An open book, its middle at (x, y). */
export function openBook(a: Artist, x: number, y: number, s: number): string {
  const page = a.fade('#fffaf0', '#f0dcc4')
  const half = (side: number) =>
    `M${n(x)} ${n(y)}Q${n(x + side * s * 0.5)} ${n(y - s * 0.28)} ${n(x + side * s)} ${n(y - s * 0.08)}V${n(y + s * 0.5)}Q${n(x + side * s * 0.5)} ${n(y + s * 0.3)} ${n(x)} ${n(y + s * 0.58)}Z`
  const textLines = [-1, 1]
    .map((side) =>
      many(5, (nth) =>
        stroke(
          `M${n(x + side * s * 0.16)} ${n(y + s * (0.06 + nth * 0.08))}Q${n(x + side * s * 0.5)} ${n(y + s * (-0.08 + nth * 0.08))} ${n(x + side * s * 0.84)} ${n(y + s * (0.02 + nth * 0.08))}`,
          '#b9a0a0',
          s * 0.018,
        ),
      ),
    )
    .join('')
  return (
    a.glow(x, y, s * 2, a.mood.lamp, 0.6) +
    path(half(-1), darker('#a8604a', 0.2), `transform="translate(0 ${n(s * 0.07)})"`) +
    path(half(1), darker('#a8604a', 0.3), `transform="translate(0 ${n(s * 0.07)})"`) +
    path(half(-1), page) +
    path(half(1), page) +
    textLines
  )
}
