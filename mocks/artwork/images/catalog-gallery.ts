import type { Artist } from './artist.ts'
import type { MoodName } from './moods.ts'
import { artworkOf, type Composition, type Artwork, type Scene } from './artwork.ts'
import { rain, ripples } from './parts/weather.ts'
import { clockTown } from './scenes/clock-town.ts'
import { cloudBridge } from './scenes/cloud-bridge.ts'
import { clubSquare } from './scenes/club-square.ts'
import { coralGarden } from './scenes/coral-garden.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { greenhouseInside } from './scenes/greenhouse-inside.ts'
import { harbor } from './scenes/harbor.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { starBeach } from './scenes/star-beach.ts'
import { waveLibrary } from './scenes/wave-library.ts'
import { sketched } from './sketch.ts'

const shapes = [
  [960, 540],
  [540, 960],
  [1080, 1080],
  [1200, 800],
] as const

const wet =
  (scene: Scene, floor = 0.7): Scene =>
  (a) =>
    scene(a) + ripples(a, a.h * floor, 22) + rain(a, 150)
const paper = (scene: Scene, palette: MoodName): Composition => [
  'paper',
  (a) => sketched(a, scene(a), palette),
]

/** The places of `media-texts.ts`, each at dusk, in the morning, in the rain and as concept art. */
const motifs: readonly (readonly [Composition, Composition, Composition, Composition])[] = [
  [
    ['dusk', (a) => harbor(a, 0)],
    ['morning', (a) => harbor(a, 1)],
    ['rain', wet((a) => harbor(a, 2), 0.62)],
    paper((a) => harbor(a, 1), 'dusk'),
  ],
  [
    ['lilac', (a) => greenhouseHill(a, 1)],
    ['dawn', (a) => greenhouseHill(a, 2)],
    ['rain', (a) => greenhouseInside(a, 1) + rain(a, 90)],
    paper((a) => greenhouseHill(a, 0), 'lilac'),
  ],
  [
    ['dusk', (a) => coralGarden(a, 1, (air) => harborSky(air))],
    ['deep', (a) => coralGarden(a, 0)],
    ['storm', (a) => coralGarden(a, 0, (air) => harborSky(air) + rain(air, 120))],
    paper((a) => coralGarden(a, 1), 'deep'),
  ],
  [
    ['ember', (a) => lighthouseHill(a, 0)],
    ['summer', (a) => lighthouseHill(a, 1)],
    ['storm', wet((a) => lighthouseHill(a, 2), 0.7)],
    paper((a) => lighthouseHill(a, 1), 'storm'),
  ],
  [
    ['night', (a) => starBeach(a, 0)],
    ['summer', (a) => starBeach(a, 1)],
    ['rain', wet((a) => starBeach(a, 2), 0.5)],
    paper((a) => starBeach(a, 0), 'night'),
  ],
  [
    ['ember', (a) => cloudBridge(a, 0)],
    ['dawn', (a) => cloudBridge(a, 1)],
    ['storm', wet((a) => cloudBridge(a, 2), 1.2)],
    paper((a) => cloudBridge(a, 1), 'dawn'),
  ],
  [
    ['room', (a) => kitchen(a, 'dusk', 0)],
    ['room', (a) => kitchen(a, 'summer', 1)],
    ['room', (a) => kitchen(a, 'rain', 0)],
    paper((a) => kitchen(a, 'paper', 1), 'room'),
  ],
  [
    ['festival', (a) => clockTown(a, 0)],
    ['dawn', (a) => clockTown(a, 2)],
    ['rain', wet((a) => clockTown(a, 0), 1.2)],
    paper((a) => clockTown(a, 1), 'ember'),
  ],
  [
    ['dusk', (a) => waveLibrary(a, 'ember', 0)],
    ['lilac', (a) => waveLibrary(a, 'morning', 1)],
    ['night', (a) => waveLibrary(a, 'rain', 0)],
    paper((a) => waveLibrary(a, 'paper', 1), 'aurora'),
  ],
  [
    ['dusk', (a) => clubSquare(a, 0)],
    ['morning', (a) => clubSquare(a, 1)],
    ['rain', wet((a) => clubSquare(a, 2), 1.2)],
    paper((a) => clubSquare(a, 3), 'summer'),
  ],
]

function harborSky(a: Artist): string {
  return lighthouseHill(a, a.mood.lit > 0.92 ? 1 : 0)
}

/** The forty images of the gallery. */
export const gallery: Artwork[] = Array.from({ length: 40 }, (_, nth) => {
  const [w, h] = shapes[nth % 4] ?? shapes[0]
  const composition = motifs[nth % 10]?.[Math.floor(nth / 10)]
  if (!composition) throw new Error(`no motif ${nth}`)
  const artwork = artworkOf(`media-${nth}`, w, h, composition)
  // About as wide as the viewer shows it in a window of 1440 by 900.
  return w > h * 1.6 ? { ...artwork, file: { w: 1072, h: 603 } } : artwork
})
