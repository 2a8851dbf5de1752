import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { floatingLantern } from '../parts/sky-lanterns.ts'
import { orb, sky, stars } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { circle, many, n, path, stroke } from '../svg.ts'

/** Sound as waves: bands of the sea that swing, lanterns riding on them. */
export function soundWaves(a: Artist, variant = 0): string {
  const bands = 9
  const at = (nth: number, x: number) =>
    a.h * (0.3 + nth * 0.085) +
    Math.sin(x * (5 + nth * 0.5) + nth * 1.3 + variant) *
      a.h *
      (0.075 - nth * 0.004) *
      (0.5 + Math.sin(x * 2.4 + 0.4))
  const layers = many(bands, (nth) => {
    const points = Array.from(
      { length: 41 },
      (_, k) => `${k === 0 ? 'M' : 'L'}${n((k / 40) * a.w)} ${n(at(nth, k / 40))}`,
    ).join('')
    const color = mix(
      mix(a.mood.sea[0], a.mood.sea[1], Math.min(1, nth / 4)),
      a.mood.sea[2],
      Math.max(0, (nth - 4) / 5),
    )
    const lamps =
      nth % 2 === 1
        ? many(3, (k) => {
            const x = (k * 0.33 + nth * 0.13 + 0.07) % 1
            return floatingLantern(a, x * a.w, at(nth, x), a.u * (1.2 + nth * 0.25))
          })
        : ''
    return (
      path(`${points}V${a.h}H0Z`, a.fade(lighter(color, 0.12), color)) +
      stroke(points, lighter(color, 0.5), a.u * 0.4, 'opacity=".6"') +
      lamps
    )
  })
  return (
    sky(a, a.h * 0.4) +
    stars(a, a.h * 0.3, 120) +
    orb(a, a.w * 0.72, a.h * 0.2, a.u * 8, true) +
    many(6, (nth) =>
      circle(
        a.w * 0.72,
        a.h * 0.2,
        a.u * (12 + nth * 5),
        'none',
        `stroke="${a.mood.orb}" stroke-width="${n(a.u * 0.25)}" opacity="${n(0.5 - nth * 0.07)}"`,
      ),
    ) +
    layers +
    many(6, (nth) =>
      glyphAt(
        'note',
        a.w * (0.1 + nth * 0.09),
        a.h * (0.26 - 0.1 * Math.sin(nth)),
        a.u * (3 + (nth % 3)),
        mix(a.mood.lamp, '#ffffff', 0.3),
        'opacity=".9"',
      ),
    )
  )
}
