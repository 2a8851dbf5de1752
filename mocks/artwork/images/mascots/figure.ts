import type { Artist } from '../artist.ts'
import { circle, ellipse, n, placed, stroke } from '../svg.ts'
import type { Character } from './character.ts'
import { eyes, mouths, type Eyes } from './face.ts'
import { blurs, cast, directionOf, grown, limb, solid, type Point } from './solid.ts'

// The paws point to the right, from the wrist; their thumb is up.
const mitten =
  'M-2-4.400C0-6 1-6.400 2-7C1.200-10.400 4-12 6-10.600C7.600-9.400 7.600-7.600 7.400-6.800C12-6.800 15-3.600 15 0C15 4.400 11.600 7.400 7 7.400C3 7.400 0 6-2 4.400z'
const palm =
  'M-2-4.400C0-6 .6-6.600 1.400-7.400C.6-10.800 2.400-13 4.800-12.400C6.900-11.800 7-9.400 6.800-7.400C8-7.800 8.600-7.800 9.400-7.600C10.600-9.600 14-8.900 14.200-6.100C14.300-5 14-4.200 13.600-3.500C16.200-3.700 17.600-1.900 17.400 0C17.300 1.700 15.600 2.800 14 2.800C15.400 4.200 15.200 6.800 13.300 7.600C11.800 8.200 10.300 7.800 9.300 7.200C5 8.600 1 7-2 4.400z'
const flipper =
  'M-2-4.400C1-6 .8-8 1.800-9.600C2.900-11.600 6-11.200 6.400-9C6.600-8 6.800-7.200 7.600-6.600C12.600-6.300 17-3.600 19 .2C19.800 1.800 18.600 3 16.800 3.200C15.600 5.800 12 7.600 8 7.800C4 7.800 0 6.400-2 4.400z'
// From above, with its fingers spread on what it presses.
const pressing =
  'M-3-6C0-8 4-8.500 7-8.200C9-9.500 13.500-9.400 14.500-6.800C15-5.500 14.600-4.300 13.800-3.500C16.600-3.300 18.300-1.500 18.200.4C18 2.200 16.600 3.300 14.800 3.600C15.600 5.200 15 7.200 13.200 8C11.400 8.700 9 8.400 7.400 7.600C4 8.400 0 8-3 6z'
const shoe = 'M-11 0C-11-6-6-9 0-9S12-6 12.500-1C12.800 4 8 6 1 6S-11 5-11 0z'

interface Look {
  at?: Point
  turn?: number
  eyes?: Eyes
  /** True for a face of joy. */
  isGlad?: boolean
  mouth?: keyof typeof mouths
  look?: Point
  /** Where the mouth is, from its usual place. */
  mouthBy?: Point
}

export interface Hand {
  kind?: 'open' | 'fist' | 'press'
  /** The direction of the paw, if it isn't that of the arm. */
  turn?: number
  /** 1 if the thumb is on the other side. */
  flip?: boolean
  /** True for one before the body or a thing, on which it casts its shadow. */
  isOver?: boolean
}

/** The parts of a mascot, to be put together to a pose. Sides: -1 is left, 1 is right. */
export function figure(a: Artist, who: Character) {
  const { shade } = who
  const paw = (at: Point, turn: number, { kind = 'fist', flip = false, isOver = false }: Hand) => {
    const outline = who.isFlipper ? flipper : { open: palm, fist: mitten, press: pressing }[kind]
    const marks = who.isFlipper
      ? stroke('M9 1.500l6 .3M8.500 4l4 .8', shade, 0.9, 'opacity=".35"')
      : kind === 'open'
        ? ellipse([5.6, 0.4], [3.5, 3.2], who.pad) +
          circle(11, -4.8, 1.6, who.pad) +
          circle(13.6, -0.4, 1.7, who.pad) +
          circle(11.8, 4.4, 1.5, who.pad)
        : kind === 'press'
          ? stroke('M13.800-3.500l-4 .8M14.800 3.600l-4.500-.5', shade, 1.1, 'opacity=".55"')
          : stroke('M14.600-2.300l-3.600.4M14.400 2.500l-3.600-.3', shade, 1.1, 'opacity=".55"')
    return `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${n(turn)}) scale(${who.pawSize} ${flip ? -who.pawSize : who.pawSize})">${isOver ? cast(outline) : ''}${solid(a, outline, who.paw, { shade, size: 0.3, turn, mirror: [1, flip ? -1 : 1], marks })}</g>`
  }
  return {
    back: () => who.back(a),
    torso: () => who.torso(a),
    /** An arm and its paw, if that isn't before a thing that the arm is behind. */
    arm: (side: number, elbow: Point, wrist: Point, hand: Hand | 'hidden' = {}) => {
      const from: Point = [side * who.shoulder[0], who.shoulder[1]]
      const outline = limb(from, elbow, wrist, ...who.arm)
      const skin = solid(a, outline, who.fur, { shade, size: 0.4 })
      if (hand === 'hidden')
        return [skin, grown(a, skin, from, elbow, wrist, who.arm[0] * 2)] as const
      const turn = hand.turn ?? directionOf(from, elbow, wrist)
      return [
        skin,
        grown(a, (hand.isOver ? cast(outline) : '') + skin, from, elbow, wrist, who.arm[0] * 2) +
          paw(wrist, turn, { ...hand, flip: (side === -1) === !hand.flip }),
      ] as const
    },
    paw,
    leg: (side: number, ankle: Point, turn = 0, knee?: Point) => {
      const from: Point = [side * who.hip[0], who.hip[1]]
      const bend: Point = knee ?? [(from[0] + ankle[0]) / 2, (from[1] + ankle[1]) / 2]
      const toes = stroke('M-3.500 5.600v-3.400M3 5.900v-3.600', shade, 1.1, 'opacity=".5"')
      return (
        solid(a, limb(from, bend, ankle, ...who.leg), who.fur, { shade, size: 0.4 }) +
        `<g transform="translate(${n(ankle[0])} ${n(ankle[1])}) rotate(${n(turn)}) scale(${side * who.footSize} ${who.footSize})">${solid(a, shoe, who.paw, { shade, size: 0.35, turn, mirror: [side, 1], marks: toes })}</g>`
      )
    },
    /** A foot that shows its sole. */
    sole: (at: Point, turn: number) => {
      const outline =
        'M0-12.500C7-12.500 11-7 11-.5S7 12.500 0 12.500-11 6-11-.5-7-12.500 0-12.500z'
      const pads =
        ellipse([0, 3.5], [5.4, 4.8], who.pad) +
        [-5, 0, 5].map((x) => circle(x, x ? -4.4 : -6.2, 1.9, who.pad)).join('')
      return placed(
        cast(outline) + solid(a, outline, who.paw, { shade, size: 0.4, turn, marks: pads }),
        ...at,
        who.footSize,
        turn,
      )
    },
    head: ({ at = [0, 0], turn = 0, mouthBy = [0, 0], ...face }: Look = {}) =>
      placed(
        who.head(a) +
          eyes(
            a,
            face.isGlad ? { ...who.eyes, ...who.eyes.inJoy, isGlad: true } : who.eyes,
            face.eyes ?? 'open',
            face.look,
          ) +
          placed(
            mouths[face.mouth ?? 'smile'],
            who.mouthAt[0] + mouthBy[0],
            who.mouthAt[1] + mouthBy[1],
          ),
        who.neck[0] + at[0],
        who.neck[1] + at[1],
        1,
        turn,
      ),
    solid: (outline: string, fill: string, size = 0.4, marks = '') =>
      solid(a, outline, fill, { shade, size, marks }),
  }
}

export type Figure = ReturnType<typeof figure>

/** A part, or one that is behind the body too. */
type Part = string | readonly [behind: string, front: string]

/** The parts on their ground at (x, y), one above another. */
export function onGround(
  [x, y]: Point,
  parts: readonly Part[],
  { back = '', scale = 1, turn = 0 }: { back?: string; scale?: number; turn?: number } = {},
): string {
  const behind = parts.map((part) => (typeof part === 'string' ? '' : part[0])).join('')
  const front = parts.map((part) => (typeof part === 'string' ? part : part[1])).join('')
  return `<defs>${blurs}</defs>${placed(back + behind + front, x, y, scale, turn)}`
}
