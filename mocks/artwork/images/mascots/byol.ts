import { ellipse, path } from '../svg.ts'
import type { Character } from './character.ts'
import { solid, type Point } from './solid.ts'
import { cheeks } from './face.ts'

const shade = '#220c66'
const skull =
  'M0-31C22-31 36-20 39-4L52 4Q48 8 44 9Q46 13 48 17Q40 20 32 18C22 25 9 32 0 32S-22 25-32 18Q-40 20-48 17Q-46 13-44 9Q-48 8-52 4L-39-4C-36-20-22-31 0-31z'
const slim = 'M-11-76C-14-64-19-50-19-37C-19-26-12-20 0-20S19-26 19-37C19-50 14-64 11-76z'
const brush =
  'M6-24C14-6 34 2 50-8C66-19 68-46 50-66C46-70 41-70 40-66C44-56 42-48 42-40C42-28 28-26 14-34z'
const tip =
  'M64-26C70-44 62-56 50-66C46-70 41-70 40-66C44-56 43-48 42-40C42-38 41-36 41-35C44-37 47-33 50-35C53-37 55-31 58-31C61-31 62-27 64-26z'
const ear = 'M-37-5C-41-24-42-40-40-54C-39-58-36-58-33-56C-22-49-14-39-9-29z'

/** A slender fox with a star on its forehead. */
export const byol: Character = {
  fur: '#6a5ed4',
  paw: '#a79df0',
  pad: '#ffb9c4',
  shade,
  shoulder: [12, -53],
  hip: [9, -27],
  arm: [5.8, 3.8],
  leg: [7, 4.6],
  pawSize: 0.94,
  footSize: 0.92,
  neck: [0, -98],
  eyes: {
    at: [17, -1],
    size: [6.9, 9.2],
    iris: '#a07bff',
    slant: 8,
    isSharp: true,
    inJoy: { slant: 1, brows: ['#ddd8ff', 4.6, 16] },
  },
  mouthAt: [0, 20],
  back: (a) => solid(a, brush, '#5d52c4', { shade, size: 0.55, marks: path(tip, '#f1effb') }),
  torso: (a) =>
    solid(a, slim, '#5d52c4', {
      shade,
      size: 0.65,
      marks: path('M0-58C-9-58-12-48-12-40S-8-22 0-22 12-30 12-40 9-58 0-58z', '#eeecf8'),
    }) +
    solid(a, 'M-15-71Q0-63 15-71L20-61Q0-48-20-61z', '#ff8a76', { shade, size: 0.35 }) +
    path(
      'M0-59l2.500 5 5.500.8-4 3.900 1 5.400-5-2.600-5 2.600 1-5.400-4-3.900 5.500-.8z',
      '#ffc24b',
    ),
  head: (a) => {
    const side = (mirror: Point) =>
      `<g transform="scale(${mirror.join(' ')})">${solid(a, ear, '#6459ce', {
        shade,
        size: 0.45,
        mirror,
        marks: path('M-33-22C-35-32-36-40-35-47C-27-42-22-36-18-30z', '#ffc24b'),
      })}</g>`
    return (
      side([1, 1]) +
      side([-1, 1]) +
      solid(a, skull, '#7468dd', {
        shade,
        marks:
          path('M-60 0Q-22-2-6 12Q-2 15 0 15Q2 15 6 12Q22-2 60 0V40H-60z', '#f1effb') +
          path(
            'M0-27l3.500 7 7.500 1-5.500 5.300 1.300 7.700L0-9.600-6.800-6l1.300-7.700L-11-19l7.500-1z',
            '#ffc24b',
          ) +
          cheeks(a, 29, 12),
      }) +
      ellipse([0, 15], [4.8, 3.3], '#22123f') +
      ellipse([-1.3, 14], [1.5, 0.9], '#b7b0e8')
    )
  },
}
