import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { mountains } from '../parts/mountains.ts'
import { garland } from '../parts/lanterns.ts'
import { bigDrum, step } from '../parts/podium-parts.ts'
import { cup, flag } from '../parts/prizes.ts'
import { lightSticks, spot } from '../parts/show.ts'
import { horizonLight, sky, sparkles, stars } from '../parts/sky.ts'
import { tileColors } from '../parts/tiles.ts'
import { circle, ellipse, many, n, path, rect } from '../svg.ts'

const lights = ['#ffc24b', '#ff8fa6', '#a99bff', '#5fe0d0', '#8fc4ff']

/** A podium of three steps with a cup, in the light of spots, before those who cheer; with drums in the second form. */
export function podium(a: Artist, variant = 0): string {
  const hasDrums = variant % 2 === 1
  const horizon = a.h * 0.6
  const floor = a.h * 0.8
  const cx = a.w / 2
  const s = a.u * 15
  const top = floor - s * 1.28
  const ribbons = tileColors
    .map((color) =>
      path(
        many(11, () => {
          const [x, y, w, lean] = [
            a.range(0, 1) * a.w,
            a.range(0.02, 0.8) * a.h,
            a.u * a.range(0.7, 1.5),
            a.u * a.range(-0.8, 0.8),
          ]
          return `M${n(x)} ${n(y)}l${n(w)} ${n(lean)}l${n(-lean)} ${n(w * 1.5)}l${n(-w)} ${n(-lean)}Z`
        }),
        color,
      ),
    )
    .join('')
  const rays = path(
    many(14, (nth) => {
      const [from, to] = [(nth / 14) * Math.PI * 2, ((nth + 0.5) / 14) * Math.PI * 2]
      const [y, far] = [top - s * 0.5, a.w]
      return `M${n(cx)} ${n(y)}L${n(cx + Math.cos(from) * far)} ${n(y + Math.sin(from) * far)}L${n(cx + Math.cos(to) * far)} ${n(y + Math.sin(to) * far)}Z`
    }),
    a.mood.light,
    'opacity=".1"',
  )
  const halo = many(30, (nth) => {
    const at = (nth / 30) * Math.PI * 2
    return a.glow(
      cx + Math.cos(at) * s * 1.5,
      top - s * 0.45 + Math.sin(at) * s * 1.5,
      a.u * 1.2,
      '#fff3cf',
      0.9,
    )
  })
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 90) +
    mountains(a, floor - a.u * 7, a.u * 17, 0.35, 6) +
    horizonLight(a, cx, floor - a.u * 7, 0.9) +
    rays +
    a.glow(cx, top - s * 0.5, a.u * 46, a.mood.lamp, 0.75) +
    circle(
      cx,
      top - s * 0.45,
      s * 1.5,
      'none',
      `stroke="${lighter(a.mood.lamp, 0.45)}" stroke-width="${n(a.u * 0.5)}" opacity=".75"`,
    ) +
    circle(
      cx,
      top - s * 0.45,
      s * 1.34,
      'none',
      `stroke="${a.mood.light}" stroke-width="${n(a.u * 0.3)}" opacity=".5"`,
    ) +
    halo +
    // The floor of the stage.
    rect(
      [-9, floor - a.u * 7, a.w + 18, a.h],
      0,
      a.across(
        [
          [0, mix(a.mood.sky[2] ?? '#5a4a9a', '#ffb98a', 0.35)],
          [0.4, mix(a.mood.sky[1] ?? '#2b2a5b', a.mood.ink, 0.1)],
          [1, a.mood.ink],
        ],
        [0, floor - a.u * 7, 0, a.h],
      ),
    ) +
    rect(
      [-9, floor - a.u * 7.3, a.w + 18, a.u * 0.6],
      0,
      lighter(a.mood.light, 0.3),
      'opacity=".7"',
    ) +
    ellipse(
      [cx, floor + a.u * 1.5],
      [a.w * 0.46, a.u * 9],
      a.radial([
        [0, '#fff0cf', 0.9],
        [0.5, '#ffb98a', 0.4],
        [1, '#ffb98a', 0],
      ]),
    ) +
    [0.04, 0.3, 0.7, 0.96]
      .map((at, nth) =>
        spot(
          a,
          a.w * at,
          -a.u * 2,
          a.h * 0.86,
          (0.5 - at) * 82,
          lights[nth + 1] ?? '#ffffff',
          0.11,
          0.5,
        ),
      )
      .join('') +
    flag(a, cx - s * 2.15, floor + a.u * 0.5, s * 1.3, '#8f83d8', true) +
    flag(a, cx + s * 2.15, floor + a.u * 0.5, s * 1.3, '#2fa7a0') +
    (hasDrums
      ? bigDrum(a, cx - s * 3.1, floor + a.u * 3, s * 0.86) +
        bigDrum(a, cx + s * 3.1, floor + a.u * 3, s * 0.86)
      : '') +
    step(a, cx - s * 1.12, floor, s * 1.14, s * 0.78, '#8f83d8', 'moon') +
    step(a, cx + s * 1.12, floor, s * 1.14, s * 0.56, '#ff8a9c', 'shell') +
    step(a, cx, floor + a.u * 1.5, s * 1.24, s * 1.28, '#2fa7a0', 'star') +
    ellipse([cx, top + a.u * 1.6], [s * 0.34, s * 0.07], '#0f4a4c', 'opacity=".4"') +
    cup(a, cx, top + a.u * 1.8, s * 1.12) +
    garland(
      a,
      [-a.u, a.u * 6],
      [a.w + a.u, a.u * 4],
      a.u * 6,
      11,
      a.u * 1.8,
      hasDrums ? ['#ffc24b', '#a99bff', '#7fe0cf'] : ['#ffc24b', '#ff9a7a'],
    ) +
    ribbons +
    sparkles(
      a,
      9,
      [cx - s * 1.4, cx + s * 1.4],
      [top - s * 1.5, top + s * 0.2],
      [0.8, 1.8],
      '#fffbe6',
    ) +
    lightSticks(a, a.h * 0.9, a.h * 0.12, lights, 150)
  )
}
