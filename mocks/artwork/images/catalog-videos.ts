import { artworkOf, type Composition, type Artwork } from './artwork.ts'
import { board } from './scenes/board.ts'
import { cake } from './scenes/cake.ts'
import { coralMaze } from './scenes/coral-maze.ts'
import { desk } from './scenes/desk.ts'
import { fireworksNight } from './scenes/fireworks-night.ts'
import { greenhouseInside } from './scenes/greenhouse-inside.ts'
import { keeperRoom } from './scenes/keeper-room.ts'
import { letterBox, letterSky } from './scenes/letters.ts'
import { songStage } from './scenes/song-stage.ts'
import { booth } from './scenes/booth.ts'
import { chart } from './scenes/chart.ts'
import { cheer } from './scenes/cheer.ts'
import { hillFireworks } from './scenes/hill-fireworks.ts'
import { pianoJetty } from './scenes/piano-jetty.ts'
import { seasons } from './scenes/seasons.ts'
import { soundWaves } from './scenes/sound-waves.ts'
import { winterSea } from './scenes/winter-sea.ts'
import { versus } from './scenes/versus.ts'

/** One for each title of `media-texts.ts`, in their order. */
const compositions: readonly Composition[] = [
  ['dawn', (a) => letterSky(a, 0)],
  ['dusk', (a) => board(a, 0)],
  ['festival', (a) => songStage(a, 1)],
  ['room', (a) => desk(a, 0)],
  ['night', (a) => booth(a)],
  ['ember', (a) => versus(a, 0)],
  ['dawn', (a) => keeperRoom(a)],
  ['aurora', (a) => soundWaves(a)],
  ['lilac', (a) => greenhouseInside(a, 0)],
  ['aurora', (a) => fireworksNight(a)],
  ['festival', (a) => cake(a, 2)],
  ['night', (a) => hillFireworks(a)],
  ['festival', (a) => cheer(a)],
  ['deep', (a) => coralMaze(a, 2)],
  ['dusk', (a) => pianoJetty(a)],
  ['lilac', (a) => letterBox(a, 0)],
  ['morning', (a) => versus(a, 1)],
  ['winter', (a) => winterSea(a)],
  ['dawn', (a) => seasons(a)],
  ['room', (a) => chart(a, 0)],
]

/** The still images of the twenty videos. */
export const videos: Artwork[] = compositions.map((composition, nth) =>
  artworkOf(`video-${nth}`, 960, 540, composition),
)
