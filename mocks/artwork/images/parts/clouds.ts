import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { circle, group, many, rect } from '../svg.ts'

/** A cloud with a flat foot, `s` wide; lit from above. */
export function cloud(a: Artist, x: number, y: number, s: number, opacity = 0.9): string {
  const top = lighter(mix(a.mood.light, a.mood.haze, 0.35), 0.35)
  const fill = a.across(
    [
      [0, top],
      [1, a.mood.haze],
    ],
    [0, y - s * 0.38, 0, y],
  )
  const puffs = Math.max(4, Math.round(s / (a.u * 4)))
  const body = many(puffs, (nth) => {
    const t = (nth + 0.5) / puffs
    const r = s * (0.07 + 0.12 * Math.sin(Math.PI * t) ** 1.2) * a.range(0.8, 1.2)
    return circle(x + (t - 0.5) * s * 0.82, y - r * a.range(0.55, 0.95), r, fill)
  })
  const foot = rect([x - s / 2, y - s * 0.075, s, s * 0.075], s * 0.0375, fill)
  return group(body + foot, `opacity="${opacity}"`)
}

/** Long thin clouds, as at evening. */
export function streaks(a: Artist, low: number, high: number, count = 6): string {
  return many(count, () => {
    const [x, y, s] = [a.range(-0.1, 1) * a.w, a.range(low, high), a.w * a.range(0.12, 0.34)]
    const thick = a.u * a.range(0.4, 1.1)
    const fill = a.linear(
      [
        [0, a.mood.light, 0],
        [0.35, a.mood.light, 0.55],
        [1, a.mood.haze, 0],
      ],
      [0, 0, 1, 0],
    )
    return (
      rect([x, y, s, thick], thick / 2, fill) +
      rect([x + s * 0.2, y + thick * 1.3, s * 0.5, thick * 0.7], thick / 2, fill)
    )
  })
}

/** A sea of clouds from `y` to the foot of the image. */
export function cloudBank(a: Artist, y: number, tint: number, bump = 7): string {
  const top = lighter(mix(a.mood.light, a.mood.haze, tint), 0.25 * (1 - tint))
  const foot = mix(a.mood.haze, a.mood.sky[1] ?? a.mood.haze, tint)
  const fill = a.across(
    [
      [0, top],
      [1, foot],
    ],
    [0, y - bump * a.u, 0, y + bump * a.u * 2.4],
  )
  const step = a.u * bump * 0.9
  const count = Math.ceil(a.w / step) + 2
  const puffs = many(count, (nth) => {
    const r = a.u * bump * a.range(0.6, 1.15)
    return circle((nth - 0.5) * step + a.range(-1, 1) * a.u, y + r * 0.35, r, fill)
  })
  return puffs + rect([0, y + a.u * bump * 0.3, a.w, a.h], 0, fill)
}

/** Flat mist that hides the feet of things. */
export function mist(a: Artist, y: number, thick: number, opacity = 0.55): string {
  const fill = a.linear([
    [0, a.mood.haze, 0],
    [0.5, a.mood.haze, opacity],
    [1, a.mood.haze, 0],
  ])
  return rect([0, y - thick / 2, a.w, thick], 0, fill)
}
