import { circle, ellipse, path, placed, stroke } from '../svg.ts'
import { asleep } from './dalbo.ts'
import { figure, onGround, type Figure } from './figure.ts'
import { solid } from './solid.ts'
import type { Pose } from './pose.ts'

const soles = (f: Figure, apart: number) => [f.sole([-apart, -14], -14), f.sole([apart, -14], 14)]

function lantern(f: Figure): string {
  return (
    f.solid('M-10-42H10Q22-27 10-12H-10Q-22-27-10-42z', '#ef5a48', 0.5) +
    stroke('M-4.500-41q-6 14 0 28M4.500-41q6 14 0 28', '#ffe6a8', 1.6) +
    path('M-9-46H9v5H-9zM-9-13H9v5H-9z', '#5a2f4a')
  )
}

const book =
  path('M-38-42q21-6 38 3 17-9 38-3v26q-21-5-38 3-17-8-38-3z', '#b8443a') +
  path('M-35-45q19-5 35 4 16-9 35-4v25q-19-4-35 4-16-8-35-4z', '#fff8e8') +
  stroke('M0-41v24M-28-38q10-1 20 3M-28-32q10-1 20 3M8-35q10-4 20-3M8-29q10-4 20-3', '#cdbfa6', 1.4)

const bowl = (f: Figure) =>
  f.solid('M-24-38H24Q24-14 0-14T-24-38z', '#fff6ea', 0.45) +
  ellipse([0, -38], [24, 5.5], '#e8d6bd') +
  ellipse([0, -37.5], [20.5, 3.9], '#ff9d4a')

const seedling = (f: Figure) =>
  stroke('M0-30v-12', '#3f8a52', 2.4) +
  stroke('M-5.200-46v.1M5.200-46v.1M-3.200-40v.1M3.200-40v.1M0-49.500v.1', '#ffb9c4', 7) +
  circle(0, -44, 3, '#ffe6a8') +
  f.solid('M-15-29H15L11-9H-11z', '#e07a4f', 0.35) +
  path('M-17-33H17v7H-17z', '#f09468')

const sparkle =
  path(
    'M0-19l5.500 12 13 1.500-9.700 8.900 2.600 13L0 9.900l-11.400 6.500 2.600-13-9.700-8.900 13-1.500z',
    '#ffc84f',
    'stroke="#ffb52e" stroke-width="3" stroke-linejoin="round"',
  ) + path('M0-15l4 10 10 1-6 5L0-2z', '#fff6d8', 'opacity=".8"')

/** The mascots at rest. */
export const rest: Pose = {
  /** Looks after a lantern. */
  lumi: (f, a) =>
    onGround(
      [72, 158],
      [
        f.torso(),
        f.head({ turn: 4, look: [0, 0.8] }),
        f.arm(-1, [-31, -31], [-22, -25], 'hidden'),
        f.arm(1, [31, -31], [22, -25], 'hidden'),
        a.glow(0, -28, 26, '#ffc24b', 0.9) + lantern(f),
        f.paw([-22, -25], 16, { isOver: true }),
        f.paw([22, -25], 164, { flip: true, isOver: true }),
        ...soles(f, 23),
      ],
      { back: f.back(), scale: 0.94 },
    ),
  /** Reads. */
  pado: (f) =>
    onGround(
      [69, 158],
      [
        f.torso(),
        f.head({ turn: -4, mouth: 'cat', look: [0, 1] }),
        book,
        f.arm(-1, [-33, -44], [-40, -32], { turn: 14, isOver: true }),
        f.arm(1, [33, -44], [40, -32], { turn: 166, isOver: true }),
        ...soles(f, 20),
      ],
      { back: f.back(), scale: 0.94 },
    ),
  /** Sleeps. */
  dalbo: (_, a) => {
    const f = figure(a, asleep)
    return onGround(
      [73, 158],
      [
        f.solid('M-28-1C-26-42-6-60 24-60C54-60 71-40 71-17C71-6 66-1 58-1z', '#9488dc', 0.8),
        solid(a, 'M-12-1C-18-34 0-61 26-61C56-61 71-40 71-15C71-5 66-1 58-1z', '#4a42a6', {
          shade: '#220c66',
          marks:
            path(
              'M42-42a8.500 8.500 0 1 0 5.500 11.500 7.500 7.500 0 0 1-5.500-11.500z',
              '#ffc24b',
            ) + stroke('M20-46v.1M57-38v.1M25-18v.1M52-14v.1M32-54v.1', '#ffe6a8', 2.6),
        }),
        stroke('M-8-3h62q13 0 13-12', '#7a70d6', 4),
        f.head({ at: [-24, 50], turn: -8, eyes: 'shut', mouth: 'cat' }),
        f.solid(
          'M4-9C4-14 8-16 13-16S23-14 23-8C23-3 19-1 13-1S4-3 4-9z',
          '#bdb3f2',
          0.35,
          stroke('M19-3v-3.500M14.500-2.500v-3.500', '#452394', 1.1, 'opacity=".5"'),
        ),
      ],
      { scale: 0.94 },
    )
  },
  /** Eats soup. */
  moru: (f) =>
    onGround(
      [71, 158],
      [
        f.torso(),
        f.head({ turn: -4, mouth: 'laugh', mouthBy: [0, 1] }),
        bowl(f),
        stroke('M49-62L55-80', '#c98a45', 3.4),
        ellipse([57, -85], [5.2, 7.2], '#d9a05a', 'transform="rotate(20 57 -85)"'),
        f.arm(-1, [-42, -38], [-31, -30], { turn: -6, isOver: true }),
        f.arm(1, [42, -44], [48, -58], { turn: -80 }),
        ...soles(f, 24),
      ],
      { back: f.back(), scale: 0.98 },
    ),
  /** Shows a star. */
  byol: (f, a) =>
    onGround(
      [64, 158],
      [
        f.torso(),
        f.head({ turn: 6, mouth: 'lip', look: [1, -1] }),
        a.glow(54, -108, 20, '#ffc24b', 1) + placed(sparkle, 54, -104),
        f.arm(1, [36, -64], [50, -88], { turn: -74 }),
        f.arm(-1, [-31, -46], [-36, -26], { turn: 96, flip: true }),
        f.sole([-22, -14], -14),
        f.sole([7, -14], 6),
      ],
      { back: f.back(), scale: 0.96 },
    ),
  /** Looks after a seedling. */
  ipsae: (f) =>
    onGround(
      [72, 158],
      [
        f.torso(),
        f.head({ turn: -6, at: [0, -6], look: [0, 1], mouth: 'smile' }),
        f.arm(-1, [-27, -25], [-19, -18], 'hidden'),
        f.arm(1, [27, -25], [19, -18], 'hidden'),
        seedling(f),
        f.paw([-19, -18], 8, { isOver: true }),
        f.paw([19, -18], 172, { flip: true, isOver: true }),
        ...soles(f, 21),
      ],
      { scale: 1.02 },
    ),
}
