import type { Artist } from './artist.ts'
import type { Picture } from './picture.ts'
import { clubSummit } from './scenes/club-summit.ts'
import { coralMaze } from './scenes/coral-maze.ts'
import { firstLantern } from './scenes/first-lantern.ts'
import { greenhouseHill } from './scenes/greenhouse-hill.ts'
import { hillFireworks } from './scenes/hill-fireworks.ts'
import { songStage } from './scenes/song-stage.ts'

const scenes = [
  ['festival', hillFireworks],
  ['dusk', (a: Artist) => firstLantern(a, true)],
  ['lilac', greenhouseHill],
  ['aurora', (a: Artist) => songStage(a, 0, a.tall ? 0.5 : 0.66)],
  ['ember', clubSummit],
  ['deep', coralMaze],
] as const

/** The key visuals, in their order: wide, and recomposed for phones. */
export const visuals: Picture[] = scenes.flatMap(([mood, scene], nth) =>
  [
    [1600, 900],
    [780, 900],
  ].map(([w = 0, h = 0]) => ({ name: `visual-${nth + 1}`, w, h, mood, scene: (a) => scene(a) })),
)
