import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { many, n, path, rect, stroke } from '../svg.ts'

/** A desk by lantern light: sheets, pencils, a cup, tiles that are being thought of. */
export function desk(a: Artist, variant = 0): string {
  const wood = a.fade('#a8684c', '#4f2c3c', [0, 0, 1, 1])
  const sheets = [
    [0.3, 0.5, 40, -8],
    [0.62, 0.42, 44, 6],
    [0.52, 0.74, 36, -3],
  ] as const
  const paper = sheets.map(([px, py, s, turn], nth) => {
    const [w, h] = [a.u * s, a.u * s * 0.72]
    const ink = '#5a5070'
    const sketch =
      [
        `M${n(-w * 0.38)} ${n(h * 0.2)}Q${n(-w * 0.2)} ${n(-h * 0.1)} ${n(-w * 0.06)} ${n(h * 0.02)}T${n(w * 0.38)} ${n(h * 0.2)}ZM${n(-w * 0.08)} 0V${n(-h * 0.3)}L0 ${n(-h * 0.38)}L${n(w * 0.08)} ${n(-h * 0.3)}V${n(h * 0.02)}M${n(-w * 0.4)} ${n(h * 0.28)}q${n(w * 0.1)} ${n(-h * 0.06)} ${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0t${n(w * 0.2)} 0`,
        many(
          12,
          (k) =>
            `M${n(-w * 0.36 + (k % 4) * w * 0.19)} ${n(-h * 0.34 + Math.floor(k / 4) * h * 0.25)}h${n(w * 0.13)}v${n(h * 0.18)}h${n(-w * 0.13)}Z`,
        ),
        `M${n(-w * 0.36)} ${n(h * 0.3)}V${n(-h * 0.34)}M${n(-w * 0.36)} ${n(h * 0.3)}H${n(w * 0.38)}M${n(-w * 0.34)} ${n(h * 0.2)}L${n(-w * 0.16)} ${n(-h * 0.02)}L0 ${n(h * 0.08)}L${n(w * 0.34)} ${n(-h * 0.3)}`,
      ][(nth + variant) % 3] ?? ''
    return `<g transform="translate(${n(a.w * px)} ${n(a.h * py)}) rotate(${turn + variant * 3})">${rect([-w / 2 + a.u, -h / 2 + a.u, w, h], a.u * 0.6, '#1a1030', 'opacity=".3"')}${rect(
      [-w / 2, -h / 2, w, h],
      a.u * 0.6,
      a.fade('#fffaf0', '#f0e2cc'),
    )}${stroke(sketch, ink, a.u * 0.34, 'opacity=".8"')}${many(3, (k) => rect([w * (0.06 + k * 0.13), h * 0.36, w * 0.1, w * 0.06], w * 0.016, tileColors[(k + nth * 2) % 6] ?? '#fff'))}</g>`
  })
  const pencil = (x: number, y: number, turn: number, color: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${rect(
      [-a.u * 14, -a.u, a.u * 24, a.u * 2],
      a.u * 0.3,
      a.fade(lighter(color, 0.3), darker(color, 0.2)),
    )}${path(`M${n(a.u * 10)} ${n(-a.u)}L${n(a.u * 13.4)} 0L${n(a.u * 10)} ${n(a.u)}Z`, '#f4d8ac')}${path(`M${n(a.u * 12.3)} ${n(-a.u * 0.33)}L${n(a.u * 13.4)} 0L${n(a.u * 12.3)} ${n(a.u * 0.33)}Z`, '#3a2f50')}</g>`
  const mug = (x: number, y: number, r: number) =>
    a.glow(x, y, r * 2, '#1a1030', 0.4) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#8f83d8"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.8)}" fill="#5a3040"/><circle cx="${n(x - r * 0.2)}" cy="${n(y - r * 0.2)}" r="${n(r * 0.3)}" fill="#a8684c" opacity=".6"/>` +
    stroke(
      `M${n(x + r * 0.9)} ${n(y - r * 0.3)}q${n(r * 0.7)} ${n(r * 0.3)} 0 ${n(r * 0.7)}`,
      '#8f83d8',
      r * 0.22,
    )
  return (
    rect([0, 0, a.w, a.h], 0, wood) +
    many(9, (nth) => rect([0, nth * a.h * 0.115, a.w, a.u * 0.3], 0, '#2a1430', 'opacity=".28"')) +
    a.glow(a.w * 0.84, a.h * 0.3, a.u * 90, a.mood.lamp, 0.6) +
    paper.join('') +
    many(5, (nth) => {
      const [x, y, s] = [a.w * (0.1 + 0.05 * (nth % 2)), a.h * (0.2 + nth * 0.15), a.u * 8]
      return `<g transform="rotate(${nth * 17 - 30} ${n(x)} ${n(y)})">${rect([x - s / 2, y - s / 2 + a.u, s, s], s * 0.25, darker(tileColors[nth] ?? '#000000', 0.5))}${rect(
        [x - s / 2, y - s / 2, s, s],
        s * 0.25,
        a.fade(lighter(tileColors[nth] ?? '#fff', 0.3), tileColors[nth] ?? '#fff'),
      )}${glyphAt((['star', 'wave', 'moon', 'leaf', 'note'] as const)[nth] ?? 'star', x, y, s * 0.55, '#fffaf0')}</g>`
    }) +
    pencil(a.w * 0.42, a.h * 0.28, 24, '#2fa7a0') +
    pencil(a.w * 0.76, a.h * 0.66, -38, '#ff8a76') +
    pencil(a.w * 0.3, a.h * 0.86, 8, '#ffc24b') +
    mug(a.w * 0.9, a.h * 0.74, a.u * 8) +
    keeperLantern(a, a.w * 0.86, a.h * 0.5, a.u * 26) +
    a.glow(a.w * 0.5, a.h * 0.5, a.u * 80, '#ffd8a0', 0.12) +
    rect(
      [0, 0, a.w, a.h],
      0,
      a.radial([
        [0, '#000000', 0],
        [0.7, '#180a28', 0.08],
        [1, '#180a28', 0.42],
      ]),
    )
  )
}
