import type { Artist } from './artist.ts'
import { flight } from './parts/sky-lanterns.ts'
import { artworkOf, thumbnail, type Composition, type Artwork } from './artwork.ts'
import { board } from './scenes/board.ts'
import { cake } from './scenes/cake.ts'
import { clubSquare } from './scenes/club-square.ts'
import { coralGarden } from './scenes/coral-garden.ts'
import { darkIsland, litWindows } from './scenes/dark-island.ts'
import { fireworksNight } from './scenes/fireworks-night.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { greenhouseInside } from './scenes/greenhouse-inside.ts'
import { harbor } from './scenes/harbor.ts'
import { hosted } from './scenes/hosted.ts'
import { hostTile } from './scenes/host-tile.ts'
import { hearts } from './scenes/hearts.ts'
import { hillFireworks } from './scenes/hill-fireworks.ts'
import { kitchen } from './scenes/kitchen.ts'
import { lanternHouse } from './scenes/lantern-house.ts'
import { letterSky } from './scenes/letters.ts'
import { paintTable } from './scenes/paint-table.ts'
import { podium } from './scenes/podium.ts'
import { sevenNights } from './scenes/seven-nights.ts'
import { shells } from './scenes/shells.ts'
import { songStage } from './scenes/song-stage.ts'
import { starBeach } from './scenes/star-beach.ts'
import { cheer } from './scenes/cheer.ts'
import { twoIslands } from './scenes/two-islands.ts'
import { waveLibrary } from './scenes/wave-library.ts'

const festival = (a: Artist) =>
  // In a hero the text is below the boats.
  harbor(a, 2, a.wide ? 0.53 : a.tall ? 0.47 : undefined) +
  flight(a, a.w * 0.5, a.h * 0.6, a.w * 0.95, a.h * 0.55, 34, a.u * 4)

const special: Record<number, Composition> = {
  // Three of the five lanterns were lit when the event ended.
  540: ['dusk', (a) => hearts(a, 3)],
  541: ['festival', festival],
  542: ['lilac', (a) => twoIslands(a)],
  544: ['festival', (a) => fireworksNight(a)],
}

/** The tiles of the hosts of those events (`eventHosts` of src/site-events.ts), in the colors of the hosts. */
const hostTiles: Record<number, string> = {
  540: '#ff8a76',
  541: '#2fa7a0',
  542: '#8ad48f',
  544: '#ffc24b',
}

/** The other events, by id. */
const compositions: Record<number, Composition> = {
  601: ['night', hosted((a) => firstLantern(a, 0.74), 'lumi', [0.53, 0.94, 0.46])],
  603: ['summer', (a) => shells(a)],
  604: ['lilac', hosted((a) => greenhouseInside(a, 1), 'ipsae', [0.5, 0.96, 0.5])],
  605: ['morning', hosted((a) => clubSquare(a, 2), 'dalbo', [0.83, 0.84, 0.42], '#a79ce6')],
  607: ['night', hosted((a) => starBeach(a, 0), 'byol', [0.72, 0.95, 0.5])],
  610: ['festival', (a) => cheer(a, 2)],
  611: ['deep', hosted((a) => coralGarden(a, 1), 'pado', [0.5, 0.8, 0.5])],
  613: ['room', hosted((a) => kitchen(a, 'ember', 1), 'moru', [0.52, 0.97, 0.62])],
  615: ['room', (a) => paintTable(a)],
  617: ['dusk', (a) => greenhouseHill(a, 3)],
  618: ['dusk', (a) => waveLibrary(a, 'aurora', 1)],
  620: ['festival', (a) => podium(a, 1)],
}

const thumbnails = Object.entries({ ...special, ...compositions })

/** Images in the text of an event: what is to be done there. */
const bodies: Record<number, Composition> = {
  1: ['dusk', (a) => board(a, 2)],
  5: ['festival', (a) => songStage(a, 0)],
  6: ['lilac', (a) => letterSky(a, 0)],
  8: ['festival', hillFireworks],
  9: ['night', sevenNights],
}

/** As wide as the window, for screens of one and of more pixels per point. */
const wide = [[1600, 700] as const, [2400, 1050] as const]

const teaser: Composition = ['night', darkIsland]

/** The great images of the events and anniversaries that have pages of their own, which hold them. */
const heroes: readonly (readonly [folder: string, name: string, composition: Composition])[] = [
  ...Object.entries(special).map(
    ([idx, composition]) => ['heart-event', `event-hero-${idx}`, composition] as const,
  ),
  ['anniversary', 'anniversary', ['festival', (a) => cake(a, 2, true)]],
  ['anniversary', 'anniversary-teaser', teaser],
]

export const eventArt: Artwork[] = [
  ...thumbnails.flatMap(([idx, composition]) => thumbnail(`event-${idx}`, composition)),
  ...Object.entries(bodies).map(([nth, composition]) =>
    artworkOf(`event-body-${nth}`, 960, 600, composition),
  ),
  ...heroes.flatMap(([feature, name, composition]) => {
    const folder = `src/features/${feature}/art`
    return [...wide, [780, 900] as const].map(([w, h]) =>
      // Thin rays of light weigh much.
      Object.assign(
        artworkOf(name, w, h, composition, folder),
        name === 'anniversary' && { quality: 50 },
      ),
    )
  }),
  ...Object.entries(hostTiles).map(([idx, color]): Artwork => ({
    name: `event-tile-${idx}`,
    w: 400,
    h: 240,
    mood: 'festival',
    scene: (a) => hostTile(a, color),
    folder: 'src/features/heart-event/art',
    isCutOut: true,
    formats: ['avif'],
  })),
  ...[[1440, 740] as const, [720, 1050] as const].map(([w, h]) =>
    artworkOf('lantern-house', w, h, ['night', lanternHouse], 'src/features/anniversary/art'),
  ),
  ...[[1600, 700] as const, [780, 900] as const].map(([w, h]) => ({
    name: 'anniversary-teaser',
    w,
    h,
    mood: teaser[0],
    scene: litWindows,
    folder: 'src/features/anniversary/art',
    isVector: true,
  })),
]
