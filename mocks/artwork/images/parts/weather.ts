import type { Artist } from '../artist.ts'
import { circle, ellipse, many, n, path, placed, stroke } from '../svg.ts'

/** Rain, aslant. */
export function rain(a: Artist, count = 170, color = '#e6eef8'): string {
  return many(count, () => {
    const [x, y, long] = [a.range(-0.1, 1) * a.w, a.range(-0.1, 1) * a.h, a.u * a.range(2.4, 6)]
    return stroke(
      `M${n(x)} ${n(y)}l${n(long * 0.2)} ${n(long)}`,
      color,
      a.u * 0.13,
      `opacity="${n(a.range(0.15, 0.55))}"`,
    )
  })
}

/** Rings of drops on water or stones. */
export function ripples(a: Artist, y: number, count = 26, color = '#eaf2fa'): string {
  return many(count, () => {
    const t = a.range(0, 1)
    const r = a.u * (0.8 + 2.6 * t)
    return ellipse(
      [a.range(0, a.w), y + (a.h - y) * t],
      [r, r * 0.3],
      'none',
      `stroke="${color}" stroke-width="${n(a.u * 0.14)}" opacity="${n(0.25 + 0.3 * t)}"`,
    )
  })
}

/** Snow of three depths. */
export function snow(a: Artist, count = 150): string {
  return many(count, (nth) => {
    const r = a.u * (nth % 9 === 0 ? a.range(0.5, 0.9) : a.range(0.12, 0.34))
    return circle(
      a.range(0, a.w),
      a.range(0, a.h),
      r,
      '#ffffff',
      `opacity="${n(a.range(0.35, 0.95))}"`,
    )
  })
}

/** Petals in the wind. */
export function petals(a: Artist, count: number, colors: readonly string[]): string {
  return many(count, () => {
    const s = a.u * a.range(0.5, 1.5)
    const d = `M0 0Q${n(s * 0.9)} ${n(-s * 0.7)} ${n(s * 1.5)} 0Q${n(s * 0.8)} ${n(s * 0.5)} 0 0Z`
    return placed(
      path(d, a.pick(colors), `opacity="${n(a.range(0.6, 1))}"`),
      a.range(0, a.w),
      a.range(0, a.h),
      1,
      a.range(0, 360),
    )
  })
}

/** Small lights in the air. */
export function fireflies(
  a: Artist,
  [x, y, w, h]: readonly [number, number, number, number],
  count: number,
  color = a.mood.lamp,
): string {
  return many(count, () => {
    const [px, py, r] = [x + a.range(0, w), y + a.range(0, h), a.u * a.range(0.14, 0.34)]
    return a.glow(px, py, r * 5, color, 0.6) + circle(px, py, r, '#fffbe8')
  })
}

/** Light that falls through leaves, clouds or water, from above. */
export function shafts(
  a: Artist,
  x: number,
  spread: number,
  long: number,
  color: string,
  count = 6,
  strength = 0.35,
): string {
  return many(count, (nth) => {
    const at = x + (nth / count - 0.5) * spread + a.range(-1, 1) * a.u * 2
    const [wide, lean] = [a.u * a.range(3, 8), a.range(-0.28, -0.1) * long]
    const fill = a.across(
      [
        [0, color, strength * a.range(0.6, 1)],
        [1, color, 0],
      ],
      [0, 0, 0, long],
    )
    return path(`M${n(at)} 0h${n(wide)}l${n(lean + wide)} ${n(long)}h${n(-wide * 2.6)}Z`, fill)
  })
}
