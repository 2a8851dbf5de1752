import { darker, lighter, mix } from '../color.ts'
import { circle, ellipse, many, n, path, stroke } from '../svg.ts'

/** A head of fur or feathers in a square of 96, its middle at (48, 55): what is behind it, on it and before it. */
interface Head {
  behind?: (fur: string) => string
  face: (fur: string) => string
  /** True for a bird or a frog, whose mouth is its own. */
  hasOwnMouth?: boolean
  eyes?: readonly [dx: number, y: number, r: number]
  /** True if its eyes are where a cap would be. */
  hasNoCap?: boolean
}

const pale = (fur: string) => lighter(fur, 0.72)
const inner = (fur: string) => mix(lighter(fur, 0.4), '#ff9aa8', 0.6)
export const pair = (draw: (side: number) => string) => draw(-1) + draw(1)

const pointedEar = (fur: string, side: number, out: number, tall: number) =>
  path(
    `M${n(48 + side * 8)} 36L${n(48 + side * out)} ${n(tall)}Q${n(48 + side * (out + 6))} ${n(tall + 2)} ${n(48 + side * 28)} 52Z`,
    fur,
  ) +
  path(
    `M${n(48 + side * 14)} 36L${n(48 + side * (out + 0.5))} ${n(tall + 6)}Q${n(48 + side * (out + 2))} ${n(tall + 8)} ${n(48 + side * 24)} 44Z`,
    inner(fur),
  )

const roundEar = (fur: string, side: number, dx: number, y: number, r: number) =>
  circle(48 + side * dx, y, r, fur) + circle(48 + side * dx, y + 1, r * 0.58, inner(fur))

const muzzle = (fur: string, rx = 12, ry = 8.5) => ellipse([48, 65], [rx, ry], pale(fur))
const nose = (color = '#3a2440') => path('M44 60q4-2.6 8 0q-1 4-4 4t-4-4Z', color)

export const heads: readonly Head[] = [
  // A cat.
  {
    behind: (fur) => pair((side) => pointedEar(fur, side, 23, 20)),
    face: (fur) =>
      path(
        'M44 30h8l-1.5 9h-5ZM36 32l5-1 1 7ZM60 32l-5-1-1 7Z',
        darker(fur, 0.32),
        'opacity=".7"',
      ) +
      muzzle(fur, 11, 7) +
      nose('#e8788a') +
      stroke('M22 60l9 2M22 67l9-1M74 60l-9 2M74 67l-9-1', '#fffaf0', 1.2, 'opacity=".8"'),
  },
  // An otter.
  {
    behind: (fur) => pair((side) => roundEar(fur, side, 25, 38, 7)),
    face: (fur) =>
      path('M28 62Q30 46 48 50T68 62Q64 80 48 80T28 62Z', pale(fur)) +
      nose() +
      stroke('M30 66l-7 1M31 70l-6 3M66 66l7 1M65 70l6 3', darker(fur, 0.4), 1.1, 'opacity=".6"'),
  },
  // An owl.
  {
    behind: (fur) =>
      pair((side) =>
        path(
          `M${48 + side * 10} 34L${48 + side * 27} 21Q${48 + side * 30} 34 ${48 + side * 26} 46Z`,
          darker(fur, 0.2),
        ),
      ),
    face: (fur) =>
      pair(
        (side) =>
          circle(48 + side * 11.5, 53, 12.5, pale(fur)) +
          circle(
            48 + side * 11.5,
            53,
            12.5,
            'none',
            `stroke="${darker(fur, 0.3)}" stroke-width="1.2" opacity=".5"`,
          ),
      ) +
      path('M43.5 58Q48 55 52.5 58L48 67Z', '#ffab3e') +
      path(
        many(3, (nth) => `M${38 + nth * 8} 74q2 4 4 0`),
        'none',
        `stroke="${pale(fur)}" stroke-width="1.6" opacity=".8"`,
      ),
    hasOwnMouth: true,
    eyes: [11.5, 53, 5.2],
  },
  // A penguin.
  {
    face: (fur) =>
      path('M48 42C40 34 25 42 26 58C27 74 38 80 48 80S69 74 70 58C71 42 56 34 48 42Z', '#fffaf4') +
      path('M41 61Q48 57 55 61Q52 68 48 68T41 61Z', '#ffab3e') +
      path('M44 30q3-8 8-6q-3 2-2 7Z', fur),
    hasOwnMouth: true,
  },
  // A frog.
  {
    behind: (fur) => pair((side) => circle(48 + side * 14, 33, 11, fur)),
    face: (fur) =>
      pair((side) => circle(48 + side * 14, 33, 7.6, '#fffdf4')) +
      ellipse([48, 69], [19, 10], pale(fur), 'opacity=".7"') +
      stroke('M34 62Q48 74 62 62', '#3a2440', 2) +
      circle(45, 56, 1, darker(fur, 0.5)) +
      circle(51, 56, 1, darker(fur, 0.5)),
    hasOwnMouth: true,
    eyes: [14, 33, 4.6],
    hasNoCap: true,
  },
  // A sheep.
  {
    behind: (fur) =>
      pair((side) =>
        ellipse(
          [48 + side * 29, 54],
          [9, 5],
          mix('#c9987e', fur, 0.3),
          `transform="rotate(${side * 24} ${48 + side * 29} 54)"`,
        ),
      ) +
      many(9, (nth) => {
        const at = Math.PI * (0.9 + nth * 0.15)
        return circle(48 + Math.cos(at) * 24, 50 + Math.sin(at) * 20, 9.5, pale(fur))
      }),
    face: (fur) =>
      path('M30 46Q48 36 66 46Q69 80 48 80T30 46Z', mix('#f3cfae', fur, 0.16)) +
      many(4, (nth) => circle(36 + nth * 8, 40 + (nth % 3 === 0 ? 3 : 0), 7, pale(fur))) +
      nose('#8a5060'),
  },
  // A chick.
  {
    behind: (fur) => path('M48 32Q40 18 44 15Q48 18 48 24Q50 15 55 16Q57 22 50 32Z', fur),
    face: (fur) =>
      ellipse([48, 72], [17, 8], pale(fur), 'opacity=".6"') +
      path('M42 59Q48 55 54 59L48 67Z', '#ff8a4a') +
      stroke('M42.5 60Q48 62.5 53.5 60', '#c9602f', 1),
    hasOwnMouth: true,
  },
  // A seal.
  {
    face: (fur) =>
      ellipse([43, 65], [8, 7], pale(fur)) +
      ellipse([53, 65], [8, 7], pale(fur)) +
      nose() +
      path(
        'M37 64h1M38 68h1M59 64h-1M58 68h-1',
        'none',
        `stroke="${darker(fur, 0.5)}" stroke-width="1.6" stroke-linecap="round"`,
      ) +
      many(5, (nth) =>
        circle(
          [32, 62, 38, 56, 66][nth] ?? 48,
          [38, 36, 34, 32, 44][nth] ?? 36,
          1.8,
          darker(fur, 0.25),
          'opacity=".5"',
        ),
      ),
    eyes: [13, 55, 5],
  },
  // A hedgehog.
  {
    behind: (fur) =>
      path(
        many(17, (nth) => {
          const at = Math.PI * (0.86 + nth * 0.08)
          const [from, to] = [at - 0.12, at + 0.12]
          return `M${n(48 + Math.cos(from) * 24)} ${n(56 + Math.sin(from) * 24)}L${n(48 + Math.cos(at) * 37)} ${n(56 + Math.sin(at) * 36)}L${n(48 + Math.cos(to) * 24)} ${n(56 + Math.sin(to) * 24)}Z`
        }),
        darker(fur, 0.32),
      ),
    face: (fur) =>
      path('M26 60Q30 42 48 48T70 60Q68 80 48 80T26 60Z', '#ffe6cc') +
      nose() +
      path(
        'M36 36l3 7M48 32v8M60 36l-3 7',
        'none',
        `stroke="${darker(fur, 0.45)}" stroke-width="2" stroke-linecap="round"`,
      ),
  },
  // A deer.
  {
    behind: (fur) =>
      stroke('M38 34Q30 26 31 14M31 22L24 19M60 34Q68 26 67 14M67 22L73 19', '#b8804e', 3.4) +
      pair(
        (side) =>
          ellipse(
            [48 + side * 29, 43],
            [10, 5.5],
            fur,
            `transform="rotate(${side * -22} ${48 + side * 29} 43)"`,
          ) +
          ellipse(
            [48 + side * 29, 43],
            [6, 3],
            inner(fur),
            `transform="rotate(${side * -22} ${48 + side * 29} 43)"`,
          ),
      ),
    face: (fur) =>
      many(5, (nth) =>
        circle([40, 56, 48, 35, 61][nth] ?? 48, [36, 36, 33, 41, 41][nth] ?? 36, 1.7, '#fff6e4'),
      ) +
      muzzle(fur, 11, 9) +
      nose(),
  },
  // A red panda.
  {
    behind: (fur) =>
      pair(
        (side) =>
          roundEar(fur, side, 23, 33, 10) +
          circle(48 + side * 24, 31, 4.5, '#fffaf0', 'opacity=".7"'),
      ),
    face: () =>
      pair(
        (side) =>
          path(
            `M${48 + side * 5} 48Q${48 + side * 16} 38 ${48 + side * 24} 48Q${48 + side * 20} 44 ${48 + side * 7} 51Z`,
            '#fffaf0',
          ) +
          path(
            `M${48 + side * 11} 60Q${48 + side * 24} 58 ${48 + side * 25} 68Q${48 + side * 16} 74 ${48 + side * 10} 68Z`,
            '#fffaf0',
          ),
      ) +
      ellipse([48, 66], [10, 7], '#fffaf0') +
      nose(),
  },
  // A puppy.
  {
    behind: () => '',
    face: (fur) =>
      pair((side) =>
        path(
          `M${48 + side * 18} 32Q${48 + side * 38} 30 ${48 + side * 34} 58Q${48 + side * 28} 66 ${48 + side * 23} 54Q${48 + side * 22} 42 ${48 + side * 18} 32Z`,
          darker(fur, 0.34),
        ),
      ) +
      path('M44 30Q42 50 40 58Q48 64 56 58Q54 50 52 30Z', pale(fur), 'opacity=".85"') +
      muzzle(fur, 13, 9) +
      nose(),
  },
]
