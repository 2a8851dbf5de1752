import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { clothes } from './islander-clothes.ts'
import { heads, pair } from './islander-heads.ts'

/** The face of an islander, in a square of 96. */
export function islander(
  a: Artist,
  kind: number,
  fur: string,
  wear: number,
  color: string,
): string {
  const head = heads[kind % heads.length] ?? { face: () => '' }
  const coat = a.radial(
    [
      [0, lighter(fur, 0.42)],
      [0.55, fur],
      [1, darker(fur, 0.34)],
    ],
    [0.4, 0.3],
  )
  const [dx, y, r] = head.eyes ?? [12, 56, 4.2]
  const eyes = pair(
    (side) =>
      ellipse([48 + side * dx, y], [r * 0.86, r], '#2a1a3c') +
      circle(48 + side * dx - r * 0.25, y - r * 0.36, r * 0.36, '#ffffff') +
      circle(48 + side * dx + r * 0.3, y + r * 0.4, r * 0.18, '#ffffff', 'opacity=".8"'),
  )
  return (
    path('M10 104Q14 78 48 78T86 104Z', coat) +
    path('M22 90Q48 80 74 90L72 97Q48 86 24 97Z', color) +
    (head.behind?.(fur) ?? '') +
    ellipse([48, 79], [22, 5], '#1a1038', 'opacity=".28"') +
    ellipse([48, 55], [29, 26], coat) +
    head.face(fur) +
    pair((side) => ellipse([48 + side * 20, 65], [4.6, 3], '#ff7f8a', 'opacity=".5"')) +
    eyes +
    (head.hasOwnMouth
      ? ''
      : stroke('M48 64v2.500M42.5 67q2.8 3 5.5-.5q2.7 3.5 5.5.5', '#3a2440', 1.5)) +
    stroke('M70 38Q80 50 75 66', '#fffaf0', 1.8, 'opacity=".4"') +
    (clothes[head.hasNoCap && (wear === 1 || wear === 5) ? 7 : wear]?.(color) ?? '')
  )
}
