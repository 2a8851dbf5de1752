import type { Artist } from '../artist.ts'
import { garland } from '../parts/lanterns.ts'
import { sign, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { many, n, rect } from '../svg.ts'
import { ground } from './workshop.ts'

/** Cards that lie in rows, some turned to show their signs. */
export function cards(a: Artist, variant = 0): string {
  const s = Math.min(a.w / 7, a.h / 4.4)
  const moon = a.linear([
    [0, '#5a4fa8'],
    [1, '#2b2a5b'],
  ])
  const list = many(15, (nth) => {
    const [c, r] = [nth % 5, Math.floor(nth / 5)]
    const [x, y] = [a.w / 2 + (c - 2) * s * 1.16, a.h * 0.5 + (r - 1) * s * 1.36]
    const open = (nth * 3 + variant) % 4 === 0
    const face = open
      ? a.linear([
          [0, '#fffaf0'],
          [1, '#f0dcd0'],
        ])
      : moon
    return (
      (open ? a.glow(x, y, s, a.mood.lamp, 0.6) : '') +
      `<g transform="rotate(${n(a.range(-4, 4))} ${n(x)} ${n(y)})">${rect([x - s * 0.45, y - s * 0.56, s * 0.9, s * 1.2], s * 0.14, a.mood.ink, 'opacity=".4"')}${rect([x - s * 0.45, y - s * 0.6, s * 0.9, s * 1.2], s * 0.14, face)}${open ? sign(tileGlyphs[nth % 6] ?? 'star', x, y, s * 0.56, tileColors[(nth * 2) % 6] ?? '#ffc24b') : sign('moon', x, y, s * 0.4, '#c4b8ff', 'opacity=".7"') + rect([x - s * 0.37, y - s * 0.52, s * 0.74, s * 1.04], s * 0.1, 'none', `stroke="#c4b8ff" stroke-width="${n(s * 0.02)}" opacity=".6"`)}</g>`
    )
  })
  return (
    ground(a, 0.8) +
    rect([0, 0, a.w, a.h], 0, a.mood.ink, 'opacity=".25"') +
    list +
    garland(a, [-a.u, 0], [a.w + a.u, 0], a.u * 4, 11, a.u * 1.3)
  )
}
