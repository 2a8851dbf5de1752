import type { Artist } from '../artist.ts'
import { path } from '../svg.ts'
import type { Character } from './character.ts'
import { cheeks } from './face.ts'
import { solid } from './solid.ts'

const shade = '#5c3a9e'
const skull =
  'M0-36C24-36 41-25 46-8C54 2 58 22 44 32C34 39 16 41 0 41S-34 39-44 32C-58 22-54 2-46-8C-41-25-24-36 0-36z'
const ball = 'M-19-64C-35-58-47-44-47-28C-47-10-28-2 0-2S47-10 47-28C47-44 35-58 19-64z'
const tuft = 'M44-22a10 10 0 1 1 0 19a10 10 0 0 1 0-19z'
/** The fur of the ears. */
const ear = '#b9a5e8'

const raisedEar = (a: Artist) =>
  solid(a, 'M-35-18C-50-34-50-60-36-63S-10-50-11-25z', ear, {
    shade,
    size: 0.45,
    marks: path('M-31-25C-42-38-42-54-35-56S-17-45-18-28z', '#ffb9c4'),
  })

/** It hangs to the shoulder. */
const hangingEar = (a: Artist) =>
  solid(a, 'M16-35C30-47 52-42 60-20C67-1 68 21 58 28C46 35 39 18 39 3C38-10 32-17 19-21z', ear, {
    shade,
    size: 0.5,
  })

const face = (a: Artist) =>
  solid(a, skull, '#cdbcf3', {
    shade,
    marks:
      path('M-27 27C-27 15-14 11 0 11S27 15 27 27 14 44 0 44-27 39-27 27z', '#f6f0ff') +
      path('M5-32a11.500 11.500 0 1 0 7.500 15.500a10.200 10.200 0 0 1-7.500-15.500z', '#ffc24b') +
      cheeks(a, 39, 19),
  }) +
  path(
    'M-4.200 12.500Q0 10.200 4.200 12.500Q3.400 16.600 0 17Q-3.400 16.600-4.200 12.500z',
    '#8a4a9a',
  )

/** A round and heavy old moon rabbit with one hanging ear. */
export const dalbo: Character = {
  fur: '#c3b1ee',
  paw: '#e6dcfb',
  pad: '#f9dfe8',
  shade,
  shoulder: [31, -45],
  hip: [20, -12],
  arm: [9.5, 6.2],
  leg: [10.5, 8],
  pawSize: 1.14,
  footSize: 1.25,
  neck: [0, -88],
  eyes: {
    at: [20, 4],
    size: [7.4, 8.8],
    iris: '#d8902a',
    slant: -6,
    lids: '#bda9ea',
    brows: ['#fffdf8', 6.5, 14],
    inJoy: { lids: '', slant: 0, brows: ['#fffdf8', 6.5, 18] },
  },
  mouthAt: [0, 18],
  back: (a) => solid(a, tuft, '#fbf7ff', { shade, size: 0.35 }),
  torso: (a) =>
    solid(a, ball, '#bba8e9', {
      shade,
      marks: path('M0-54C-21-54-33-40-33-26S-21-4 0-4 33-12 33-26 21-54 0-54z', '#fff3e2'),
    }) +
    solid(a, 'M0-47L-15-55Q-20-46-15-37z', '#ffc24b', { shade, size: 0.25 }) +
    solid(a, 'M0-47L15-55Q20-46 15-37z', '#ffc24b', { shade, size: 0.25 }) +
    path('M-4.500-46a4.500 4.500 0 1 1 9 0a4.500 4.500 0 0 1-9 0z', '#e8962a'),
  head: (a) => raisedEar(a) + face(a) + hangingEar(a),
}

const { lids: _, ...openEyes } = dalbo.eyes

/** Dalbo with wide eyes. */
export const awake: Character = { ...dalbo, eyes: { ...openEyes, slant: 2 } }

/** Dalbo with both ears down. */
export const asleep: Character = {
  ...dalbo,
  head: (a) =>
    solid(a, 'M4-28C14-46 36-58 48-52S48-28 24-16z', ear, {
      shade,
      size: 0.45,
      marks: path('M16-28Q30-44 42-47Q38-34 20-24z', '#ffb9c4'),
    }) +
    face(a) +
    solid(
      a,
      'M2-33C-8-52-38-52-46-33C-51-20-52-8-48 2C-39-3-35-11-31-20C-23-25-12-31 2-33z',
      '#d6c8f6',
      { shade, size: 0.45 },
    ),
}
