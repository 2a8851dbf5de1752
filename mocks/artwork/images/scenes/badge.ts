import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { glyphs, type Glyph } from '../parts/glyphs.ts'
import { clothes } from '../parts/islander-clothes.ts'
import { heads } from '../parts/islander-heads.ts'
import { islander } from '../parts/islanders.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { circle, many, n, path, rect, stroke } from '../svg.ts'

const grounds = [...tileColors, '#2b2a5b', '#b84a6a', '#1f6f94', '#5a8f4a', '#8a5ac0', '#d8803a']
const isGlyph = (name: string): name is Glyph => name in glyphs
const all = Object.keys(glyphs).filter(isGlyph)

const glyphOf = (nth: number): Glyph => all[nth % all.length] ?? 'star'

/** The emblem of a club: a shield, a round, a tile or a lozenge with its glyph; no two are alike. */
export function emblem(a: Artist, nth: number): string {
  const [cx, cy, r] = [a.w / 2, a.h / 2, a.w * 0.46]
  const color = grounds[(nth * 5) % grounds.length] ?? '#2fa7a0'
  const shape =
    [
      `M${n(cx - r * 0.88)} ${n(cy - r * 0.9)}H${n(cx + r * 0.88)}V${n(cy + r * 0.1)}Q${n(cx + r * 0.8)} ${n(cy + r * 0.72)} ${n(cx)} ${n(cy + r)}Q${n(cx - r * 0.8)} ${n(cy + r * 0.72)} ${n(cx - r * 0.88)} ${n(cy + r * 0.1)}Z`,
      `M${n(cx)} ${n(cy - r)}A${n(r)} ${n(r)} 0 1 1 ${n(cx - 0.1)} ${n(cy - r)}Z`,
      `M${n(cx)} ${n(cy - r)}L${n(cx + r * 0.88)} ${n(cy - r * 0.5)}V${n(cy + r * 0.5)}L${n(cx)} ${n(cy + r)}L${n(cx - r * 0.88)} ${n(cy + r * 0.5)}V${n(cy - r * 0.5)}Z`,
      `M${n(cx)} ${n(cy - r)}L${n(cx + r)} ${n(cy)}L${n(cx)} ${n(cy + r)}L${n(cx - r)} ${n(cy)}Z`,
    ][nth % 4] ?? ''
  const edge = `stroke="${['#ffc24b', '#fff3d8', '#e8b8a0'][nth % 3]}" stroke-width="${n(r * 0.13)}" stroke-linejoin="round"`
  const half =
    nth % 3 === 1
      ? rect([cx, 0, a.w / 2, a.h], 0, darker(color, 0.28))
      : nth % 3 === 2
        ? rect([0, cy + r * 0.12, a.w, a.h], 0, darker(color, 0.28))
        : ''
  return `<g transform="translate(${n(cx)} ${n(cy)}) scale(.93) translate(${n(-cx)} ${n(-cy)})">${path(
    shape,
    a.fade(lighter(color, 0.22), darker(color, 0.14)),
  )}<g clip-path="${a.clip(path(shape, '#fff'))}">${half}</g>${path(shape, 'none', edge)}${glyphAt(glyphOf(nth), cx, cy, r * (nth % 4 === 3 ? 0.86 : 1.06), '#fffaf0')}</g>`
}

const furs = [
  '#f2a65e',
  '#a9744f',
  '#8f83d8',
  '#5b6fa8',
  '#6cc884',
  '#e6d3c0',
  '#ffc94f',
  '#9fb4cf',
  '#c98a5a',
  '#d99a66',
  '#d9683f',
  '#f0cf9a',
  '#e88aa8',
  '#5fb0b8',
  '#b8a2e6',
  '#7a8cc8',
]

const starOn = (x: number, y: number, s: number) => glyphAt('star', x, y, s, '#fff6dc')

/** The background behind a player: a moon, rays, hills or lanterns. */
function backdrop(a: Artist, nth: number, color: string, second: string): string {
  return (
    [
      circle(68, 26, 34, lighter(color, 0.3), 'opacity=".5"') +
        circle(70, 24, 17, '#fff3d0') +
        starOn(18, 22, 9) +
        starOn(32, 10, 5),
      many(7, (k) =>
        path(
          `M48 60L${n(48 + Math.cos(k * 0.898) * 90)} ${n(60 + Math.sin(k * 0.898) * 90)}L${n(48 + Math.cos(k * 0.898 + 0.42) * 90)} ${n(60 + Math.sin(k * 0.898 + 0.42) * 90)}Z`,
          '#fffaf0',
          'opacity=".2"',
        ),
      ),
      path('M-2 70Q18 40 40 60T98 44V100H-2Z', darker(color, 0.3), 'opacity=".75"') +
        path('M-2 84Q30 56 60 74T98 66V100H-2Z', darker(second, 0.35), 'opacity=".75"') +
        starOn(76, 18, 8) +
        starOn(16, 16, 6),
      stroke('M-2 14Q48 34 98 10', darker(color, 0.5), 1.2) +
        many(4, (k) => {
          const [x, y] = [12 + k * 24, [22, 27, 27, 21][k] ?? 24]
          return (
            a.glow(x, y, 13, '#ffc24b', 0.8) +
            circle(x, y, 4.4, ['#ffd981', '#ff9a7a', '#c4b4ff', '#7fe0cf'][k] ?? '#ffd981')
          )
        }),
    ][nth % 4] ?? ''
  )
}

/** The image of a player: an islander before a place of the island; no two are alike. */
export function portrait(a: Artist, nth: number): string {
  const round = Math.floor(nth / heads.length)
  const color = grounds[(nth * 7 + 3 + round * 5) % grounds.length] ?? '#8f83d8'
  const second = grounds[(nth * 5 + 8 + round * 2) % grounds.length] ?? '#ffc24b'
  const kind = (nth * 5) % heads.length
  const fur = furs[round === 0 ? kind : (nth * 3 + round * 5) % furs.length] ?? '#f2a65e'
  return `<g clip-path="${a.clip(rect([0, 0, a.w, a.h], a.w * 0.26, '#fff'))}">${rect(
    [0, 0, a.w, a.h],
    0,
    a.fade(mix(color, '#2b2a5b', 0.3), lighter(mix(color, second, 0.25), 0.4)),
  )}${backdrop(a, nth + round, color, second)}${islander(a, kind, fur, (nth * 3 + Math.floor(nth / 8)) % clothes.length, second)}</g>`
}
