import type { Artwork } from './artwork.ts'
import { emblem, portrait } from './scenes/badge.ts'

const size = { w: 96, h: 96 }

/** Club emblems and profile images of `icons.ts`. */
export const icons: Artwork[] = [
  ...Array.from({ length: 24 }, (_, nth): Artwork => ({
    name: `club-${1 + nth}`,
    ...size,
    mood: 'dusk',
    scene: (a) => emblem(a, nth),
  })),
  ...Array.from({ length: 48 }, (_, nth): Artwork => ({
    name: `profile-${101 + nth}`,
    ...size,
    mood: 'dusk',
    scene: (a) => portrait(a, nth),
  })),
]
