import type { Artist } from '../artist.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import {
  onTile,
  pool,
  postLantern,
  prizeBush,
  prizeTile,
  shadow,
  tuft,
} from '../parts/prize-ground.ts'
import { sparkle } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { fireflies } from '../parts/weather.ts'
import { circle, ellipse, many, path, placed, stroke } from '../svg.ts'

/** Half of a heart's edge, for the lights on it. */
const edge: readonly (readonly [number, number])[] = [
  [0, -66],
  [16, -84],
  [40, -98],
  [68, -92],
  [88, -68],
  [88, -38],
  [72, -8],
  [50, 18],
  [26, 42],
  [0, 66],
]
const outline =
  'M0 74C-60 26-100-8-100-52C-100-86-76-108-46-108C-24-108-8-96 0-78C8-96 24-108 46-108C76-108 100-86 100-52C100-8 60 26 0 74Z'

/** A heart as large as a gate, with a lantern in it and lights on its edge. */
export function heartOfLights(a: Artist): string {
  const [x, y] = [178, 150]
  const glass = a.radial(
    [
      [0, '#fff0e0'],
      [0.25, '#ffb3b8'],
      [0.6, '#f2688c'],
      [1, '#8a2a78'],
    ],
    [0.4, 0.34],
  )
  const bulb = (dx: number, dy: number) =>
    a.glow(x + dx, y + dy, 11, '#fff0b8', 0.95) + circle(x + dx, y + dy, 2.6, '#fffbe6')
  const bulbs = edge.map(([dx, dy]) => bulb(dx, dy) + (dx === 0 ? '' : bulb(-dx, dy))).join('')
  return (
    a.glow(178, 170, 175, '#ff9db4', 0.5) +
    prizeTile(a, '#d65f8c', ['#b6dc92', '#3f8a8c']) +
    shadow(a, [184, 246], [84, 32], 0.75) +
    pool(a, [178, 250], 92, 0.7) +
    // It stands on a round foot.
    path(
      'M128 232v12a50 24 0 0 0 100 0v-12z',
      a.linear(
        [
          [0, '#c9a8c8'],
          [0.3, '#f6e3e6'],
          [0.7, '#9a78b0'],
          [1, '#5a3a82'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    ellipse([178, 232], [50, 24], a.fade('#fff0ea', '#c9a0c0', [0, 0, 1, 1])) +
    many(8, (nth) => placed(path(outline, '#6a1f66'), x + 1.6 * (8 - nth), y + 0.9 * (8 - nth))) +
    placed(
      path(outline, glass) +
        `<g clip-path="${a.clip(path(outline, '#fff'))}">` +
        path(
          'M-100-52C-100-8-60 26 0 74C60 26 100-8 100-52V90H-100Z',
          '#5a1a78',
          'opacity=".22" transform="translate(10 14)"',
        ) +
        '</g>' +
        stroke(outline, '#ffd8c8', 3.4) +
        path(
          'M-84-50C-86-78-68-94-46-95C-62-84-74-66-74-36C-80-40-83-44-84-50Z',
          '#ffffff',
          'opacity=".75"',
        ) +
        ellipse([-62, -22], [5, 9], '#ffffff', 'opacity=".5" transform="rotate(-24 -62 -22)"'),
      x,
      y,
    ) +
    a.glow(x, y - 20, 84, '#ffd98a', 0.85) +
    lantern(a, x, y - 74, 35, '#ffc24b', 2.6) +
    bulbs +
    garland(a, [70, 184], [288, 184], 36, 7, 6.4, ['#ffc24b', '#ff9fb0', '#c9b4ff']) +
    stroke('M70 184v52M288 184v52', '#4a2858', 3.6) +
    prizeBush(a, onTile(-34, 62), 17, '#4fae7c', '#ff9ab4') +
    prizeBush(a, onTile(62, -14), 16, '#3f9c86', '#ffd27a') +
    prizeBush(a, onTile(14, 62), 13, '#57b87a', '#c9a8ff') +
    prizeBush(a, onTile(48, 44), 14, '#4fae7c', '#ff9a8a') +
    postLantern(a, onTile(-6, 78), 44, '#ffc24b', -1) +
    postLantern(a, onTile(70, 22), 44, '#ffc24b') +
    tuft(onTile(30, 74), 4.5, '#8ad08a') +
    glyphAt('heart', 60, 70, 17, '#ff9db4') +
    glyphAt('heart', 306, 74, 21, '#ffc4d0') +
    glyphAt('heart', 324, 132, 11, '#ff9db4') +
    sparkle(36, 122, 7, '#fff6dc') +
    sparkle(270, 34, 7, '#fff6dc') +
    fireflies(a, [40, 60, 280, 180], 8)
  )
}
