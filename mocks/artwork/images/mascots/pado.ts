import { path, stroke } from '../svg.ts'
import type { Character } from './character.ts'
import { cheeks } from './face.ts'
import { solid, type Point } from './solid.ts'

const shade = '#1d2f86'
const dome = 'M0-32C21-32 34-18 37 1C39 18 25 28 0 28S-39 18-37 1C-34-18-21-32 0-32z'
const trunk = 'M-13-78C-16-64-21-46-21-26C-21-11-13-5 0-5S21-11 21-26C21-46 16-64 13-78z'
const tail =
  'M8-22C24-9 42-16 42-32C42-40 33-46 35-56C43-57 48-52 49-46C54-53 62-54 67-47C66-38 58-35 53-33C53-10 34 6 4-5z'
const fin = 'M-33 12C-44 18-56 12-55-5C-44-6-36 0-34 8z'
const wave = 'M-23-24C-25-46-8-59 13-54C25-51 28-38 18-33C12-30 6-36 10-41C-2-41-4-32 0-24z'

/** A long whale with a wave on its head. */
export const pado: Character = {
  fur: '#31aba4',
  paw: '#43bdb4',
  pad: '#d9f4f0',
  shade,
  shoulder: [12, -58],
  hip: [10, -18],
  arm: [6.4, 4.4],
  leg: [8, 6],
  pawSize: 0.95,
  footSize: 1,
  isFlipper: true,
  neck: [0, -100],
  eyes: { at: [17, 0], size: [6.6, 8.8], iris: '#1f9fd6' },
  mouthAt: [0, 11],
  back: (a) => solid(a, tail, '#23888a', { shade, size: 0.5 }),
  torso: (a) =>
    solid(a, trunk, '#2a9c97', {
      shade,
      size: 0.7,
      marks:
        path('M0-62C-11-62-15-42-15-27S-9-7 0-7 15-12 15-27 11-62 0-62z', '#dff6f2') +
        stroke('M-12-24q12 4 24 0M-11-16q11 4 22 0', '#9fd6d2', 1.2) +
        path('M-16-76Q-24-62-20-53L0-62l20 9q4-9-4-23z', '#fff') +
        stroke('M-19-57L0-66 19-57', '#2f7fd0', 1.8),
    }) + path('M0-64l7 10-5-1-2 6-2-6-5 1z', '#ffc24b'),
  head: (a) => {
    const side = (mirror: Point) =>
      `<g transform="scale(${mirror.join(' ')})">${solid(a, fin, '#2a9c97', { shade, size: 0.4, mirror })}</g>`
    return (
      side([1, 1]) +
      side([-1, 1]) +
      solid(a, wave, '#7fdcd5', { shade, size: 0.5 }) +
      stroke('M-15-33c1-11 10-18 23-15', '#e6fdfa', 2.8) +
      solid(a, dome, '#2fa7a0', {
        shade,
        marks: path('M-54 20q54-26 108 0v18H-54z', '#dff6f2') + cheeks(a, 27, 12),
      })
    )
  },
}
