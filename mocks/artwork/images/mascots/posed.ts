import type { Artist } from '../artist.ts'
import { ellipse, placed } from '../svg.ts'
import { byol } from './byol.ts'
import type { Character } from './character.ts'
import { cheer } from './cheer.ts'
import { dalbo } from './dalbo.ts'
import { figure } from './figure.ts'
import { ipsae } from './ipsae.ts'
import { lumi } from './lumi.ts'
import { moru } from './moru.ts'
import { pado } from './pado.ts'
import { play } from './play.ts'
import type { MascotName, Pose, PoseName } from './pose.ts'
import { rest } from './rest.ts'
import { stand } from './stand.ts'

const characters: Readonly<Record<MascotName, Character>> = { lumi, pado, dalbo, moru, byol, ipsae }
const poses: Readonly<Record<PoseName, Pose>> = { stand, play, cheer, rest }

/** Draws the mascot in the pose. */
export const posed = (a: Artist, pose: PoseName, name: MascotName): string =>
  poses[pose][name](figure(a, characters[name]), a)

/** Draws the mascot with its shadow: `high` from the ground at (x, y) to the end of its canvas. */
export function standingAt(
  a: Artist,
  [pose, name]: readonly [PoseName, MascotName],
  [x, y]: readonly [number, number],
  high: number,
): string {
  const scale = high / 152
  return (
    ellipse([x, y], [scale * 36, scale * 7], a.mood.ink, 'opacity=".4"') +
    placed(posed(a, pose, name), x - 72 * scale, y - high, scale)
  )
}
