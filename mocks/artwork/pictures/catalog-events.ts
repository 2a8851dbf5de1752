import type { Artist } from './artist.ts'
import type { MoodName } from './moods.ts'
import { flight } from './parts/sky-lanterns.ts'
import { snow } from './parts/weather.ts'
import type { Picture } from './picture.ts'
import { board } from './scenes/board.ts'
import { cake } from './scenes/cake.ts'
import { cards } from './scenes/cards.ts'
import { cloudBridge } from './scenes/cloud-bridge.ts'
import { clubSquare } from './scenes/club-square.ts'
import { coralGarden } from './scenes/coral-garden.ts'
import { desk } from './scenes/desk.ts'
import { fireworksNight } from './scenes/fireworks-night.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { greenhouseInside } from './scenes/greenhouse-inside.ts'
import { harbor } from './scenes/harbor.ts'
import { hearts } from './scenes/hearts.ts'
import { kitchen } from './scenes/kitchen.ts'
import { letterBox, letterSky } from './scenes/letters.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { podium } from './scenes/podium.ts'
import { shells } from './scenes/shells.ts'
import { starBeach } from './scenes/star-beach.ts'
import { chart } from './scenes/chart.ts'
import { cheer } from './scenes/cheer.ts'
import { hillFireworks } from './scenes/hill-fireworks.ts'
import { soundWaves } from './scenes/sound-waves.ts'
import { twoIslands } from './scenes/two-islands.ts'
import { versus } from './scenes/versus.ts'
import { waveLibrary } from './scenes/wave-library.ts'
import { bigTile } from './scenes/workshop.ts'

type Look = readonly [mood: MoodName, scene: (a: Artist) => string]

const festival = (a: Artist) =>
  harbor(a, 2) + flight(a, a.w * 0.5, a.h * 0.6, a.w * 0.95, a.h * 0.55, 34, a.u * 4)

const special: Record<number, Look> = {
  540: ['dusk', (a) => hearts(a)],
  541: ['festival', festival],
  542: ['lilac', (a) => twoIslands(a)],
  544: ['festival', (a) => fireworksNight(a)],
}

/** One for each title of `event-texts.ts`, in their order from 601 on. */
const looks: readonly Look[] = [
  ['night', (a) => firstLantern(a)],
  ['aurora', (a) => soundWaves(a, 1)],
  ['summer', (a) => shells(a)],
  ['lilac', (a) => greenhouseInside(a, 1)],
  ['morning', (a) => clubSquare(a, 2)],
  ['ember', (a) => bigTile(a, 'anchor', '#2fa7a0')],
  ['night', (a) => starBeach(a, 0)],
  ['dawn', (a) => letterBox(a, 2)],
  ['dusk', (a) => lighthouseHill(a, 1)],
  ['festival', (a) => cheer(a, 2)],
  ['deep', (a) => coralGarden(a, 1)],
  ['ember', (a) => letterSky(a, 1)],
  ['room', (a) => kitchen(a, 'ember', 1)],
  ['night', (a) => cards(a, 0)],
  ['room', (a) => desk(a, 2)],
  ['room', (a) => chart(a, 1)],
  ['dusk', (a) => greenhouseHill(a, 3)],
  ['dusk', (a) => waveLibrary(a, 'aurora', 1)],
  ['winter', (a) => firstLantern(a) + snow(a, 120)],
  ['festival', (a) => podium(a, 1)],
]

const thumbnails = [
  ...Object.entries(special),
  ...looks.map((look, nth) => [`${601 + nth}`, look] as const),
].filter(([idx]) => Number(idx) % 7 !== 0)

/** Pictures in the text of an event: what is to be done there. */
const bodies: readonly Look[] = [
  ['dusk', (a) => board(a, 2)],
  ['dawn', (a) => clubSquare(a, 1)],
  ['night', (a) => cards(a, 2)],
  ['aurora', (a) => versus(a, 0)],
  ['summer', (a) => harbor(a, 1)],
  ['lilac', (a) => letterSky(a, 0)],
  ['ember', (a) => cloudBridge(a, 1)],
  ['festival', (a) => podium(a, 0)],
]

/** The great pictures of the events and anniversaries that have pages of their own, which hold them. */
const heroes: readonly (readonly [folder: string, name: string, look: Look])[] = [
  ...Object.entries(special).map(
    ([idx, look]) => ['heart-event', `event-hero-${idx}`, look] as const,
  ),
  ['anniversary', 'anniversary', ['festival', (a) => cake(a, 2)]],
  ['anniversary', 'anniversary-teaser', ['dusk', (a) => hillFireworks(a, 1)]],
]

export const eventArt: Picture[] = [
  ...thumbnails.map(([idx, [mood, scene]]) => ({
    name: `event-${idx}`,
    w: 640,
    h: 360,
    mood,
    scene,
  })),
  ...bodies.map(([mood, scene], nth) => ({
    name: `event-body-${nth + 1}`,
    w: 960,
    h: 600,
    mood,
    scene,
  })),
  ...heroes.flatMap(([feature, name, [mood, scene]]) =>
    [
      [1600, 700],
      [780, 900],
    ].map(([w = 0, h = 0]) => {
      return { name, w, h, mood, scene, folder: `src/features/${feature}/art` }
    }),
  ),
]
