import { type Artist, toned } from '../artist.ts'
import { mix } from '../color.ts'
import { moods } from '../moods.ts'
import { boat } from '../parts/boats.ts'
import { lantern } from '../parts/lanterns.ts'
import { trail } from '../parts/letters.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { circle, many, n, path, rect, stroke } from '../svg.ts'

/** The shore of an island on the chart, or a line around it. */
function blob(cx: number, cy: number, r: number, grow: number): string {
  const points = Array.from({ length: 9 }, (_, k) => {
    const at = (k / 9) * Math.PI * 2
    const own = r * (0.8 + 0.26 * Math.sin(k * 2.3 + cx)) + grow
    return [cx + Math.cos(at) * own * 1.25, cy + Math.sin(at) * own] as const
  })
  const first = points[0] ?? [0, 0]
  return `M${n(first[0])} ${n(first[1])}${points
    .map(([px, py], k) => {
      const [nx, ny] = points[(k + 1) % 9] ?? first
      return `Q${n(px)} ${n(py)} ${n((px + nx) / 2)} ${n((py + ny) / 2)}`
    })
    .join('')}Z`
}

/** A chart of the sea: islands, soundings, and the way still to go. */
export function chart(a: Artist, variant = 0): string {
  const ink = '#6a4a58'
  const lands = [
    [0.18, 0.3, 11],
    [0.46, 0.62, 14],
    [0.74, 0.28, 12],
    [0.86, 0.72, 9],
    [0.26, 0.8, 8],
  ] as const
  const drawn = lands
    .map(
      ([x, y, r], nth) =>
        [5, 2.6, 0]
          .map((grow, k) =>
            path(
              blob(a.w * x, a.h * y, a.u * r, a.u * grow),
              k < 2 ? '#8fc9c4' : mix('#f3cf8a', tileColors[nth] ?? '#fff', 0.28),
              k < 2 ? 'opacity=".35"' : `stroke="${ink}" stroke-width="${n(a.u * 0.3)}"`,
            ),
          )
          .join('') +
        glyphAt(
          (['tower', 'house', 'peak', 'shell', 'leaf'] as const)[(nth + variant) % 5] ?? 'house',
          a.w * x,
          a.h * y,
          a.u * r * 0.8,
          ink,
          'opacity=".85"',
        ),
    )
    .join('')
  const [rx, ry, rr] = [a.w * 0.6, a.h * 0.84, a.u * 9]
  const rose =
    many(
      8,
      (nth) =>
        `<path d="M0 ${n(-rr * (nth % 2 === 0 ? 1 : 0.6))}L${n(rr * 0.14)} 0H${n(-rr * 0.14)}Z" fill="${nth === 0 ? '#e0604a' : ink}" transform="translate(${n(rx)} ${n(ry)}) rotate(${nth * 45})"/>`,
    ) + circle(rx, ry, rr * 0.72, 'none', `stroke="${ink}" stroke-width="${n(a.u * 0.25)}"`)
  return (
    rect([0, 0, a.w, a.h], 0, '#5a3040') +
    rect(
      [a.u * 2, a.u * 2, a.w - a.u * 4, a.h - a.u * 4],
      a.u * 2,
      a.radial([
        [0, '#fbeecb'],
        [0.7, '#f3dcaa'],
        [1, '#d8b27c'],
      ]),
    ) +
    many(9, (nth) =>
      stroke(
        `M${n(a.w * 0.1 * (nth + 0.5))} ${n(a.u * 3)}V${n(a.h - a.u * 3)}M${n(a.u * 3)} ${n(a.h * 0.11 * (nth + 0.5))}H${n(a.w - a.u * 3)}`,
        ink,
        a.u * 0.08,
        'opacity=".35"',
      ),
    ) +
    many(26, () =>
      stroke(
        `M${n(a.range(0.05, 0.92) * a.w)} ${n(a.range(0.1, 0.92) * a.h)}q${n(a.u)} ${n(-a.u)} ${n(a.u * 2)} 0t${n(a.u * 2)} 0`,
        '#4c9a98',
        a.u * 0.25,
        'opacity=".6"',
      ),
    ) +
    drawn +
    rose +
    trail(
      a,
      `M${n(a.w * 0.2)} ${n(a.h * 0.36)}C${n(a.w * 0.3)} ${n(a.h * 0.6)} ${n(a.w * 0.36)} ${n(a.h * 0.3)} ${n(a.w * 0.5)} ${n(a.h * 0.42)}S${n(a.w * 0.66)} ${n(a.h * 0.5)} ${n(a.w * 0.7)} ${n(a.h * 0.36)}`,
      '#d8503f',
      0.7,
    ) +
    boat(toned(a, moods.summer), a.w * 0.5, a.h * 0.4, a.u * 13) +
    (variant % 2 === 0
      ? a.glow(a.w * 0.96, a.h * 0.04, a.u * 60, '#ffc24b', 0.45) +
        lantern(a, a.w * 0.93, a.h * 0.02, a.u * 7)
      : '') +
    rect(
      [0, 0, a.w, a.h],
      0,
      a.radial([
        [0, '#000000', 0],
        [0.75, '#3a1430', 0.04],
        [1, '#3a1430', 0.4],
      ]),
    )
  )
}
