import { circle, ellipse, path, stroke } from '../svg.ts'
import type { Character } from './character.ts'
import { cheeks } from './face.ts'
import { solid } from './solid.ts'

const shade = '#8a1d6c'
const skull =
  'M0-33C22-33 33-31 39-24C45-18 45-9 45 1S45 20 38 27C32 33 20 34 0 34S-32 33-38 27C-45 20-45 11-45 1S-45-18-39-24C-33-31-22-33 0-33z'
const block =
  'M-20-62C-28-60-31-54-31-44V-22C-31-9-27-4-16-4H16C27-4 31-9 31-22V-44C31-54 28-60 20-62z'
const ear = 'M-48-27a15.500 15.500 0 1 1 31 0a15.500 15.500 0 0 1-31 0z'

/** A square bear with an apron. */
export const moru: Character = {
  fur: '#fb8571',
  paw: '#ff9d8b',
  pad: '#ffe3dc',
  shade,
  shoulder: [22, -46],
  hip: [16, -14],
  arm: [7.8, 5.4],
  leg: [9.5, 7.5],
  pawSize: 1.1,
  footSize: 1.1,
  neck: [0, -87],
  eyes: {
    at: [20, -3],
    size: [6.8, 8.6],
    iris: '#a8432a',
    brows: ['#d9604a', 3.6, 14.5],
    inJoy: { brows: ['#c24a38', 5, 16] },
  },
  mouthAt: [0, 16],
  back: (a) => solid(a, 'M24-20a8 8 0 1 1 16 0a8 8 0 0 1-16 0z', '#f07a66', { shade, size: 0.35 }),
  torso: (a) =>
    solid(a, block, '#f07a66', {
      shade,
      size: 0.9,
      marks:
        stroke('M-16-52L-24-64M16-52L24-64', '#fff6ea', 4) +
        path('M-17-53Q0-47 17-53L24-30V-14Q24-6 16-6H-16Q-24-6-24-14V-30z', '#fff6ea') +
        stroke('M-24-30h48', '#f1dcc8', 1.4),
    }) +
    path(
      'M0-16c-9-6.500-10-11-7.600-14.500 3-3.600 6.600-1 7.600 2 1-3 4.600-5.600 7.600-2C10-27 9-22.500 0-16z',
      '#e8503c',
    ),
  head: (a) => {
    const one = solid(a, ear, '#fd8470', {
      shade,
      size: 0.45,
      marks: circle(-31, -26, 8.2, '#ffd2c8'),
    })
    return (
      one +
      `<g transform="translate(65)">${one}</g>` +
      solid(a, skull, '#ff8a76', {
        shade,
        marks: ellipse([0, 15], [19, 13.5], '#ffe9e2') + cheeks(a, 33, 10),
      }) +
      ellipse([0, 8], [6.2, 4.3], '#3a1d4e') +
      ellipse([-1.6, 6.6], [1.9, 1.1], '#c9a6d8')
    )
  },
}
