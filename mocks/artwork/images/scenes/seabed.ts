import { toned, type Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { coral, weed } from '../parts/corals.ts'
import { fish } from '../parts/fish.ts'
import { lantern } from '../parts/lanterns.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { glyphAt } from '../parts/tiles.ts'
import { circle, ellipse, group, many, n, path, placed, stroke } from '../svg.ts'

/**
 * The colors at the surface of the water, far down in it, and of the ground at the lower edge
 * (`site-footer.module.css`).
 */
const surface = '#0f2757'
const deep = '#24509a'
const ground = '#15123f'

const colors = ['#2fa7a0', '#ff8a76', '#a79ce6', '#8ad48f', '#7468dd', '#ffb27a'] as const

/** The height of a dune at a position of the image. */
type Crest = (x: number) => number

/** A level with mounds: each has its middle, its height and its width. */
const mounds =
  (level: number, ...all: (readonly [x: number, tall: number, wide: number])[]): Crest =>
  (x) =>
    all.reduce(
      (y, [middle, tall, wide]) => y - tall * Math.exp(-(((x - middle) / wide) ** 2)),
      level,
    )

/** A line along a crest from side to side. */
function ridge(a: Artist, crest: Crest): string {
  const step = a.w / 40
  const parts = Array.from({ length: 40 }, (_, nth) => {
    const [x, next] = [step * (nth + 0.5), step * (nth + 1)]
    return `Q${n(x)} ${n(2 * crest(x) - (crest(x - step / 2) + crest(next)) / 2)} ${n(next)} ${n(crest(next))}`
  })
  return `M0 ${n(crest(0))}${parts.join('')}`
}

/** A dune down to the lower edge, with light on its crest. It covers the feet of what grows behind it. */
function dune(a: Artist, crest: Crest, from: string, to: string): string {
  const line = ridge(a, crest)
  const fill = a.linear([
    [0, from],
    [0.8, to],
    [1, to],
  ])
  return path(`${line}V${a.h}H0Z`, fill) + stroke(line, lighter(from, 0.3), 2, 'opacity=".4"')
}

/** Corals and weeds on a crest around `x`, the tallest in their middle. */
function garden(
  a: Artist,
  crest: Crest,
  [x, wide, tall]: readonly [x: number, wide: number, tall: number],
  depth: number,
  count = 7,
): string {
  // From the middle to the sides, left and right in turn.
  return many(count, (nth) => {
    const step = count % 2 === 0 ? Math.floor(nth / 2) * 2 + 1 : Math.ceil(nth / 2) * 2
    const side = ((nth + count) % 2 === 0 ? -step : step) / count
    const color = mix(colors[nth % colors.length] ?? deep, deep, depth)
    const size = tall * (1 - Math.abs(side) * 0.6)
    const [px, leaf] = [x + side * wide, x + side * wide + size * 0.3]
    return (
      weed(a, leaf, crest(leaf) + 8, size * 1.3, mix('#2f8f86', deep, depth)) +
      coral(a, px, crest(px) + size * 0.07, size, color)
    )
  })
}

/** Rocks in a heap, which hold up what stands on them. */
function rocks(a: Artist, x: number, y: number, wide: number, color: string): string {
  return many(7, (nth) => {
    const side = ((nth * 3) % 7) / 3 - 1
    const r = wide * (0.34 - Math.abs(side) * 0.14)
    return ellipse(
      [x + side * wide * 0.8, y + r * 0.2],
      [r * 1.2, r * 0.8],
      a.fade(lighter(color, 0.16 + 0.03 * (nth % 3)), darker(color, 0.3)),
    )
  })
}

/** Light that falls in from the surface. */
const shafts = (a: Artist) =>
  many(6, (nth) => {
    const [x, wide] = [a.w * (0.06 + nth * 0.17), a.range(40, 110)]
    const fill = a.linear([
      [0.12, '#9fd0ff', 0],
      [0.45, '#9fd0ff', 0.13],
      [1, '#9fd0ff', 0],
    ])
    return path(`M${n(x)} 0h${n(wide)}l-90 ${n(a.h * 0.7)}h${n(-wide * 1.7)}Z`, fill)
  })

/** A thing that lies on the ground, with its shadow. */
const lying = (thing: string, x: number, y: number, wide: number, turn: number) =>
  ellipse([x, y + wide * 0.3], [wide * 0.62, wide * 0.16], '#0b0924', 'opacity=".5"') +
  placed(thing, x, y, 1, turn)

/**
 * The bottom of the sea below the island: from the waves, above which it is transparent, down to a ground of one color.
 * A phone sees its middle.
 */
export function seabed(a: Artist): string {
  const far = mounds(232, [60, 60, 420], [1120, 40, 260], [1880, 66, 430])
  const mid = mounds(268, [90, 52, 330], [770, 34, 210], [1770, 60, 360], [1330, 16, 160])
  const near = mounds(306, [0, 42, 300], [1010, 14, 240], [1920, 48, 340])
  const hazy = toned(a, { ...a.mood, haze: deep })
  const waves = `M0 26C160 4 330 2 560 18s420 22 640 4 480-24 720 10V${a.h}H0Z`
  const [x, y] = [1120, far(1120) + 6]
  const tall = 158
  const lamp = [x - 14, y - tall * 0.86] as const
  return (
    path(waves, a.fade(surface, deep)) +
    group(
      shafts(a) + group(beams(a, ...lamp, 620, 4), 'opacity=".5"'),
      `clip-path="${a.clip(path(waves, '#fff'))}"`,
    ) +
    garden(a, far, [470, 170, 60], 0.66, 5) +
    garden(a, far, [1480, 150, 70], 0.62, 4) +
    placed(lighthouse(hazy, 0, 0, tall, 0.3), x, y, 1, -6) +
    rocks(a, x, y - 8, 46, '#3a5aa4') +
    dune(a, far, '#2a4d97', '#1c2f74') +
    garden(a, mid, [200, 170, 108], 0.3, 5) +
    garden(a, mid, [770, 110, 96], 0.24, 6) +
    garden(a, mid, [1660, 160, 122], 0.3, 5) +
    garden(a, mid, [1330, 60, 60], 0.34, 4) +
    dune(a, mid, '#26377f', '#1a1c58') +
    garden(a, near, [70, 160, 136], 0.04, 6) +
    garden(a, near, [960, 56, 54], 0.1, 4) +
    garden(a, near, [1850, 160, 146], 0.04, 6) +
    dune(a, near, '#2a2a70', ground) +
    lantern(a, 590, near(590) - 30, 13, '#ffc24b') +
    lantern(a, 1210, near(1210) - 44, 18, '#ffc24b') +
    lantern(a, 1252, near(1252) - 24, 11, '#ff9a7a') +
    lying(glyphAt('shell', 0, 0, 22, '#ff9a8a'), 700, near(700) + 10, 22, -18) +
    lying(glyphAt('star', 0, 0, 24, '#ffc24b'), 1080, near(1080) + 14, 22, 14) +
    lying(glyphAt('star', 0, 0, 20, '#ff8a76'), 330, near(330) + 14, 20, -12) +
    lying(glyphAt('shell', 0, 0, 26, '#b9a4ff'), 1560, near(1560) + 12, 26, 12) +
    many(6, (nth) => fish(a, 560 + nth * 34, 96 + 24 * ((nth * 2) % 3), 22, '#ffd66b')) +
    fish(a, 1390, 120, 44, '#ff8a76', true) +
    fish(a, 330, 92, 34, '#8fd8d2') +
    many(14, () => {
      const r = a.range(2, 6)
      const [bx, by] = [a.range(0, a.w), a.range(60, 250)]
      return (
        circle(bx, by, r, '#ffffff', 'opacity=".16"') +
        circle(bx - r * 0.3, by - r * 0.3, r * 0.25, '#ffffff', 'opacity=".7"')
      )
    })
  )
}
