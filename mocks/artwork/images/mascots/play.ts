import { circle, ellipse, path, placed, stroke } from '../svg.ts'
import type { Artist } from '../artist.ts'
import { awake } from './dalbo.ts'
import { figure, onGround, type Figure } from './figure.ts'
import type { Pose } from './pose.ts'

const feet = (f: Figure, apart: number) => [f.leg(-1, [-apart, -6]), f.leg(1, [apart, -6])]

/** Five points around the origin. */
const star = 'M1-23l7 14 16 2-12 11 4 16L1 12l-15 8 4-16L-22-7l16-2z'

function microphone(f: Figure): string {
  return (
    ellipse([-28, -2.5], [15, 4], '#6a68ad') +
    ellipse([-28, -3.5], [15, 3.6], '#8a88cc') +
    stroke('M-27-4L-13-50', '#b5b2e4', 3.4) +
    stroke('M-13-49l3.200-11', '#4b4990', 8) +
    f.solid('M-16.500-64a8 8 0 1 1 16 0a8 8 0 0 1-16 0z', '#e0deF4', 0.3) +
    stroke('M-16-60.500q6.500 5 14 1.500', '#ffc24b', 1.8)
  )
}

/** A small piano that hangs from a shoulder. */
function piano(f: Figure): string {
  return (
    f.solid(
      'M-36-11H36Q40-11 40-7V8Q40 12 36 12H-36Q-40 12-40 8V-7Q-40-11-36-11z',
      '#4a43b0',
      0.45,
    ) +
    path('M-25-7.500H36V8.500H-25z', '#fffdf5') +
    stroke(
      'M-16.300-7.500v16M-7.600-7.500v16M1.100-7.500v16M9.800-7.500v16M18.500-7.500v16M27.200-7.500v16',
      '#a9a3cf',
      1,
    ) +
    path(
      'M-19-7.500h5.400v9h-5.400zM-10.300-7.500h5.400v9h-5.400zM7.100-7.500h5.400v9h-5.400zM15.800-7.500h5.400v9h-5.400zM24.500-7.500h5.400v9h-5.400z',
      '#241a4d',
    ) +
    path('M-31.500-5a6 6 0 1 0 3.400 9.300 5.200 5.200 0 0 1-3.400-9.300z', '#ffc24b')
  )
}

function drum(f: Figure): string {
  return (
    f.solid('M-33-38V-10C-33-4-19 1 0 1S33-4 33-10V-38z', '#5a4cc0', 0.7) +
    stroke('M-32-33l9 26 10-20 10 24 10-24 10 23 9-22 6 14', '#fff3d0', 2) +
    stroke('M-31.500-10c2 5.500 15 9.500 31.500 9.500s29.500-4 31.500-9.500', '#ffc24b', 3.2) +
    ellipse([0, -38], [34, 10.5], '#ffc24b') +
    ellipse([0, -39.2], [30.5, 8.4], '#fff6e4') +
    ellipse([-8, -37], [9, 2.8], '#e3d3bd')
  )
}

const guitar =
  path('M8-4h64v8H8z', '#8a4a2b') +
  path('M70-6.500l13-3 3 12-14 4z', '#b5652f') +
  path(
    star,
    '#d97f1a',
    'stroke="#d97f1a" stroke-width="5" stroke-linejoin="round" transform="translate(1 1.200)"',
  ) +
  path(star, '#ffc24b', 'stroke="#ffc24b" stroke-width="4" stroke-linejoin="round"') +
  path('M-9 4h17l3 6-10-3-8 4z', '#fff3d0') +
  stroke('M-9-3v6', '#7c2145', 3.5) +
  stroke('M-9-1.500h78M-9 1.500h78', '#fff', 0.8) +
  stroke('M30-4v8M40-4v8M50-4v8M60-4v8', '#ffe6a8', 1.2)

const flute = (a: Artist) =>
  stroke('M-14 0H58', '#9c5a20', 7.2) +
  stroke('M-14-.3H58', '#f0bd6a', 5.2) +
  stroke('M-12-1.700H56', '#fff3d0', 1.3) +
  stroke('M18 .3v.1M28 .3v.1M38 .3v.1M48 .3v.1', '#7a4518', 2.4) +
  a.glow(-14, 0, 6, '#fff3d0', 0.5)

/** The mascots make music. */
export const play: Pose = {
  /** Conducts. */
  lumi: (f, a) =>
    onGround(
      [72, 156.5],
      [
        ...feet(f, 13),
        f.torso(),
        f.head({ turn: 4, mouth: 'sing', look: [1, 0] }),
        f.arm(-1, [-36, -44], [-45, -60], { kind: 'open', turn: -118 }),
        a.glow(58, -120, 13, '#ffc24b', 1) +
          stroke('M48-72L58-111', '#c98a45', 3) +
          path(
            'M59-132l3.200 9 9 3.200-9 3.200-3.200 9-3.200-9-9-3.200 9-3.200z',
            '#fff8e0',
            'stroke="#ffb52e" stroke-width="1.8" stroke-linejoin="round"',
          ),
        f.arm(1, [37, -46], [47, -70], { turn: -78 }),
      ],
      { back: f.back() },
    ),
  /** Sings. */
  pado: (f) =>
    onGround(
      [68, 156.5],
      [
        ...feet(f, 11),
        f.torso(),
        f.head({ turn: -6, mouth: 'sing', at: [1, 0] }),
        f.arm(1, [37, -52], [50, -68], { turn: -48 }),
        f.arm(-1, [-31, -44], [-24, -32], 'hidden'),
        microphone(f),
        f.paw([-24, -32], -18, { isOver: true }),
      ],
      { back: f.back() },
    ),
  /** Plays a small piano with one paw and greets with the other. */
  dalbo: (_, a) => {
    const f = figure(a, awake)
    return onGround(
      [72, 153],
      [
        f.leg(-1, [-27, -2.5], 6),
        f.leg(1, [27, -2.5], -6),
        f.torso(),
        stroke('M-31-50Q-30-26-8-14', '#ffc24b', 4),
        f.head({ turn: -4, mouth: 'teeth', isGlad: true }),
        placed(piano(f), 23, -25, 0.94, -30),
        f.arm(1, [59, -41], [47, -30], { kind: 'press', turn: 186, isOver: true }),
        f.arm(-1, [-50, -46], [-58, -64], { kind: 'open', turn: -104 }),
      ],
      { back: f.back() },
    )
  },
  /** Plays the drum. */
  moru: (f) =>
    onGround(
      [71, 156.5],
      [
        ...feet(f, 16),
        f.torso(),
        f.head({ turn: -4, mouth: 'laugh', mouthBy: [0, 1], at: [0, -1], isGlad: true }),
        f.arm(1, [46, -50], [50, -70], { turn: -88 }),
        // The fingers are around the stick.
        stroke('M46.500-66L58-112', '#c98a45', 3.6) +
          circle(58.5, -115, 4.4, '#eba94f') +
          circle(57.6, -116, 2.6, '#fbdc9c') +
          f.solid(
            'M44-83Q50-87.500 57-84Q60-80.500 57.500-76Q50-71.500 44-75Q41.500-79 44-83z',
            '#ff9d88',
            0.3,
            stroke('M47-79.500l9 .2', '#8c2f3a', 1.1, 'opacity=".5"'),
          ),
        f.arm(-1, [-41, -42], [-45, -55], 'hidden'),
        drum(f),
        stroke('M-38-58L-13-43', '#c98a45', 3.6) + circle(-11, -41.5, 4.2, '#eac07a'),
        f.paw([-45, -55], -24, { isOver: true }),
      ],
      { back: f.back() },
    ),
  /** Plays the guitar. */
  byol: (f) =>
    onGround(
      [66, 156.5],
      [
        f.leg(-1, [-14, -5.5], 4),
        f.leg(1, [14, -5.5], -4),
        f.torso(),
        f.head({ turn: 5, mouth: 'grin', at: [0, 3], isGlad: true }),
        f.arm(1, [29, -50], [40, -47], 'hidden'),
        f.arm(-1, [-31, -46], [-25, -32], 'hidden'),
        placed(guitar, -11, -30, 1, -22),
        f.paw([37, -49], -40, { flip: true, isOver: true }),
        f.paw([-25, -32], 24, { isOver: true }),
      ],
      { back: f.back() },
    ),
  /** Plays the flute. */
  ipsae: (f, a) =>
    onGround(
      [68, 156.5],
      [
        ...feet(f, 10),
        f.torso(),
        f.head({ turn: -5, mouth: 'lip', at: [0, 0], look: [1, 1.5] }),
        placed(flute(a), 9, -50.5, 0.92, 8),
        f.arm(-1, [-19, -23], [3, -37], { turn: -62, isOver: true }),
        f.arm(1, [27, -27], [36, -38], { turn: -84, isOver: true }),
        stroke('M54-76V-100', '#5fbf70', 2.6) +
          ellipse([50, -75], [5, 4], '#5fbf70') +
          path('M53.500-101q1 11 12 12 2-12-12-12z', '#8ad48f'),
      ],
      { scale: 1.05 },
    ),
}
