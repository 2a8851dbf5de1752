import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { circle, ellipse, group, path, placed, stroke } from '../svg.ts'
import type { Point } from './solid.ts'

export interface EyeShape {
  /** The distance of an eye from the middle of the face, and its height. */
  at: Point
  size: Point
  iris: string
  /** How far the outer corners are up, in degrees. */
  slant?: number
  /** True for eyes with a lash at their outer corner. */
  isSharp?: boolean
  /** The color of the lids, for half open eyes. */
  lids?: string
  /** The brows: their color, width and height above the eyes. */
  brows?: readonly [color: string, width: number, above: number]
  /** True for a face of joy: high, round brows. */
  isGlad?: boolean
  /** What else changes with joy. */
  inJoy?: Partial<EyeShape>
}

export type Eyes = 'open' | 'shut' | 'wink'

const ink = '#22123f'

/** One open eye, for the right side of the face; `look` moves its iris. */
function openEye(a: Artist, shape: EyeShape, side: number, [lx, ly]: Point): string {
  const [rx, ry] = shape.size
  const iris = a.linear([
    [0.15, darker(shape.iris, 0.75)],
    [0.62, shape.iris],
    [1, lighter(shape.iris, 0.5)],
  ])
  const inside = a.clip(ellipse([0, 0], [rx, ry], '#fff'))
  const ball =
    ellipse([0, 0], [rx, ry], ink) +
    ellipse([lx, ly + ry * 0.16], [rx * 0.82, ry * 0.76], iris) +
    ellipse([lx, ly - ry * 0.06], [rx * 0.5, ry * 0.54], ink)
  const lash = shape.isSharp
    ? stroke(
        shape.isGlad
          ? `M${rx * 0.86} ${-ry * 0.5}q2.400.6 4-.6`
          : `M${rx * 0.6} ${-ry * 0.8}q2.400-.4 3.600-2.200`,
        ink,
        1.8,
      )
    : ''
  const shine =
    ellipse([-rx * 0.3 * side + lx * 0.4, -ry * 0.4 + ly * 0.4], [rx * 0.37, ry * 0.32], '#fff') +
    circle(rx * 0.34 * side + lx * 0.4, ry * 0.42 + ly * 0.4, rx * 0.19, '#fff', 'opacity=".9"')
  const lid = shape.lids
    ? group(
        path(`M-${rx}-${ry}H${rx}V${-ry * 0.56}Q0 ${-ry * 0.94}-${rx} ${-ry * 0.56}z`, shape.lids),
        `clip-path="${inside}"`,
      ) + stroke(`M${-rx * 1.06} ${-ry * 0.44}Q0 ${-ry * 1.02} ${rx * 1.06} ${-ry * 0.44}`, ink, 2)
    : ''
  return group(ball, `clip-path="${inside}"`) + lash + shine + lid
}

const closedEye = (rx: number, bend: number) =>
  stroke(`M${-rx * 1.1} ${bend > 0 ? -1 : 2}q${rx * 1.1} ${bend} ${rx * 2.2} 0`, ink, 2.7)

/** Both eyes and their brows. */
export function eyes(a: Artist, shape: EyeShape, kind: Eyes, look: Point = [0, 0]): string {
  const [x, y] = shape.at
  return [-1, 1]
    .map((side) => {
      const isOpen = kind === 'open' || (kind === 'wink' && side === -1)
      const eye = isOpen
        ? openEye(a, shape, side, [look[0] * side, look[1]])
        : closedEye(shape.size[0], kind === 'shut' ? 8 : -11)
      const [color = '', width = 0, above = 0] = shape.brows ?? []
      const brow = width
        ? stroke(
            shape.isGlad
              ? `M${-width} 2C${-width * 0.6} -2.600 ${width * 0.6} -2.600 ${width} 2`
              : `M${-width} -.5Q0 -3.400 ${width} 1.500`,
            color,
            3.4,
            `transform="translate(0 ${-above})"`,
          )
        : ''
      return group(
        placed(eye + brow, 0, 0, 1, -(shape.slant ?? 0)),
        `transform="translate(${side * x} ${y}) scale(${side} 1)"`,
      )
    })
    .join('')
}

const tongue = (d: string) => path(d, '#ff8fa0')
const line = (d: string) => stroke(d, ink, 2.4)

/** The mouths, their upper lip at the origin. */
export const mouths = {
  sing:
    path('M-10-2q10-3 20 0 1 15-10 15T-10-2z', '#6d1a42') +
    path('M-8-2.400q8-2 16 0l-.6 2.600q-7.400-1.600-14.800 0z', '#fff') +
    tongue('M-6.500 10q6.500-7.500 13 0-2 3-6.500 3t-6.500-3z'),
  laugh:
    path('M-7-2q7-2.400 14 0 1 10.500-7 10.500T-7-2z', '#6d1a42') +
    tongue('M-4.600 6.200q4.600-5.600 9.200 0-2 2.300-4.600 2.300t-4.600-2.300z'),
  teeth:
    path('M-9-2q9-2.400 18 0 1 12-9 12T-9-2z', '#6d1a42') +
    path('M-4.500-2.800q4.500-.8 9 0l-.6 5q-1.900 1-3.900 0q-2 1-3.900 0z', '#fff') +
    tongue('M-5.600 7q5.600-5.600 11.200 0-2 3-5.600 3t-5.600-3z'),
  grin:
    path('M-9-3q8 3 17-1 2 12-7 12.500-8 .5-10-11.500z', '#6d1a42') +
    path('M-6.400-2.200l3.400.6-1.500 4z', '#fff') +
    tongue('M-4.500 6.500q4.500-5 9 0-2 2-4.600 2.100t-4.400-2.100z'),
  smile: line('M-8-1q8 10 16 0'),
  lip: line('M-6-1q6 6 12 0'),
  cat: line('M-7-1q3.500 5 7 0q3.500 5 7 0'),
}

/** Red cheeks, their distance from the middle. */
export function cheeks(a: Artist, x: number, y: number, strength = 0.75): string {
  const blush = a.radial([
    [0, '#ff5f62', strength],
    [1, '#ff5f62', 0],
  ])
  return ellipse([-x, y], [8.5, 5.6], blush) + ellipse([x, y], [8.5, 5.6], blush)
}
