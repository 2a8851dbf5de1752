import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { coral, weed } from '../parts/corals.ts'
import { fish } from '../parts/fish.ts'
import { bubbles } from '../parts/glass.ts'
import { lantern } from '../parts/lanterns.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { curve, group, many, path } from '../svg.ts'

const night = '#0b0924'
const colors = ['#2fa7a0', '#a79ce6', '#ff8a76', '#7468dd', '#8ad48f'] as const

/** A floor of sand from side to side: its height above the bottom, as shares of the picture, from left to right. */
function sand(a: Artist, heights: readonly number[], from: string, to: string): string {
  const points = heights.map(
    (height, nth) => [(a.w * nth) / (heights.length - 1), a.h * (1 - height)] as const,
  )
  return path(`${curve(points)}L${a.w} ${a.h}H0Z`, a.fade(from, to))
}

/** A garden of corals around (x, y), the tallest in its middle. */
function garden(
  a: Artist,
  x: number,
  y: number,
  width: number,
  tall: number,
  depth: number,
): string {
  return many(6, (nth) => {
    const side = ((nth + 0.5) / 6) * 2 - 1
    const color = mix(colors[(nth * 2) % colors.length] ?? night, '#16235a', depth)
    const size = tall * (1 - Math.abs(side) * 0.55)
    return (
      weed(
        a,
        x + side * width * 0.6 + size * 0.3,
        y + 6,
        size * 1.25,
        mix('#2f8f86', '#16235a', depth),
      ) + coral(a, x + side * width * 0.5, y + Math.abs(side) * 14, size, color)
    )
  })
}

/** The ground of the sea below the island, without water: it fades into what is above it. */
export function seabed(a: Artist): string {
  const at = (x: number, y: number) => [a.w * x, a.h * y] as const
  const sunken = group(lighthouse(a, a.w * 0.565, a.h * 0.86, a.h * 0.62), 'opacity=".28"')
  const far =
    sand(a, [0.5, 0.36, 0.24, 0.2, 0.26, 0.38, 0.54], '#1b2f6e', '#101a48') +
    garden(a, ...at(0.2, 0.7), a.w * 0.16, a.h * 0.26, 0.62) +
    garden(a, ...at(0.8, 0.66), a.w * 0.16, a.h * 0.26, 0.62)
  const near =
    garden(a, ...at(0.075, 0.78), a.w * 0.15, a.h * 0.5, 0.14) +
    garden(a, ...at(0.93, 0.78), a.w * 0.14, a.h * 0.56, 0.14) +
    garden(a, ...at(0.42, 0.95), a.w * 0.1, a.h * 0.2, 0.3) +
    sand(a, [0.3, 0.2, 0.12, 0.13, 0.1, 0.2, 0.3], '#17245c', night)
  const school = many(7, (nth) =>
    fish(a, a.w * (0.3 + nth * 0.022), a.h * (0.42 + 0.07 * (nth % 3)), 20, '#ffd66b'),
  )
  return (
    sunken +
    far +
    near +
    lantern(a, a.w * 0.3, a.h * 0.76, 17, '#ffc24b') +
    lantern(a, a.w * 0.66, a.h * 0.72, 22, '#ffc24b') +
    lantern(a, a.w * 0.71, a.h * 0.82, 13, '#ff9a7a') +
    school +
    fish(a, a.w * 0.76, a.h * 0.34, 46, '#ff8a76', true) +
    bubbles(a, 18)
  )
}
