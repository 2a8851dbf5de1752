import type { Artist } from '../artist.ts'
import { scallop } from '../parts/scallop.ts'
import { sparkles } from '../parts/sky.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../svg.ts'

/** A starfish, `r` from its middle to each tip. */
function starfish(a: Artist, x: number, y: number, r: number, turn: number): string {
  const at = (nth: number, far: number) => {
    const angle = ((nth * 36 + turn) * Math.PI) / 180
    return `${n(x + Math.sin(angle) * far)} ${n(y - Math.cos(angle) * far)}`
  }
  const arms = many(
    5,
    (nth) => `${nth === 0 ? 'M' : 'L'}${at(nth * 2, r)}L${at(nth * 2 + 1, r * 0.46)}`,
  )
  const color = a.radial([
    [0, '#ffe0a8'],
    [0.6, '#ff9f6a'],
    [1, '#e2604f'],
  ])
  return (
    path(
      `${arms}Z`,
      '#7a3f4a',
      `opacity=".3" stroke="#7a3f4a" stroke-width="${n(r * 0.3)}" stroke-linejoin="round" transform="translate(0 ${n(r * 0.16)})"`,
    ) +
    path(
      `${arms}Z`,
      color,
      `stroke="#ff9f6a" stroke-width="${n(r * 0.26)}" stroke-linejoin="round"`,
    ) +
    many(5, (nth) =>
      many(3, (dot) => {
        const [px = '0', py = '0'] = at(nth * 2, r * (0.24 + dot * 0.24)).split(' ')
        return circle(Number(px), Number(py), r * 0.055, '#fff3d8', 'opacity=".9"')
      }),
    )
  )
}

/** Shells on the sand where a wave ends, one with a light in it. */
export function shells(a: Artist): string {
  const list = [
    [0.5, 0.6, 34, '#ff8a76', 0],
    [0.2, 0.5, 18, '#a79ce6', -24],
    [0.79, 0.47, 19, '#ffb84b', 18],
    [0.27, 0.86, 15, '#4cc0b4', 14],
    [0.74, 0.86, 16, '#f27fa4', -16],
    [0.06, 0.76, 12, '#ffb26a', 28],
    [0.94, 0.74, 13, '#7fb2f0', -22],
  ] as const
  const foam = (low: number, swing: number) =>
    `M0 ${n(a.h * low)}C${n(a.w * 0.18)} ${n(a.h * (low - swing))} ${n(a.w * 0.3)} ${n(a.h * (low + swing))} ${n(a.w * 0.5)} ${n(a.h * low)}S${n(a.w * 0.8)} ${n(a.h * (low - swing))} ${n(a.w)} ${n(a.h * (low + swing * 0.4))}`
  const water = (low: number, swing: number, fill: string, more = '') =>
    path(`${foam(low, swing)}V0H0Z`, fill, more)
  const bubbles = many(60, () => {
    const [x, r] = [a.range(0, a.w), a.u * a.range(0.2, 0.7)]
    const y = a.h * a.range(0.25, 0.33)
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
  })
  return (
    rect([0, 0, a.w, a.h], 0, a.fade('#ffe9c4', '#eeb48c')) +
    a.glow(a.w * 0.5, a.h * 0.6, a.u * 60, '#fff6d8', 0.8) +
    many(110, () =>
      circle(
        a.range(0, 1) * a.w,
        a.range(0.36, 1) * a.h,
        a.u * a.range(0.12, 0.36),
        '#b97a62',
        'opacity=".35"',
      ),
    ) +
    // Wet sand, and the wave with its light.
    water(0.37, 0.05, '#d9a076', 'opacity=".55"') +
    water(0.3, 0.06, '#ffffff', 'opacity=".9"') +
    water(
      0.275,
      0.06,
      a.across(
        [
          [0, '#126a94'],
          [0.6, '#2fb5b0'],
          [1, '#9fe8d8'],
        ],
        [0, 0, 0, a.h * 0.3],
      ),
    ) +
    path(bubbles, '#ffffff', 'opacity=".75"') +
    [0.07, 0.14, 0.2]
      .map((low, nth) =>
        stroke(
          foam(low, 0.03 + nth * 0.01),
          '#d8fff4',
          a.u * 0.5,
          `opacity="${n(0.3 + nth * 0.15)}"`,
        ),
      )
      .join('') +
    starfish(a, a.w * 0.35, a.h * 0.5, a.u * 5.4, 14) +
    starfish(a, a.w * 0.62, a.h * 0.9, a.u * 4.4, -20) +
    list
      .map(
        ([x, y, s, color, turn], nth) =>
          ellipse(
            [a.w * x, a.h * y + a.u * s * 0.44],
            [a.u * s * 0.5, a.u * s * 0.08],
            '#7a3f4a',
            'opacity=".35"',
          ) +
          (nth === 0 ? a.glow(a.w * x, a.h * y, a.u * s * 1.2, '#fff0b0', 0.95) : '') +
          scallop(a, a.w * x, a.h * y, a.u * s, color, turn),
      )
      .join('') +
    circle(
      a.w * 0.5,
      a.h * 0.6 + a.u * 12,
      a.u * 4.2,
      a.radial(
        [
          [0, '#ffffff'],
          [0.55, '#fff0f8'],
          [1, '#c9b4f0'],
        ],
        [0.38, 0.34],
      ),
    ) +
    a.glow(a.w * 0.5, a.h * 0.6 + a.u * 12, a.u * 12, '#ffffff', 0.7) +
    sparkles(a, 9, [a.w * 0.34, a.w * 0.66], [a.h * 0.38, a.h * 0.8], [0.8, 1.8], '#ffffff')
  )
}
