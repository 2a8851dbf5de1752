import type { Artist } from '../artist.ts'
import { n, path, stroke } from '../svg.ts'

export type Point = readonly [x: number, y: number]

interface Form {
  /** The color of the side away from the light: a violet of the fur's own. */
  shade: string
  /** How thick the form is: 1 is a head. */
  size?: number
  /** How far the form is turned, in degrees, so that its light isn't. */
  turn?: number
  /** -1 for a direction in which the form is mirrored. */
  mirror?: Point
  /** The drawing on the form, below its light. */
  marks?: string
}

/** The blurs of the light, for the SVG that has a form. */
export const blurs = [1, 2, 6]
  .map(
    (deviation) =>
      `<filter id="blur${deviation}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  .join('')

const blurOf = (size: number) => (size > 0.7 ? 6 : size > 0.35 ? 2 : 1)

/** The offset that is (x, y) on the image when the form is turned and mirrored. */
function offset([x, y]: Point, turn: number, [mx, my]: Point): string {
  const angle = (-turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return `transform="translate(${n(mx * (x * cos - y * sin))} ${n(my * (x * sin + y * cos))})"`
}

/**
 * A closed outline as a body in the light of a lantern: bright from the left, violet below, a warm rim at the right.
 */
export function solid(
  a: Artist,
  outline: string,
  fill: string,
  { shade, size = 1, turn = 0, mirror = [1, 1], marks = '' }: Form,
): string {
  const around = `M-170-220H170V120H-170z${outline}`
  const edge = (to: Point, color: string, opacity: number, blur: string) =>
    path(
      around,
      color,
      `fill-rule="evenodd" opacity="${opacity}" ${offset(to, turn, mirror)}${blur && ` filter="url(#${blur})"`}`,
    )
  const blur = `blur${blurOf(size)}`
  return (
    path(outline, fill) +
    `<g clip-path="${a.clip(path(outline, '#fff'))}">${marks}` +
    edge([8 * size, 7 * size], '#fff', 0.36, blur) +
    edge([-11 * size, -9 * size], shade, 0.5, blur) +
    (size > 0.4 ? edge([-0.6 - 0.7 * size, 0.4 + 0.5 * size], '#ffdf9e', 0.75, '') : '') +
    '</g>'
  )
}

/** The control point of the curve that passes `joint` half way. */
const controlOf = (from: Point, joint: Point, to: Point): Point => [
  2 * joint[0] - (from[0] + to[0]) / 2,
  2 * joint[1] - (from[1] + to[1]) / 2,
]

/** The limb, invisible at `from` and soon whole: it grows out of its shoulder. Behind the joint it is whole. */
export function grown(
  a: Artist,
  content: string,
  from: Point,
  joint: Point,
  to: Point,
  width: number,
): string {
  const far = 9 / Math.hypot(joint[0] - from[0], joint[1] - from[1])
  const whole = [
    from[0] + (joint[0] - from[0]) * far,
    from[1] + (joint[1] - from[1]) * far,
  ] as const
  const fade = a.across(
    [
      [0, '#fff', 0],
      [1, '#fff', 1],
    ],
    [...from, ...whole],
  )
  const id = `from${from.join('-')}-to${joint.join('-')}`
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-90" y="-180" width="180" height="220"><path d="M-90-180H90V40H-90z" fill="${fade}"/>${stroke(`M${joint.join(' ')}L${to.join(' ')}`, '#fff', width)}</mask><g mask="url(#${id})">${content}</g>`
}

/** The shadow that a part casts on what is behind it. */
export const cast = (outline: string): string =>
  path(outline, '#2a1248', 'opacity=".3" transform="translate(0 1.4)" filter="url(#blur1)"')

/** The outline of an arm or a leg that bends at `joint`: thick where it begins, slim where it ends. */
export function limb(from: Point, joint: Point, to: Point, thick: number, slim: number): string {
  const [cx, cy] = controlOf(from, joint, to)
  const side = (sign: number) => {
    const points: Point[] = []
    for (let step = 0; step <= 60; step += 1) {
      const t = step / 60
      const at = (start: number, middle: number, end: number) =>
        (1 - t) ** 2 * start + 2 * t * (1 - t) * middle + t ** 2 * end
      const slope = (start: number, middle: number, end: number) =>
        (1 - t) * (middle - start) + t * (end - middle)
      const [dx, dy] = [slope(from[0], cx, to[0]), slope(from[1], cy, to[1])]
      const half = (thick + (slim - thick) * t) / Math.hypot(dx, dy)
      const [x, y] = [
        at(from[0], cx, to[0]) - sign * dy * half,
        at(from[1], cy, to[1]) + sign * dx * half,
      ]
      const last = points.at(sign < 0 ? -1 : 0)
      // At the inner side of a sharp bend the line would run back.
      if (last && (x - last[0]) * dx + (y - last[1]) * dy <= 0) continue
      if (sign < 0) points.push([x, y])
      else points.unshift([x, y])
    }
    return points.map(([x, y]) => `${n(x)} ${n(y)}`)
  }
  const [right, left] = [side(-1), side(1)]
  return `M${right.join('L')}A${slim} ${slim} 0 0 1 ${left.join('L')}A${thick} ${thick} 0 0 1 ${right[0]}z`
}

/** The direction in which a limb ends, in degrees. */
export function directionOf(from: Point, joint: Point, to: Point): number {
  const [cx, cy] = controlOf(from, joint, to)
  return (Math.atan2(to[1] - cy, to[0] - cx) * 180) / Math.PI
}
