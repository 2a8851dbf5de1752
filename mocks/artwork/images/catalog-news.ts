import { rain } from './parts/weather.ts'
import { artworkOf, thumbnail, type Composition, type Artwork } from './artwork.ts'
import { board } from './scenes/board.ts'
import { cheer } from './scenes/cheer.ts'
import { clockTown } from './scenes/clock-town.ts'
import { cloudBridge } from './scenes/cloud-bridge.ts'
import { clubSquare } from './scenes/club-square.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { harbor } from './scenes/harbor.ts'
import { hosted } from './scenes/hosted.ts'
import { letterBox, letterSky } from './scenes/letters.ts'
import { paintTable } from './scenes/paint-table.ts'
import { podium } from './scenes/podium.ts'
import { bigTile, flicker, workshop } from './scenes/workshop.ts'

/** Four of each category of notices. */
const kinds: Record<string, readonly Composition[]> = {
  maintenance: [
    ['night', hosted((a) => workshop(a, 0), 'byol', [0.5, 0.95, 0.42])],
    ['ember', (a) => workshop(a, 1)],
    ['dawn', (a) => workshop(a, 2)],
    ['aurora', (a) => workshop(a, 3)],
  ],
  update: [
    ['dusk', (a) => harbor(a, 0)],
    ['morning', (a) => board(a, 1)],
    ['lilac', (a) => greenhouseHill(a, 0)],
    ['summer', (a) => clubSquare(a, 1)],
  ],
  information: [
    ['dawn', (a) => letterBox(a, 1)],
    ['storm', (a) => bigTile(a, 'key', '#5f8fe0')],
    ['dusk', (a) => letterSky(a, 1)],
    ['winter', (a) => bigTile(a, 'bell', '#ff8a76')],
  ],
  winners: [
    ['festival', (a) => podium(a, 0)],
    ['room', (a) => paintTable(a, 'lilac')],
    ['lilac', (a) => podium(a, 1)],
    ['night', (a) => cheer(a, 1)],
  ],
  issues: [
    ['rain', (a) => flicker(a, 0) + rain(a, 90)],
    ['storm', (a) => clockTown(a, 2) + rain(a, 90)],
    ['night', (a) => flicker(a, 1)],
    ['dusk', (a) => bigTile(a, 'drop', '#2fa7a0')],
  ],
}

const thumbnails: Artwork[] = Object.entries(kinds).flatMap(([kind, compositions]) =>
  compositions.flatMap((composition, nth) => thumbnail(`notice-${kind}-${nth + 1}`, composition)),
)

/** A look at new stages, in the text of an update. */
const stages: Record<number, Composition> = {
  1: ['dusk', (a) => board(a, 1)],
  4: ['lilac', (a) => cloudBridge(a, 1)],
}

const updates = Object.entries(stages).map(([nth, composition]) =>
  artworkOf(`update-${nth}`, 960, 540, composition),
)

export const news: Artwork[] = [...thumbnails, ...updates]
