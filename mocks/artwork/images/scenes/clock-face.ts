import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { garland } from '../parts/lanterns.ts'
import { glyphAt, tileGlyphs } from '../parts/tiles.ts'
import { circle, many, n, rect, stroke } from '../svg.ts'

/** A toothed wheel. */
export function gear(a: Artist, x: number, y: number, r: number, color: string, turn = 0): string {
  const teeth = 14
  const metal = a.linear(
    [
      [0, lighter(color, 0.35)],
      [0.5, color],
      [1, darker(color, 0.4)],
    ],
    [0, 0, 1, 1],
  )
  const tooth = many(
    teeth,
    (nth) =>
      `<rect x="${n(-r * 0.1)}" y="${n(-r * 1.14)}" width="${n(r * 0.2)}" height="${n(r * 0.3)}" rx="${n(r * 0.05)}" fill="${color}" transform="rotate(${n((nth * 360) / teeth)})"/>`,
  )
  const holes = many(5, (nth) => {
    const at = (nth / 5) * Math.PI * 2
    return circle(Math.cos(at) * r * 0.58, Math.sin(at) * r * 0.58, r * 0.2, darker(color, 0.62))
  })
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${tooth}${circle(0, 0, r, metal)}${circle(0, 0, r * 0.86, 'none', `stroke="${lighter(color, 0.3)}" stroke-width="${n(r * 0.03)}" opacity=".6"`)}${holes}${circle(0, 0, r * 0.22, darker(color, 0.3))}${circle(0, 0, r * 0.1, lighter(color, 0.4))}</g>`
}

/** The clock, close: its face, its hands, the wheels next to it. */
export function closeUp(a: Artist): string {
  const [cx, cy] = [a.w * (a.tall ? 0.5 : 0.58), a.h * (a.tall ? 0.42 : 0.5)]
  const r = Math.min(a.w * 0.42, a.h * 0.38)
  const marks = many(12, (nth) => {
    const at = (nth * Math.PI) / 6
    const [x, y] = [cx + Math.sin(at) * r * 0.78, cy - Math.cos(at) * r * 0.78]
    return nth % 3 === 0
      ? glyphAt(tileGlyphs[nth / 3] ?? 'star', x, y, r * 0.2, mix(a.mood.ink, '#8a4a3a', 0.3))
      : circle(x, y, r * 0.028, mix(a.mood.ink, '#8a4a3a', 0.3))
  })
  return (
    rect([0, 0, a.w, a.h], 0, a.fade(mix(a.mood.land[1], a.mood.ink, 0.4), a.mood.ink)) +
    many(54, (nth) =>
      rect(
        [
          ((nth * 7.3) % 11) * a.w * 0.1 - a.u * 4,
          Math.floor(nth / 6) * a.u * 9 + a.u,
          a.u * 11,
          a.u * 7,
        ],
        a.u * 1.6,
        a.mood.land[nth % 2] ?? '#fff',
        `opacity="${n(a.range(0.1, 0.3))}"`,
      ),
    ) +
    gear(a, cx - r * 1.35, cy + r * 0.72, r * 0.5, '#b8683f', 8) +
    gear(a, cx - r * 1.5, cy - r * 0.42, r * 0.36, '#c98a3f', 20) +
    gear(a, cx + r * 1.3, cy + r * 0.9, r * 0.44, '#a85a4a', 4) +
    gear(a, cx + r * 1.36, cy - r * 0.6, r * 0.3, '#d8a04a', 12) +
    a.glow(cx, cy, r * 2.3, a.mood.lamp, 0.85) +
    circle(cx, cy, r * 1.14, a.fade('#f0b860', '#7a3f3f')) +
    circle(cx, cy, r * 1.04, '#5a2f3c') +
    circle(
      cx,
      cy,
      r,
      a.radial([
        [0, '#fffdf0'],
        [0.6, '#fff0c4'],
        [1, a.mood.lamp],
      ]),
    ) +
    marks +
    circle(
      cx,
      cy,
      r * 0.52,
      'none',
      `stroke="#c98a3f" stroke-width="${n(r * 0.012)}" opacity=".6"`,
    ) +
    stroke(`M${n(cx)} ${n(cy)}L${n(cx - r * 0.36)} ${n(cy - r * 0.3)}`, '#4a2440', r * 0.06) +
    stroke(`M${n(cx)} ${n(cy)}L${n(cx + r * 0.14)} ${n(cy - r * 0.68)}`, '#4a2440', r * 0.04) +
    circle(cx, cy, r * 0.07, '#4a2440') +
    circle(cx, cy, r * 0.03, '#ffc24b') +
    garland(a, [-a.u, a.h * 0.04], [a.w + a.u, a.h * 0.02], a.u * 6, 9, a.u * 2, [
      '#ffc24b',
      '#ff9a7a',
    ])
  )
}
