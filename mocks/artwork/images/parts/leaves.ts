import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../svg.ts'

/** A leaf from the origin to the right, `long` long. */
function leaf(long: number, fill: string, vein: string): string {
  const half = long * 0.2
  return (
    path(
      `M0 0Q${n(long * 0.4)} ${n(-half * 1.5)} ${n(long)} 0Q${n(long * 0.4)} ${n(half * 1.5)} 0 0Z`,
      fill,
    ) + stroke(`M0 0H${n(long * 0.85)}`, vein, long * 0.018, 'opacity=".5"')
  )
}

/** A bent stem with pairs of leaves, for foregrounds and greenhouses. */
export function frond(x: number, y: number, long: number, turn: number, color: string): string {
  const pairs = 8
  const shine = lighter(color, 0.16)
  const content = many(pairs, (nth) => {
    const t = (nth + 1) / (pairs + 1)
    const [px, py] = [long * t, -long * 0.22 * Math.sin(t * 2.2)]
    const size = long * 0.32 * (1 - t * 0.62)
    return (
      placed(leaf(size, color, shine), px, py, 1, -58 + t * 18) +
      placed(leaf(size, mix(color, shine, 0.4), shine), px, py, 1, 50 - t * 24)
    )
  })
  return placed(
    stroke(
      `M0 0Q${n(long * 0.5)} ${n(-long * 0.3)} ${n(long)} ${n(-long * 0.18)}`,
      color,
      long * 0.02,
    ) + content,
    x,
    y,
    1,
    turn,
  )
}

/** A flower of five petals. */
export function flower(a: Artist, x: number, y: number, r: number, color: string): string {
  const petals = many(5, (nth) =>
    placed(
      ellipse([0, -r * 0.55], [r * 0.36, r * 0.5], a.fade(lighter(color, 0.45), color)),
      x,
      y,
      1,
      nth * 72,
    ),
  )
  return petals + circle(x, y, r * 0.26, a.mood.lamp)
}

/** Blades of grass along the foot of the image, with flowers in it. */
export function meadow(
  a: Artist,
  y: number,
  tall: number,
  color: string,
  blooms: readonly string[] = [],
): string {
  const blades = many(a.w / (a.u * 0.75), (nth) => {
    const [x, h, lean] = [nth * a.u * 0.75, tall * a.range(0.35, 1), a.range(-0.4, 0.4) * tall]
    return path(
      `M${n(x - a.u * 0.35)} ${n(y)}Q${n(x)} ${n(y - h * 0.5)} ${n(x + lean)} ${n(y - h)}Q${n(x + a.u * 0.2)} ${n(y - h * 0.4)} ${n(x + a.u * 0.35)} ${n(y)}Z`,
      a.chance(0.5) ? color : lighter(color, 0.08),
    )
  })
  const flowers =
    blooms.length === 0
      ? ''
      : many(a.w / (a.u * 7), () =>
          flower(
            a,
            a.range(0, a.w),
            y - tall * a.range(0.15, 0.85),
            a.u * a.range(0.7, 1.4),
            a.pick(blooms),
          ),
        )
  return blades + rect([0, y - 1, a.w, a.h], 0, color) + flowers
}
