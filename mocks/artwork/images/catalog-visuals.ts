import { artworkOf, type Composition, type Artwork } from './artwork.ts'
import { clubSummit } from './scenes/club-summit.ts'
import { coralMaze } from './scenes/coral-maze.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { hillFireworks } from './scenes/hill-fireworks.ts'
import { songStage } from './scenes/song-stage.ts'

const compositions: readonly Composition[] = [
  ['festival', hillFireworks],
  ['dusk', (a) => firstLantern(a, 0.8)],
  ['lilac', greenhouseHill],
  ['aurora', (a) => songStage(a, 0, a.tall ? 0.5 : 0.64)],
  ['ember', clubSummit],
  ['deep', coralMaze],
]

/** The key visuals, in their order: wide, and recomposed for the height of phones. */
export const visuals: Artwork[] = compositions.flatMap((composition, nth) => [
  artworkOf(`visual-${nth + 1}`, 1600, 900, composition),
  artworkOf(`visual-${nth + 1}`, 640, 1200, composition),
])
