import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { n, path, placed, stroke } from '../svg.ts'

/** A shell of ridges like a fan, `s` wide, its middle at (x, y). */
export function scallop(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color: string,
  turn = 0,
): string {
  const rim = Array.from({ length: 8 }, (_, nth) => {
    const at = Math.PI * (1.08 + (nth * 0.84) / 7)
    return [Math.cos(at) * 50, 25 + Math.sin(at) * 66] as const
  })
  const lobes = rim
    .slice(1)
    .map(([px, py], nth) => {
      const [qx, qy] = rim[nth] ?? [px, py]
      const r = Math.hypot(px - qx, py - qy) * 0.56
      return `A${n(r)} ${n(r)} 0 0 1 ${n(px)} ${n(py)}`
    })
    .join('')
  const [first = [0, 0]] = rim
  const fan = `M-6 33L${n(first[0])} ${n(first[1])}${lobes}L6 33Z`
  const shade = darker(color, 0.24)
  const ridges = rim.map(([px, py]) => `M0 33L${n(px * 0.93)} ${n(33 + (py - 33) * 0.93)}`)
  return placed(
    path(fan, darker(color, 0.45), 'transform="translate(0 5)"') +
      path(
        fan,
        a.radial(
          [
            [0, lighter(color, 0.85)],
            [0.55, lighter(color, 0.45)],
            [1, color],
          ],
          [0.5, 0.96],
        ),
      ) +
      stroke(ridges.join(''), shade, 1.8, 'opacity=".55"') +
      stroke(
        ridges.slice(1, 4).join(''),
        '#ffffff',
        1.6,
        'opacity=".5" transform="translate(2.4 0)"',
      ) +
      path(
        'M-20 31Q0 21 20 31L16 43Q0 49-16 43Z',
        a.fade(lighter(color, 0.6), mix(color, shade, 0.7)),
      ),
    x,
    y,
    s / 100,
    turn,
  )
}
