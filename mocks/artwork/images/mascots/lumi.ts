import { circle, path, stroke } from '../svg.ts'
import type { Character } from './character.ts'
import { cheeks } from './face.ts'
import { solid } from './solid.ts'

const shade = '#a8306a'
const skull = 'M0-34C30-34 42-20 42 1S26 33 0 33-42 22-42 1-30-34 0-34z'
const barrel = 'M-14-64C-20-50-28-38-28-23C-28-10-17-5 0-5S28-10 28-23C28-38 20-50 14-64z'

/** A lantern spirit with a flame. */
export const lumi: Character = {
  fur: '#ffb733',
  paw: '#ffcb5c',
  pad: '#fff0c4',
  shade,
  shoulder: [18, -40],
  hip: [13, -14],
  arm: [6.8, 4.4],
  leg: [8, 6],
  pawSize: 1,
  footSize: 1,
  neck: [0, -90],
  eyes: { at: [18, 1], size: [7.4, 9.6], iris: '#e2641e' },
  mouthAt: [0, 12],
  back: (a) =>
    circle(
      0,
      -86,
      62,
      a.radial([
        [0.3, '#ffc24b', 0.5],
        [1, '#ffc24b', 0],
      ]),
    ),
  torso: (a) =>
    solid(a, barrel, '#ffae2b', {
      shade,
      size: 0.8,
      marks:
        path('M0-52C-12-52-18-38-18-26S-11-9 0-9 18-14 18-26 12-52 0-52z', '#ffe9b4') +
        stroke('M-9-48q-9 18 0 38M9-48q9 18 0 38M0-50v41', '#eb9a2c', 1.6),
    }) +
    solid(a, 'M-15-66H15L19.500-51Q0-43-19.500-51z', '#9a5230', { shade, size: 0.3 }) +
    circle(0, -48.5, 4.3, '#ff7f6c'),
  head: (a) =>
    path(
      'M-2-30C-16-42-6-56 6-65c-2 10 14 14 10 26-2 6-8 9-18 9z',
      a.linear([
        [0, '#ffb36b'],
        [0.6, '#ff7f6c'],
      ]),
    ) +
    path('M1-32c-6-7 0-13 4-18 0 6 6 8 4 13-1 3-4 5-8 5z', '#ffe9b0') +
    solid(a, skull, '#ffb934', {
      shade,
      marks:
        circle(
          0,
          14,
          44,
          a.radial([
            [0, '#ffe07e'],
            [1, '#ffe07e', 0],
          ]),
        ) + cheeks(a, 29, 14),
    }) +
    path(
      'M-30-16q7-10 19-12q4 0 2.500 3q-11 3-17 11q-3.500 2-4.500-2z',
      '#fff3cf',
      'opacity=".85"',
    ),
}
