import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { many, n, path, rect, stroke } from '../svg.ts'

/** A jetty of planks that leads from the near edge towards (x, y). */
export function jetty(a: Artist, x: number, y: number, near: number, far: number): string {
  const planks = 11
  const [lit, shade] = [mix(a.mood.land[0], '#c98a5a', 0.45), darker(a.mood.land[1], 0.15)]
  return many(planks, (nth) => {
    const [t, next] = [(nth / planks) ** 1.5, ((nth + 0.86) / planks) ** 1.5]
    const [y1, y2] = [y + (a.h - y) * t, y + (a.h * 1.02 - y) * next]
    const [w1, w2] = [far + (near - far) * t, far + (near - far) * next]
    const thick = a.u * (0.3 + 1.2 * t)
    return (
      path(
        `M${n(x - w1)} ${n(y1)}H${n(x + w1)}L${n(x + w2)} ${n(y2)}H${n(x - w2)}Z`,
        a.fade(lighter(lit, 0.12), mix(lit, shade, 0.5)),
      ) +
      rect([x - w2, y2, w2 * 2, thick], 0, shade) +
      (nth % 3 === 1
        ? stroke(
            `M${n(x - w2)} ${n(y2 + thick * 3)}V${n(y2 - thick * 2.4)}M${n(x + w2)} ${n(y2 + thick * 3)}V${n(y2 - thick * 2.4)}`,
            shade,
            thick * 1.5,
          )
        : '')
    )
  })
}
