import type { Artwork } from './artwork.ts'
import { arena } from './scenes/arena.ts'
import { cake } from './scenes/cake.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { harbor } from './scenes/harbor.ts'
import { hosted } from './scenes/hosted.ts'
import { lanternIsles } from './scenes/lantern-isles.ts'
import { lanternPost } from './scenes/lantern-post.ts'
import { letterBox, letterSky } from './scenes/letters.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { lostAtSea } from './scenes/lost-at-sea.ts'
import { songStage } from './scenes/song-stage.ts'

/** Banners of boards and gallery, popups, the images of the three games, and the sea of an unknown URL. */
export const pageArt: Artwork[] = [
  {
    name: 'ranking-level-top',
    w: 1920,
    h: 480,
    mood: 'festival',
    scene: (a) => arena(a, 0),
    quality: 40,
    avifQuality: 18,
  },
  { name: 'ranking-level-bottom', w: 1920, h: 320, mood: 'dusk', scene: (a) => harbor(a, 0) },
  {
    name: 'ranking-style-top',
    w: 1920,
    h: 480,
    mood: 'aurora',
    scene: (a) => arena(a, 1),
    quality: 40,
    avifQuality: 18,
  },
  { name: 'ranking-style-bottom', w: 1920, h: 320, mood: 'aurora', scene: lanternIsles },
  {
    name: 'media-banner-1',
    w: 1920,
    h: 480,
    mood: 'festival',
    scene: (a) => songStage(a, 1),
    quality: 52,
  },
  { name: 'media-banner-2', w: 1920, h: 480, mood: 'summer', scene: (a) => lighthouseHill(a, 0) },
  { name: 'popup-1', w: 720, h: 900, mood: 'festival', scene: (a) => cake(a, 2) },
  { name: 'popup-3', w: 720, h: 900, mood: 'dawn', scene: (a) => letterBox(a, 0) },
  {
    name: 'game-1',
    w: 1200,
    h: 800,
    mood: 'dusk',
    scene: hosted((a) => firstLantern(a), 'lumi', [0.43, 0.95, 0.34]),
  },
  {
    name: 'game-2',
    w: 1200,
    h: 800,
    mood: 'ember',
    scene: hosted((a) => letterSky(a, 0), 'pado', [0.26, 0.88, 0.36], '#2fa7a0'),
  },
  {
    name: 'game-3',
    w: 1200,
    h: 800,
    mood: 'night',
    scene: hosted((a) => lanternPost(a), 'dalbo', [0.24, 0.87, 0.36], '#a79ce6'),
  },
  {
    name: 'not-found',
    w: 1600,
    h: 640,
    mood: 'dusk',
    scene: lostAtSea,
    folder: 'src/layouts/art',
    formats: ['avif'],
  },
]
