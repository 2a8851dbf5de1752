import { onGround, type Figure, type Hand } from './figure.ts'
import type { Point } from './solid.ts'
import type { Pose } from './pose.ts'

type Arm = readonly [elbow: Point, wrist: Point, hand?: Hand]

interface Greeting {
  feet: number
  left: Arm
  right: Arm
  face: Parameters<Figure['head']>[0]
  scale?: number
  x?: number
}

/** Stands with one arm down and waves with the other. */
const greets =
  ({ feet, left, right, face, scale = 0.8, x = 60 }: Greeting) =>
  (f: Figure) =>
    onGround(
      [x, 125],
      [
        f.leg(-1, [-feet, -6]),
        f.leg(1, [feet, -6]),
        f.torso(),
        f.head(face),
        f.arm(-1, ...left),
        f.arm(1, ...right),
      ],
      { back: f.back(), scale },
    )

/** The mascots stand and greet. */
export const stand: Pose = {
  lumi: greets({
    feet: 13,
    left: [[-31, -42], [-30, -28], { turn: 76, flip: true }],
    right: [[37, -44], [47, -62], { kind: 'open', turn: -66 }],
    face: { turn: -4 },
  }),
  pado: greets({
    feet: 11,
    left: [[-33, -52], [-44, -66], { turn: -120 }],
    right: [[27, -50], [26, -34], { turn: 100, flip: true }],
    face: { turn: 4, mouth: 'smile' },
    x: 58,
  }),
  dalbo: greets({
    feet: 20,
    left: [[-49, -38], [-47, -25], { turn: 84, flip: true }],
    right: [[51, -44], [59, -60], { kind: 'open', turn: -70 }],
    face: { turn: -3, mouth: 'teeth' },
  }),
  moru: greets({
    feet: 16,
    left: [[-45, -52], [-52, -72], { kind: 'open', turn: -104 }],
    right: [[38, -40], [38, -26], { turn: 96, flip: true }],
    face: { turn: 4, mouth: 'lip' },
    scale: 0.84,
  }),
  byol: greets({
    feet: 13,
    left: [[-33, -64], [-48, -82], { kind: 'open', turn: -112 }],
    right: [[26, -50], [20, -40], { turn: 160, isOver: true }],
    face: { turn: 4, mouth: 'grin', eyes: 'wink' },
    scale: 0.775,
    x: 56,
  }),
  ipsae: greets({
    feet: 10,
    left: [[-18, -27], [-10, -21], { turn: 10, isOver: true }],
    right: [[27, -34], [36, -46], { kind: 'open', turn: -66 }],
    face: { turn: -5 },
    scale: 0.83,
  }),
}
