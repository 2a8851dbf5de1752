import type { Scene } from '../artwork.ts'
import type { MascotName } from '../mascots/pose.ts'
import { standingAt } from '../mascots/posed.ts'
import { flatTile } from '../parts/flat-tiles.ts'

/**
 * A scene with one of the friends in front of it: where it stands and how tall it is, as shares of the image. Where
 * there is no ground, it stands on a tile of the given color.
 */
export const hosted =
  (
    scene: Scene,
    friend: MascotName,
    [x, y, high]: readonly [number, number, number],
    tile?: string,
  ): Scene =>
  (a) => {
    const [px, py, tall] = [a.w * x, a.h * y, a.h * high]
    const ground = tile ? flatTile(a, px, py, tall * 0.5, tall * 0.08, tile) : ''
    return scene(a) + ground + standingAt(a, ['cheer', friend], [px, py], tall)
  }
