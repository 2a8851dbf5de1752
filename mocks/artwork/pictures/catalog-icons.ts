import type { Picture } from './picture.ts'
import { emblem, portrait } from './scenes/badge.ts'

const size = { w: 96, h: 96 }

/** Club emblems and profile pictures of `icons.ts`. */
export const icons: Picture[] = [
  ...Array.from({ length: 24 }, (_, nth): Picture => ({
    name: `club-${1 + nth}`,
    ...size,
    mood: 'dusk',
    scene: (a) => emblem(a, nth),
  })),
  ...Array.from({ length: 48 }, (_, nth): Picture => ({
    name: `profile-${101 + nth}`,
    ...size,
    mood: 'dusk',
    scene: (a) => portrait(a, nth),
  })),
]
