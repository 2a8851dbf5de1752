import type { Pose } from './pose.ts'
import { onGround } from './figure.ts'

/** The mascots jump for joy, each in its way. */
export const cheer: Pose = {
  lumi: (f) =>
    onGround(
      [72, 152],
      [
        f.leg(-1, [-25, -4], 24),
        f.leg(1, [25, -4], -24),
        f.torso(),
        f.head({ turn: -5, mouth: 'sing' }),
        f.arm(-1, [-39, -56], [-52, -82], { kind: 'open', turn: -112 }),
        f.arm(1, [39, -56], [52, -82], { kind: 'open', turn: -68 }),
      ],
      { back: f.back(), scale: 0.97 },
    ),
  pado: (f) =>
    onGround(
      [69, 152],
      [
        f.leg(-1, [-20, -3], 26),
        f.leg(1, [13, 0], -6),
        f.torso(),
        f.head({ turn: 6, mouth: 'sing' }),
        f.arm(-1, [-33, -52], [-45, -68]),
        f.arm(1, [38, -70], [46, -98], { turn: -70 }),
      ],
      { back: f.back(), scale: 0.96, turn: 3 },
    ),
  dalbo: (f) =>
    onGround(
      [72, 153],
      [
        f.leg(-1, [-23, -1], 8),
        f.leg(1, [28, -5], -22),
        f.torso(),
        f.head({
          turn: -5,
          mouth: 'teeth',
          isGlad: true,
        }),
        f.arm(-1, [-50, -46], [-58, -64], { kind: 'open', turn: -104 }),
        f.arm(1, [52, -42], [60, -56], { kind: 'open', turn: -62 }),
      ],
      { back: f.back(), scale: 0.95, turn: -3 },
    ),
  moru: (f) =>
    onGround(
      [72, 153],
      [
        f.leg(-1, [-24, -3], 14),
        f.leg(1, [24, -3], -14),
        f.torso(),
        f.head({
          turn: 4,
          mouth: 'laugh',
          mouthBy: [0, 1],
          isGlad: true,
        }),
        f.arm(-1, [-46, -54], [-52, -80], { turn: -84 }),
        f.arm(1, [46, -54], [53, -84], { turn: -96 }),
      ],
      { back: f.back(), scale: 1.03 },
    ),
  byol: (f) =>
    onGround(
      [66, 152],
      [
        f.leg(-1, [-24, -14], 46, [-20, -26]),
        f.leg(1, [13, -2], -6),
        f.torso(),
        f.head({
          turn: -4,
          mouth: 'grin',
          isGlad: true,
        }),
        f.arm(-1, [-33, -54], [-23, -40], { turn: 20, isOver: true }),
        f.arm(1, [34, -74], [47, -102], { kind: 'open', turn: -64 }),
      ],
      { back: f.back(), scale: 0.97, turn: 4 },
    ),
  ipsae: (f) =>
    onGround(
      [72, 152],
      [
        f.leg(-1, [-12, -2], 6),
        f.leg(1, [18, -6], -28),
        f.torso(),
        f.head({ turn: 6, mouth: 'laugh' }),
        f.arm(-1, [-27, -36], [-35, -50], { kind: 'open', turn: -110 }),
        f.arm(1, [28, -36], [37, -50], { kind: 'open', turn: -66 }),
      ],
      { turn: 2 },
    ),
}
