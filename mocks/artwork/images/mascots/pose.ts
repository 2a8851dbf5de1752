import type { Artist } from '../artist.ts'
import type { Figure } from './figure.ts'

/** In the order of the pages. */
export const mascotNames = ['lumi', 'pado', 'dalbo', 'moru', 'byol', 'ipsae'] as const
export const poseNames = ['stand', 'play', 'cheer', 'rest'] as const

export type MascotName = (typeof mascotNames)[number]
export type PoseName = (typeof poseNames)[number]

/** Draws each mascot on the canvas of the pose. */
export type Pose = Readonly<Record<MascotName, (figure: Figure, a: Artist) => string>>
