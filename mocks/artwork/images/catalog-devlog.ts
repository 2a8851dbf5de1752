import { artworkOf, thumbnail, type Composition, type Artwork } from './artwork.ts'
import { clockTown } from './scenes/clock-town.ts'
import { cloudBridge } from './scenes/cloud-bridge.ts'
import { clubSquare } from './scenes/club-square.ts'
import { clubSummit } from './scenes/club-summit.ts'
import { desk } from './scenes/desk.ts'
import { drawer } from './scenes/drawer.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { harbor } from './scenes/harbor.ts'
import { keeperRoom } from './scenes/keeper-room.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { songStage } from './scenes/song-stage.ts'
import { booth } from './scenes/booth.ts'
import { chart } from './scenes/chart.ts'
import { pianoJetty } from './scenes/piano-jetty.ts'
import { soundWaves } from './scenes/sound-waves.ts'
import { twoIslands } from './scenes/two-islands.ts'
import { bigTile, flicker } from './scenes/workshop.ts'
import { sketched } from './sketch.ts'

/** The messages that have an image, by id. */
const compositions: Record<number, Composition> = {
  301: ['dusk', (a) => firstLantern(a)],
  303: ['dusk', (a) => soundWaves(a, 2)],
  304: ['storm', (a) => keeperRoom(a)],
  309: ['lilac', (a) => greenhouseHill(a, 1)],
  311: ['dusk', (a) => pianoJetty(a)],
  313: ['night', (a) => booth(a)],
  314: ['ember', (a) => clubSummit(a)],
  316: ['room', (a) => desk(a, 1)],
  318: ['aurora', (a) => bigTile(a, 'star', '#8f83d8', 13)],
  320: ['room', drawer],
  321: ['festival', (a) => songStage(a, 1)],
  322: ['morning', (a) => clubSquare(a, 3)],
  323: ['dawn', (a) => flicker(a, 1)],
  324: ['room', (a) => chart(a, 0)],
}

const thumbnails = Object.entries(compositions).flatMap(([idx, composition]) =>
  thumbnail(`devlog-${idx}`, composition),
)

/** Sketches in the text of a message. */
const bodies: Record<number, Composition> = {
  1: ['dusk', (a) => lighthouseHill(a, 0)],
  2: ['lilac', (a) => twoIslands(a)],
  3: ['ember', (a) => clockTown(a, 0)],
  4: ['aurora', (a) => harbor(a, 0)],
  5: ['summer', (a) => clubSquare(a, 0)],
  6: ['dawn', (a) => cloudBridge(a, 0)],
  8: ['festival', (a) => greenhouseHill(a, 2)],
}

export const devlogArt: Artwork[] = [
  ...thumbnails,
  ...Object.entries(bodies).map(([nth, [palette, scene]]) =>
    artworkOf(`devlog-body-${nth}`, 960, 640, ['paper', (a) => sketched(a, scene(a), palette)]),
  ),
]
