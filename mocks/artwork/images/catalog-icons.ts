import type { Artwork } from './artwork.ts'
import { emblem, portrait } from './scenes/badge.ts'

/** Club emblems and profile images of `icons.ts`, three and two times as large as a leaderboard shows them. */
export const icons: Artwork[] = [
  ...Array.from({ length: 24 }, (_, nth): Artwork => ({
    name: `club-${1 + nth}`,
    w: 64,
    h: 64,
    mood: 'dusk',
    scene: (a) => emblem(a, nth),
  })),
  ...Array.from({ length: 48 }, (_, nth): Artwork => ({
    name: `profile-${101 + nth}`,
    w: 96,
    h: 96,
    mood: 'dusk',
    scene: (a) => portrait(a, nth),
  })),
]
