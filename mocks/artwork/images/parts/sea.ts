import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { ellipse, group, many, n, path, rect, stroke } from '../svg.ts'

/** The water from `horizon` down. */
export function sea(a: Artist, horizon: number): string {
  const [far, middle, near] = a.mood.sea
  const fill = a.linear([
    [0, far],
    [0.3, middle],
    [1, near],
  ])
  const edge = rect(
    [0, horizon - a.u * 0.12, a.w, a.u * 0.3],
    0,
    lighter(a.mood.light, 0.3),
    'opacity=".7"',
  )
  return rect([0, horizon, a.w, a.h - horizon], 0, fill) + edge
}

/** Bands of waves, wider apart the nearer they are. */
export function waves(a: Artist, horizon: number, bands = 7): string {
  const depth = a.h - horizon
  return many(bands, (nth) => {
    const t = (nth + 1) / (bands + 0.4)
    const y = horizon + depth * t ** 1.7
    const swell = a.u * (0.25 + 1.5 * t)
    const long = a.u * (6 + 16 * t)
    const start = -a.range(0, 1) * long
    const crests = many(
      Math.ceil(a.w / long) + 2,
      () => `q${n(long / 4)} ${n(-swell)} ${n(long / 2)} 0t${n(long / 2)} 0`,
    )
    const d = `M${n(start)} ${n(y)}${crests}V${n(a.h)}H${n(start)}Z`
    const tint = mix(a.mood.sea[1], a.mood.sea[2], t)
    return (
      path(d, mix(tint, a.mood.ink, 0.25), 'opacity=".22"') +
      stroke(
        `M${n(start)} ${n(y)}${crests}`,
        lighter(a.mood.sea[0], 0.3),
        a.u * (0.06 + 0.14 * t),
        'opacity=".3"',
      )
    )
  })
}

/** The path of light that sun or moon lays on the water. */
export function glitter(
  a: Artist,
  x: number,
  horizon: number,
  width: number,
  color = a.mood.orb,
): string {
  const depth = a.h - horizon
  const shine = ellipse(
    [x, horizon],
    [width * 1.6, depth * 0.9],
    a.radial([
      [0, color, 0.5],
      [1, color, 0],
    ]),
    'class="g"',
  )
  const clipped = group(shine, `clip-path="${a.clip(rect([0, horizon, a.w, depth], 0, '#fff'))}"`)
  const count = 46
  return (
    clipped +
    many(count, (nth) => {
      const t = ((nth + a.range(0, 1)) / count) ** 1.5
      const y = horizon + depth * t
      const long = width * (0.16 + 0.55 * t) * a.range(0.35, 1)
      const off = a.range(-0.5, 0.5) * width * (0.35 + 1.1 * t)
      const thick = a.u * (0.12 + 0.5 * t)
      return rect(
        [x + off - long / 2, y, long, thick],
        thick / 2,
        color,
        `opacity="${n(a.range(0.3, 0.85) * (1 - 0.6 * t))}"`,
      )
    })
  )
}

/** Draws the reflection of a lamp on the water below it. */
export function lampTrail(
  a: Artist,
  x: number,
  y: number,
  long: number,
  color = a.mood.lamp,
): string {
  const count = Math.max(3, Math.round(long / (a.u * 0.9)))
  return many(count, (nth) => {
    const t = nth / count
    const wide = a.u * a.range(0.5, 1.5) * (0.7 + t)
    const thick = a.u * 0.3
    return rect(
      [x - wide / 2 + a.range(-0.4, 0.4) * a.u, y + long * t, wide, thick],
      thick / 2,
      color,
      `opacity="${n(0.75 * (1 - t))}"`,
    )
  })
}

/** Draws the mirror image of a shape in the water. */
export function mirrored(
  a: Artist,
  content: string,
  shore: number,
  opacity = 0.4,
  squash = 0.6,
): string {
  const flipped = group(
    content,
    `transform="matrix(1 0 0 ${-squash} 0 ${n(shore * (1 + squash))})" opacity="${opacity}"`,
  )
  return group(flipped, `clip-path="${a.clip(rect([0, shore, a.w, a.h], 0, '#fff'))}"`)
}

/** Draws light lines around a shape in the water. */
export function foam(a: Artist, x: number, y: number, width: number): string {
  return many(5, (nth) => {
    const wide = width * (0.55 + 0.13 * nth)
    return rect(
      [x - wide / 2 + a.range(-1, 1) * a.u, y + nth * a.u * 0.75, wide, a.u * 0.22],
      a.u * 0.1,
      lighter(a.mood.sea[0], 0.5),
      `opacity="${n(0.55 - nth * 0.1)}"`,
    )
  })
}
