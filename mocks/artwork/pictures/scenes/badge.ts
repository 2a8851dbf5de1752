import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { glyphs, type Glyph } from '../parts/glyphs.ts'
import { sign, tileColors } from '../parts/tiles.ts'
import { circle, many, n, path, rect } from '../svg.ts'

const grounds = [...tileColors, '#2b2a5b', '#b84a6a', '#1f6f94', '#5a8f4a', '#8a5ac0', '#d8803a']
const isGlyph = (name: string): name is Glyph => name in glyphs
const all = Object.keys(glyphs).filter(isGlyph)

const figure = (nth: number): Glyph => all[nth % all.length] ?? 'star'

/** The emblem of a club: a shield, a round, a tile or a lozenge with its sign; no two are alike. */
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
  )}<g clip-path="${a.clip(path(shape, '#fff'))}">${half}</g>${path(shape, 'none', edge)}${sign(figure(nth), cx, cy, r * (nth % 4 === 3 ? 0.86 : 1.06), '#fffaf0')}</g>`
}

/** The picture of a player: a small view in a tile, with one sign in its light. */
export function portrait(a: Artist, nth: number): string {
  const color = grounds[(nth * 7 + 3) % grounds.length] ?? '#8f83d8'
  const second = grounds[(nth * 5 + 8) % grounds.length] ?? '#ffc24b'
  const [cx, cy] = [a.w / 2, a.h * 0.46]
  const clip = a.clip(rect([0, 0, a.w, a.h], a.w * 0.26, '#fff'))
  const ground =
    [
      circle(cx, a.h * 0.44, a.w * 0.37, mix(second, '#fff6dc', 0.45)),
      path(
        `M0 ${n(a.h * 0.72)}Q${n(a.w * 0.25)} ${n(a.h * 0.6)} ${n(cx)} ${n(a.h * 0.72)}T${n(a.w)} ${n(a.h * 0.7)}V${a.h}H0Z`,
        darker(color, 0.4),
      ),
      many(6, (k) =>
        rect(
          [k * a.w * 0.2 - a.w * 0.1, 0, a.w * 0.1, a.h],
          0,
          lighter(color, 0.2),
          `transform="rotate(24 ${n(cx)} ${n(cy)})"`,
        ),
      ),
      circle(cx, a.h * 1.1, a.w * 0.52, darker(second, 0.15)),
    ][nth % 4] ?? ''
  const ink = nth % 4 === 0 ? darker(color, 0.55) : '#fffaf0'
  return `<g clip-path="${clip}">${rect(
    [0, 0, a.w, a.h],
    0,
    a.fade(lighter(color, 0.35), color),
  )}${ground}${sign(figure(nth * 3 + 1 + Math.floor(nth / 25)), cx, cy + a.h * 0.04, a.w * 0.56, darker(color, 0.5), 'opacity=".3"')}${sign(figure(nth * 3 + 1 + Math.floor(nth / 25)), cx, cy, a.w * 0.56, ink)}</g>`
}
