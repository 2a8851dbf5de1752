import type { Artist } from '../artist.ts'
import { path } from '../svg.ts'
import type { Character } from './character.ts'
import { cheeks } from './face.ts'
import { solid } from './solid.ts'

const shade = '#452394'
const skull =
  'M0-33C20-33 33-23 39-6C46 4 48 19 37 28C29 33 14 35 0 35S-29 33-37 28C-48 19-46 4-39-6C-33-23-20-33 0-33z'
const ball = 'M-17-62C-29-56-38-43-38-28C-38-12-23-3 0-3S38-12 38-28C38-43 29-56 17-62z'
const tuft = 'M37-20a9 9 0 1 1 0 17a9 9 0 0 1 0-17z'

const ears = (a: Artist) =>
  solid(a, 'M-27-20C-39-40-35-66-25-67S-6-50-9-25z', '#9a8ee0', {
    shade,
    size: 0.45,
    marks: path('M-24-26C-32-42-31-58-25-59S-13-44-15-27z', '#ffb9c4'),
  }) +
  solid(
    a,
    'M9-25C6-48 14-65 26-64C38-63 47-50 47-36C38-33 33-40 30-44C29-38 27-32 25-22z',
    '#9a8ee0',
    {
      shade,
      size: 0.45,
    },
  ) +
  path('M26-64C39-63 48-48 47-36C38-33 33-40 30-44C32-52 31-60 26-64z', '#c6bdf6')

const face = (a: Artist) =>
  solid(a, skull, '#a79ce6', {
    shade,
    marks:
      path('M-20 24C-20 14-10 11 0 11S20 14 20 24 10 38 0 38-20 34-20 24z', '#ddd8fa') +
      path('M4-27a9 9 0 1 0 6 12 8 8 0 0 1-6-12z', '#ffc24b') +
      cheeks(a, 33, 15),
  }) +
  path(
    'M-3.200 11.500Q0 9.800 3.200 11.500Q2.500 14.600 0 15Q-2.500 14.600-3.200 11.500z',
    '#7a4aa6',
  )

/** A round old moon rabbit with one folded ear. */
export const dalbo: Character = {
  fur: '#a498e6',
  paw: '#bdb3f2',
  pad: '#f3dff0',
  shade,
  shoulder: [25, -43],
  hip: [17, -12],
  arm: [8, 5.2],
  leg: [9.5, 7],
  pawSize: 1.08,
  footSize: 1.15,
  neck: [0, -86],
  eyes: {
    at: [18, 4],
    size: [6.6, 8.4],
    iris: '#d8a23a',
    slant: -5,
    brows: ['#f7f4ff', 5, 13.5],
  },
  mouthAt: [0, 16],
  back: (a) => solid(a, tuft, '#f1effb', { shade, size: 0.35 }),
  torso: (a) =>
    solid(a, ball, '#9488dc', {
      shade,
      marks: path('M0-50C-18-50-27-38-27-26S-17-5 0-5 27-14 27-26 18-50 0-50z', '#f1effb'),
    }) +
    solid(a, 'M0-51L-13-58Q-18-50-13-42z', '#ffc24b', { shade, size: 0.25 }) +
    solid(a, 'M0-51L13-58Q18-50 13-42z', '#ffc24b', { shade, size: 0.25 }) +
    path('M-4-50a4 4 0 1 1 8 0a4 4 0 0 1-8 0z', '#e8962a'),
  head: (a) => ears(a) + face(a),
}

/** Dalbo with both ears down. */
export const asleep: Character = {
  ...dalbo,
  head: (a) =>
    solid(a, 'M4-28C14-46 36-58 48-52S48-28 24-16z', '#9a8ee0', {
      shade,
      size: 0.45,
      marks: path('M16-28Q30-44 42-47Q38-34 20-24z', '#ffb9c4'),
    }) +
    face(a) +
    solid(
      a,
      'M2-33C-8-52-38-52-46-33C-51-20-52-8-48 2C-39-3-35-11-31-20C-23-25-12-31 2-33z',
      '#b3a9ec',
      { shade, size: 0.45 },
    ),
}
