import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../svg.ts'
import { flatTile } from './flat-tiles.ts'
import { lantern } from './lanterns.ts'
import { flower } from './leaves.ts'

// The prizes of events are drawn 360 wide: a tile, seen from above, and what is on it.
type Point = readonly [x: number, y: number]

const [left, top] = [180, 232]
const edge = 176

/** Returns the position on the image of (u, v) on the tile: u is right and down, v is left and down. */
export const onTile = (u: number, v: number, z = 0): Point => [
  left + (u - v) * 0.866,
  top + (u + v) * 0.5 - z,
]

/** The content of an upright plane that begins at `at`: its x is `u` to the right, or `v` to the left. */
export const upright = (content: string, [x, y]: Point, along: 'u' | 'v'): string =>
  group(content, `transform="matrix(.866 ${along === 'u' ? '.5' : '-.5'} 0 1 ${n(x)} ${n(y)})"`)

const lying = (content: string, y: number) =>
  group(content, `transform="matrix(.866 .5 -.866 .5 ${left} ${n(y)})"`)

/** A soft shadow on the ground. */
export const shadow = (a: Artist, [x, y]: Point, [rx, ry]: Point, strength = 0.6): string =>
  ellipse(
    [x, y],
    [rx, ry],
    a.radial([
      [0, '#1a0c3c', strength],
      [0.6, '#1a0c3c', strength * 0.7],
      [1, '#1a0c3c', 0],
    ]),
  )

/** The light of a window or of a lantern on the ground. */
export const pool = (a: Artist, [x, y]: Point, r: number, strength = 0.7): string =>
  ellipse(
    [x, y],
    [r, r * 0.5],
    a.radial([
      [0, '#ffe39a', strength],
      [0.5, '#ffc86a', strength * 0.4],
      [1, '#ffc86a', 0],
    ]),
  )

/** The edge of a lying square. */
const line = (size: number, fill: string, width: number, more: string) =>
  rect(
    [-size / 2, -size / 2, size, size],
    size * 0.2,
    'none',
    `stroke="${fill}" stroke-width="${width}" ${more}`,
  )

/** The tile: its base has the color of the event, and on it is a layer of grass, sand or water. */
export function prizeTile(
  a: Artist,
  color: string,
  [lit, shade]: readonly [string, string],
): string {
  const inner = edge * 0.9
  return (
    shadow(a, [left, top + 52], [172, 74], 0.55) +
    flatTile(a, left, top + 14, edge, 22, color) +
    lying(line(edge * 0.985, lighter(color, 0.7), 2.4, 'opacity=".85"'), top + 14) +
    flatTile(a, left, top, inner, 12, mix(lit, shade, 0.55)) +
    lying(
      rect([-inner / 2, -inner / 2, inner, inner], inner * 0.2, a.fade(lit, shade, [0, 0, 1, 1])) +
        line(inner * 0.985, lighter(lit, 0.55), 2, 'opacity=".7"'),
      top,
    )
  )
}

/** Round leaves, each in the light from the upper left. */
function puffs(
  a: Artist,
  at: readonly (readonly [x: number, y: number, r: number])[],
  color: string,
  violet = '#47206f',
): string {
  const fill = a.radial(
    [
      [0, lighter(color, 0.62)],
      [0.34, lighter(color, 0.2)],
      [0.66, mix(color, violet, 0.3)],
      [1, mix(color, violet, 0.8)],
    ],
    [0.36, 0.28],
  )
  return at.map(([x, y, r]) => circle(x, y, r, fill)).join('')
}

/** A tree of round leaves with blossoms, its foot at (x, y), `s` high. */
export function prizeTree(a: Artist, x: number, y: number, s: number, color: string): string {
  const at = (dx: number, dy: number, r: number) => [x + dx * s, y - dy * s, r * s] as const
  const leaves = [
    at(0.2, 0.5, 0.2),
    at(-0.22, 0.5, 0.2),
    at(0.02, 0.86, 0.2),
    at(0.22, 0.7, 0.2),
    at(-0.2, 0.72, 0.21),
    at(0, 0.58, 0.25),
  ]
  return (
    shadow(a, [x + s * 0.06, y + 1], [s * 0.38, s * 0.15]) +
    path(
      `M${n(x - s * 0.07)} ${n(y + 2)}Q${n(x - s * 0.02)} ${n(y - s * 0.2)} ${n(x - s * 0.06)} ${n(y - s * 0.5)}H${n(x + s * 0.06)}Q${n(x + s * 0.03)} ${n(y - s * 0.18)} ${n(x + s * 0.08)} ${n(y + 2)}Z`,
      a.fade('#b5745c', '#4a2050', [0, 0, 1, 0.2]),
    ) +
    puffs(a, leaves, color) +
    many(16, () => {
      const [dx, dy] = [a.range(-0.34, 0.3), a.range(0.4, 1)]
      return Math.hypot(dx, dy - 0.66) > 0.38
        ? ''
        : circle(x + dx * s, y - dy * s, s * a.range(0.018, 0.032), '#fff3e6', 'opacity=".85"')
    })
  )
}

/** A low bush with flowers. */
export const prizeBush = (
  a: Artist,
  [x, y]: Point,
  s: number,
  color: string,
  bloom: string,
): string =>
  shadow(a, [x, y + 1], [s * 1.2, s * 0.42]) +
  puffs(
    a,
    [
      [x - s * 0.52, y - s * 0.3, s * 0.42],
      [x + s * 0.54, y - s * 0.28, s * 0.4],
      [x, y - s * 0.44, s * 0.56],
    ],
    color,
    '#1d2a5c',
  ) +
  flower(a, x - s * 0.4, y - s * 0.46, s * 0.24, bloom) +
  flower(a, x + s * 0.12, y - s * 0.72, s * 0.22, lighter(bloom, 0.4)) +
  flower(a, x + s * 0.56, y - s * 0.34, s * 0.22, bloom)

/** A tuft of grass. */
export const tuft = ([x, y]: Point, s: number, color: string): string =>
  path(
    `M${n(x - s)} ${n(y)}Q${n(x - s * 0.8)} ${n(y - s * 0.7)} ${n(x - s * 1.2)} ${n(y - s * 1.2)}Q${n(x - s * 0.3)} ${n(y - s * 0.8)} ${n(x - s * 0.2)} ${n(y - s * 0.2)}Q${n(x - s * 0.2)} ${n(y - s)} ${n(x + s * 0.1)} ${n(y - s * 1.7)}Q${n(x + s * 0.5)} ${n(y - s)} ${n(x + s * 0.3)} ${n(y - s * 0.2)}Q${n(x + s * 0.6)} ${n(y - s * 0.8)} ${n(x + s * 1.3)} ${n(y - s)}Q${n(x + s * 0.9)} ${n(y - s * 0.5)} ${n(x + s)} ${n(y)}Z`,
    color,
  )

/** A lantern on a bent post, its foot at (x, y). */
export function postLantern(
  a: Artist,
  [x, y]: Point,
  tall: number,
  color: string,
  side = 1,
): string {
  const reach = tall * 0.2 * side
  return (
    shadow(a, [x, y], [9, 4]) +
    pool(a, [x + reach, y + 3], tall * 0.5, 0.55) +
    stroke(
      `M${n(x)} ${n(y)}V${n(y - tall * 0.86)}q0 ${n(-tall * 0.16)} ${n(reach * 0.6)} ${n(-tall * 0.16)}t${n(reach * 0.4)} ${n(tall * 0.05)}`,
      '#2c1546',
      tall * 0.062,
    ) +
    stroke(
      `M${n(x - 1)} ${n(y - 2)}V${n(y - tall * 0.84)}`,
      '#c98a72',
      tall * 0.018,
      'opacity=".8"',
    ) +
    lantern(a, x + reach, y - tall * 0.98, tall * 0.13, color, 3.4)
  )
}

/** A flat stone of a path. */
export const stone = (a: Artist, [x, y]: Point, r: number): string =>
  ellipse([x, y + 2.4], [r, r * 0.52], '#4a3a72') +
  ellipse([x, y], [r, r * 0.52], a.fade('#ffe9d2', darker('#d9a9a8', 0.2), [0, 0, 1, 1]))

/** A round stone. */
export const rock = (a: Artist, [x, y]: Point, r: number): string =>
  shadow(a, [x, y + r * 0.3], [r * 1.2, r * 0.5]) +
  path(
    `M${n(x - r)} ${n(y + r * 0.3)}Q${n(x - r * 1.05)} ${n(y - r * 0.5)} ${n(x - r * 0.3)} ${n(y - r * 0.75)}Q${n(x + r * 0.6)} ${n(y - r * 0.8)} ${n(x + r * 0.95)} ${n(y - r * 0.1)}Q${n(x + r * 1.1)} ${n(y + r * 0.4)} ${n(x + r * 0.5)} ${n(y + r * 0.5)}H${n(x - r * 0.6)}Q${n(x - r)} ${n(y + r * 0.5)} ${n(x - r)} ${n(y + r * 0.3)}Z`,
    a.radial(
      [
        [0, '#f3dcd8'],
        [0.45, '#b094b4'],
        [1, '#4c3278'],
      ],
      [0.34, 0.24],
    ),
  )
