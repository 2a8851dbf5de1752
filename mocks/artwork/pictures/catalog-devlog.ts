import type { Artist } from './artist.ts'
import type { MoodName } from './moods.ts'
import type { Picture } from './picture.ts'
import { board } from './scenes/board.ts'
import { cards } from './scenes/cards.ts'
import { clockTown } from './scenes/clock-town.ts'
import { cloudBridge } from './scenes/cloud-bridge.ts'
import { clubSquare } from './scenes/club-square.ts'
import { clubSummit } from './scenes/club-summit.ts'
import { desk } from './scenes/desk.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { harbor } from './scenes/harbor.ts'
import { keeperRoom } from './scenes/keeper-room.ts'
import { letterBox } from './scenes/letters.ts'
import { lighthouseHill } from './scenes/lighthouse-hill.ts'
import { songStage } from './scenes/song-stage.ts'
import { starBeach } from './scenes/star-beach.ts'
import { booth } from './scenes/booth.ts'
import { chart } from './scenes/chart.ts'
import { pianoJetty } from './scenes/piano-jetty.ts'
import { soundWaves } from './scenes/sound-waves.ts'
import { winterSea } from './scenes/winter-sea.ts'
import { twoIslands } from './scenes/two-islands.ts'
import { waveLibrary } from './scenes/wave-library.ts'
import { bigTile, flicker, workshop } from './scenes/workshop.ts'
import { sketched } from './sketch.ts'

type Look = readonly [mood: MoodName, scene: (a: Artist) => string]

/** One for each title of `devlog-texts.ts`, the oldest first. */
const looks: readonly Look[] = [
  ['dusk', (a) => firstLantern(a)],
  ['night', (a) => bigTile(a, 'wave', '#2fa7a0', 11)],
  ['dawn', (a) => soundWaves(a, 2)],
  ['storm', (a) => keeperRoom(a)],
  ['aurora', (a) => songStage(a, 0)],
  ['night', (a) => workshop(a, 2)],
  ['morning', (a) => board(a, 2)],
  ['lilac', (a) => letterBox(a, 3)],
  ['lilac', (a) => greenhouseHill(a, 1)],
  ['ember', (a) => board(a, 3)],
  ['dusk', (a) => pianoJetty(a)],
  ['night', (a) => waveLibrary(a, 'dusk', 0)],
  ['night', (a) => booth(a)],
  ['ember', (a) => clubSummit(a)],
  ['summer', (a) => lighthouseHill(a, 1)],
  ['room', (a) => desk(a, 1)],
  ['winter', (a) => winterSea(a)],
  ['aurora', (a) => bigTile(a, 'star', '#8f83d8', 13)],
  ['dusk', (a) => starBeach(a, 2)],
  ['night', (a) => cards(a, 3)],
  ['festival', (a) => songStage(a, 1)],
  ['morning', (a) => clubSquare(a, 3)],
  ['dawn', (a) => flicker(a, 1)],
  ['room', (a) => chart(a, 0)],
]

const newestAge = looks.length - 1

const thumbnails: Picture[] = looks.flatMap(([mood, scene], nth) =>
  (newestAge - nth) % 5 === 4 ? [] : [{ name: `devlog-${301 + nth}`, w: 640, h: 360, mood, scene }],
)

/** Sketches in the text of a message. */
const bodies: readonly Look[] = [
  ['dusk', (a) => lighthouseHill(a, 0)],
  ['lilac', (a) => twoIslands(a)],
  ['ember', (a) => clockTown(a, 0)],
  ['aurora', (a) => harbor(a, 0)],
  ['summer', (a) => clubSquare(a, 0)],
  ['dawn', (a) => cloudBridge(a, 0)],
  ['night', (a) => firstLantern(a)],
  ['festival', (a) => greenhouseHill(a, 2)],
]

export const devlogArt: Picture[] = [
  ...thumbnails,
  ...bodies.map(([palette, scene], nth) => ({
    name: `devlog-body-${nth + 1}`,
    w: 960,
    h: 640,
    mood: 'paper' as const,
    scene: (a: Artist) => sketched(a, scene(a), palette),
  })),
]
