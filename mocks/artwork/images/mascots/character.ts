import type { Artist } from '../artist.ts'
import type { EyeShape } from './face.ts'
import type { Point } from './solid.ts'

/** How a mascot is built. Its ground is y = 0, and its middle x = 0. */
export interface Character {
  /** The color of the arms and legs, of the paws, and of their pads. */
  fur: string
  paw: string
  pad: string
  shade: string
  /** The right shoulder and the right hip. */
  shoulder: Point
  hip: Point
  /** Half the width of an arm at the shoulder and at the wrist. */
  arm: Point
  leg: Point
  /** The size of a paw and of a foot. */
  pawSize: number
  footSize: number
  isFlipper?: boolean
  /** The middle of the head. */
  neck: Point
  eyes: EyeShape
  mouthAt: Point
  /** The parts behind the body. */
  back: (a: Artist) => string
  torso: (a: Artist) => string
  /** The head without its eyes and mouth. */
  head: (a: Artist) => string
}
