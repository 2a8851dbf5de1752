import type { Artist } from '../artist.ts'
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
