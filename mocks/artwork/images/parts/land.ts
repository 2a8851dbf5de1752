import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { many, n, path, rect } from '../svg.ts'

export interface Ground {
  x: number
  /** The position of its foot. */
  y: number
  width: number
  levels: number
  step: number
  /** 0 is near, 1 is lost in the haze. */
  depth?: number
}

/** Draws something at (x, y), sized for steps of `step`. */
export type Plant = (x: number, y: number, step: number, depth: number) => string

/** One terrace: a tile of cliff with a lip of grass, and here and there a door into the rock. */
function terrace(
  a: Artist,
  [x, y, w]: readonly [number, number, number],
  foot: number,
  step: number,
  depth: number,
): string {
  const [lit, shade] = [a.far(a.mood.land[0], depth), a.far(a.mood.land[1], depth)]
  const [leaf, leafShade] = [a.far(a.mood.leaf[0], depth), a.far(a.mood.leaf[1], depth)]
  const r = step * 0.42
  const cliff = a.across(
    [
      [0, lighter(lit, 0.14)],
      [0.35, lit],
      [1, mix(shade, lit, 0.12)],
    ],
    [x, y, x + w * 0.8, foot],
  )
  const fall = a.across(
    [
      [0, shade, 0],
      [1, shade, 0.75],
    ],
    [0, y, 0, foot],
  )
  const body = (fill: string) => rect([x, y, w, foot - y + r], r, fill)
  const joints = many(w / step / 1.2, () => {
    const s = step * a.range(0.2, 0.4)
    return rect(
      [a.range(x + r, x + w - r - s), y + step * a.range(0.36, 0.66), s * 1.5, s * 0.8],
      s * 0.3,
      a.chance(0.6) ? lighter(lit, 0.25) : darker(shade, 0.15),
      'opacity=".3"',
    )
  })
  const doors = many(w / step / 3.6, () => {
    const [px, s] = [a.range(x + r, x + w - r * 1.6), step * 0.2]
    if (!a.chance(a.mood.lit)) return ''
    const d = `M${n(px)} ${n(y + step * 0.92)}V${n(y + step * 0.6)}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} 0V${n(y + step * 0.92)}Z`
    return (
      a.glow(px + s / 2, y + step * 0.72, step * 0.5, a.mood.lamp, 0.45 * (1 - depth)) +
      path(d, a.far(lighter(a.mood.lamp, 0.25), depth * 0.5))
    )
  })
  const lip = step * 0.22
  const fringe = many(w / (step * 0.3), (nth) => {
    const drop = a.range(0.06, 0.3)
    return rect(
      [x + nth * step * 0.3 + step * 0.02, y + lip * 0.2, step * 0.26, lip * 0.5 + step * drop],
      step * 0.13,
      nth % 2 === 0 ? leafShade : mix(leafShade, leaf, 0.4),
    )
  })
  const grass = rect(
    [x - step * 0.07, y - lip * 0.35, w + step * 0.14, lip * 1.3],
    lip * 0.65,
    a.across(
      [
        [0, lighter(leaf, 0.32)],
        [0.6, leaf],
        [1, leafShade],
      ],
      [x, 0, x + w, 0],
    ),
  )
  const rim = rect(
    [x + step * 0.1, y - lip * 0.3, w * 0.55, lip * 0.28],
    lip * 0.14,
    a.far(a.mood.light, depth),
    'opacity=".55"',
  )
  return body(cliff) + body(fall) + joints + doors + fringe + grass + rim
}

/** A terraced island with `crown` on the highest step and `plants` on the others. */
export function island(a: Artist, ground: Ground, plants: readonly Plant[], crown?: Plant): string {
  const { x, y, width, levels, step, depth = 0 } = ground
  const lean = a.range(-0.8, 0.8)
  let out = ''
  let [upper, upperEnd] = [0, 0]
  for (let level = levels; level >= 1; level -= 1) {
    const share = (1 - (level - 1) / (levels + 0.2)) ** 1.15
    const w = width * share * (level === 1 ? 1 : a.range(0.86, 1.04))
    const slack = (width - w) * 0.5
    const left = x - width / 2 + slack + slack * (lean * 0.6 + a.range(-0.35, 0.35))
    const top = y - (level - 1) * step - step * (level === 1 ? 0.62 : a.range(0.85, 1.1))
    const spots: number[] = []
    if (level === levels) {
      out += crown ? crown(left + w / 2, top, step, depth) : ''
      const reach = crown ? [0.1, 0.9] : [0.16, 0.5, 0.84]
      spots.push(...reach.map((t) => left + w * t))
    } else {
      for (
        let at = left + step * 0.4;
        at < left + w - step * 0.3;
        at += step * a.range(0.55, 0.95)
      ) {
        if (at < upper + step * 0.1 || at > upperEnd - step * 0.1 || a.chance(0.3)) spots.push(at)
      }
    }
    out += spots
      .map((spot) => a.pick(plants)(spot, top + step * 0.06, step * a.range(0.85, 1.1), depth))
      .join('')
    out += terrace(a, [left, top, w], y, step, depth)
    ;[upper, upperEnd] = [left, left + w]
  }
  return out
}
