import { circle, path, stroke } from '../svg.ts'
import type { Character } from './character.ts'
import { cheeks } from './face.ts'
import { solid } from './solid.ts'

const shade = '#27507e'
const seed = 'M0-30C19-30 33-18 35-1C36 16 20 28 0 28S-36 16-35-1C-33-18-19-30 0-30z'
const bud = 'M-10-48C-14-40-20-30-20-19C-20-8-12-4 0-4S20-8 20-19C20-30 14-40 10-48z'
const leafLeft = 'M-1-41C-25-37-36-50-37-63C-18-66 0-57 1-41z'
const leafRight = 'M1-41C22-37 35-48 37-60C18-64 2-56 1-41z'

/** A small sprout with two leaves. */
export const ipsae: Character = {
  fur: '#68b873',
  paw: '#d0ecaa',
  pad: '#f0fbd8',
  shade,
  shoulder: [11, -34],
  hip: [9, -10],
  arm: [5.4, 3.8],
  leg: [6.5, 5],
  pawSize: 0.84,
  footSize: 0.86,
  neck: [0, -70],
  eyes: { at: [15, 6], size: [6, 7.6], iris: '#2f9a56', slant: -5 },
  mouthAt: [0, 16],
  back: () => '',
  torso: (a) =>
    solid(a, bud, '#5aa865', {
      shade,
      size: 0.6,
      marks: path('M0-36C-9-36-13-27-13-19S-8-6 0-6 13-10 13-19 9-36 0-36z', '#eef8e0'),
    }) +
    solid(a, 'M0-43Q-9-28-24-33Q-20-46-4-50zM0-43Q9-28 24-33Q20-46 4-50z', '#8ad48f', {
      shade,
      size: 0.3,
    }) +
    circle(0, -41.5, 4.3, '#ffb9c4') +
    circle(0, -41.5, 1.7, '#ffe6a8'),
  head: (a) =>
    path('M-2-27l-1-16h5l1 16z', '#3f8a52') +
    solid(a, leafLeft, '#74c97f', { shade, size: 0.4 }) +
    solid(a, leafRight, '#74c97f', { shade, size: 0.4 }) +
    stroke('M-6-45q-9-5-19-12M7-45q8-3 18-9', '#e2f9da', 1.5) +
    solid(a, seed, '#cdeaa6', {
      shade,
      marks:
        path(
          'M-50-2v-40H50V-2C38-4 28-9 24-16c-5 6-12 6-16 0-5 6-12 6-16 0-4 6-11 6-15 0C-28-9-38-4-50-2z',
          '#5fbf70',
        ) + cheeks(a, 25, 15, 0.85),
    }),
}
