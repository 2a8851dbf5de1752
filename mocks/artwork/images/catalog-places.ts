import type { MoodName } from './moods.ts'
import type { Artwork, Scene } from './artwork.ts'
import { bandStage } from './scenes/places/band-stage.ts'
import { clockSquare } from './scenes/places/clock-square.ts'
import { glassGarden } from './scenes/places/glass-garden.ts'
import { kitchenHouse } from './scenes/places/kitchen-house.ts'
import { library } from './scenes/places/library.ts'
import { lighthouseCape } from './scenes/places/lighthouse-cape.ts'
import { observatory } from './scenes/places/observatory.ts'
import { pictureWall } from './scenes/places/picture-wall.ts'
import { ticketBooth } from './scenes/places/ticket-booth.ts'
import { winnersStage } from './scenes/places/winners-stage.ts'

const page = 'src/ui/page/art'
const anniversary = 'src/features/anniversary/art'
const music = 'src/features/music/art'

const compositions: Record<string, readonly [folder: string, mood: MoodName, scene: Scene]> = {
  pado: [page, 'dusk', library],
  dalbo: [page, 'night', clockSquare],
  moru: [page, 'festival', kitchenHouse],
  byol: [page, 'night', observatory],
  ipsae: [page, 'aurora', glassGarden],
  lumi: [page, 'dusk', lighthouseCape],
  ticket: [anniversary, 'festival', ticketBooth],
  podium: [anniversary, 'festival', winnersStage],
  frames: [anniversary, 'dusk', pictureWall],
  band: [music, 'festival', bandStage],
}

/**
 * The places of the sections, of the music and of the cards of the anniversary, anchored at the ground, without a sky
 * of their own. AVIF has half the bytes of WebP here. The few supported browsers without it show the night behind them.
 */
export const places: Artwork[] = Object.entries(compositions).map(
  ([name, [folder, mood, scene]]) => ({
    name: `place-${name}`,
    w: 960,
    h: 240,
    mood,
    scene,
    folder,
    isCutOut: true,
    formats: ['avif'],
    file: { w: 1280, h: 320 },
  }),
)
