import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { cloud, streaks } from '../parts/clouds.ts'
import type { Glyph } from '../parts/glyphs.ts'
import { farIslands, rocks } from '../parts/hills.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { darkLantern, lampPost, lantern } from '../parts/lanterns.ts'
import { beams, lighthouse } from '../parts/lighthouse.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, sparkles, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { ellipse, many, n, rect, stroke } from '../svg.ts'
import { gear } from './clock-face.ts'

/** Sky, sea and islands as a quiet ground for one thing. */
export function ground(a: Artist, at = 0.66): string {
  const horizon = a.h * at
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 90) +
    orb(a, a.w * 0.82, a.h * 0.24, a.u * 7, a.mood.stars > 0.4) +
    horizonLight(a, a.w * 0.5, horizon, 0.8) +
    streaks(a, a.h * 0.15, a.h * 0.55, 7) +
    farIslands(a, horizon, 4, 0.6) +
    sea(a, horizon) +
    glitter(a, a.w * 0.82, horizon, a.u * 12) +
    waves(a, horizon, 6)
  )
}

/** A scaffold of `floors` around something `w` wide, its foot at (x, y). */
function scaffold(
  a: Artist,
  x: number,
  y: number,
  w: number,
  tall: number,
  floors: number,
): string {
  const wood = mix(a.mood.ink, '#c98a5a', 0.62)
  const step = tall / floors
  const braces = many(floors, (nth) => {
    const foot = y - nth * step
    const side = nth % 2 === 0 ? -1 : 1
    return `M${n(x - (side * w) / 2)} ${n(foot)}L${n(x - side * w * 0.28)} ${n(foot - step)}`
  })
  return (
    stroke(braces, darker(wood, 0.3), a.u * 0.6) +
    stroke(
      `M${n(x - w / 2)} ${n(y)}V${n(y - tall - step * 0.3)}M${n(x + w / 2)} ${n(y)}V${n(y - tall - step * 0.3)}`,
      wood,
      a.u * 1.1,
    ) +
    many(floors, (nth) => {
      const foot = y - (nth + 1) * step
      return (
        rect(
          [x - w * 0.62, foot, w * 1.24, a.u * 1.5],
          a.u * 0.3,
          a.fade(lighter(wood, 0.3), darker(wood, 0.35)),
        ) +
        stroke(
          `M${n(x - w * 0.6)} ${n(foot + a.u * 0.2)}h${n(w * 1.2)}`,
          a.mood.lamp,
          a.u * 0.22,
          'opacity=".5"',
        )
      )
    })
  )
}

/** A crane by the water, whose load hangs at (load, low). */
function crane(a: Artist, x: number, y: number, top: number, load: number, low: number): string {
  const wood = mix(a.mood.ink, '#b8784c', 0.55)
  const far = load + (load - x) * 0.16
  const back = x - (load - x) * 0.3
  return (
    stroke(
      `M${n(x)} ${n(top - a.u * 7)}L${n(far)} ${n(top)}M${n(x)} ${n(top - a.u * 7)}L${n(back)} ${n(top + a.u)}`,
      a.mood.ink,
      a.u * 0.4,
    ) +
    stroke(
      `M${n(x - a.u * 3)} ${n(y)}L${n(x)} ${n(top - a.u * 7)}L${n(x + a.u * 3)} ${n(y)}`,
      wood,
      a.u * 1.4,
    ) +
    stroke(
      many(5, (nth) => {
        const t = 0.18 + nth * 0.16
        const [half, py] = [a.u * 3 * (1 - t), y + (top - y) * t]
        return `M${n(x - half)} ${n(py)}L${n(x + half * 0.8)} ${n(py - (y - top) * 0.13)}`
      }),
      darker(wood, 0.25),
      a.u * 0.6,
    ) +
    stroke(`M${n(back)} ${n(top + a.u)}L${n(far)} ${n(top)}`, lighter(wood, 0.12), a.u * 1.6) +
    rect(
      [Math.min(back, back + a.u) - a.u * 3, top + a.u * 0.5, a.u * 6, a.u * 5],
      a.u * 0.8,
      a.fade('#8a6a5a', '#3a2440'),
    ) +
    stroke(`M${n(load)} ${n(top)}V${n(low - a.u * 19)}`, a.mood.ink, a.u * 0.5) +
    stroke(
      `M${n(load - a.u * 9)} ${n(low - a.u * 8)}L${n(load)} ${n(low - a.u * 19)}L${n(load + a.u * 9)} ${n(low - a.u * 8)}`,
      '#f0cf9a',
      a.u * 0.45,
    ) +
    lantern(a, far, top + a.u * 0.6, a.u * 2.6)
  )
}

/** The lighthouse in its scaffold, and a tile on the crane: what is being mended by lamplight. */
export function workshop(a: Artist, variant = 0): string {
  const turned = variant % 2 === 1
  const x = (t: number) => a.w * (turned ? 1 - t : t)
  const metals = ['#c98a4a', '#b8685a', '#7f78b8', '#4f9a98']
  const color = tileColors[variant % 6] ?? '#8f83d8'
  const quay = a.h * 0.86
  const tall = a.h * 0.74
  const [load, low] = [x(0.43), a.h * 0.46]
  const floors = 4
  const lamps = [0, 1, 2, 3]
    .map((nth) =>
      lantern(
        a,
        x(0.76) + (nth % 2 === 0 ? -1 : 1) * a.u * 15.5,
        quay - (nth + 1) * ((tall * 0.7) / floors) + a.u * 1.4,
        a.u * 2.5,
      ),
    )
    .join('')
  const planks = many(
    18,
    (nth) =>
      `M${n((nth / 17) * a.w)} ${n(quay + a.u * 2.4)}l${n((nth - 8.5) * a.u * 0.9)} ${n(a.h * 0.16)}`,
  )
  return (
    ground(a, 0.72) +
    a.glow(x(0.76), quay - tall * 0.5, a.u * 58, a.mood.lamp, 0.55) +
    beams(a, x(0.76), quay - tall * 0.86, a.w * 0.6, turned ? 12 : -12) +
    lighthouse(a, x(0.76), quay + a.u, tall) +
    scaffold(a, x(0.76), quay + a.u, a.u * 25, tall * 0.7, floors) +
    lamps +
    crane(a, x(0.15), quay + a.u, a.h * 0.15, load, low) +
    gear(a, x(0.15), quay - a.u * 7, a.u * 7.5, metals[variant % 4] ?? '#c98a4a', 6) +
    gear(
      a,
      x(0.15) + (turned ? -1 : 1) * a.u * 11,
      quay - a.u * 4,
      a.u * 5,
      metals[(variant + 1) % 4] ?? '#c98a4a',
      14,
    ) +
    a.glow(load, low, a.u * 34, lighter(color, 0.4), 0.7) +
    tile(a, load, low, a.u * 23, color, tileGlyphs[variant % 6], turned ? 6 : -6) +
    rect([0, quay, a.w, a.h], 0, a.fade(mix('#a8705c', a.mood.ink, 0.25), a.mood.ink)) +
    stroke(planks, a.mood.ink, a.u * 0.4, 'opacity=".5"') +
    rect([0, quay - a.u * 0.4, a.w, a.u * 1.6], 0, mix('#e9b487', a.mood.land[0], 0.3)) +
    keeperLantern(a, x(0.56), quay + a.u * 4, a.u * 13) +
    sparkles(
      a,
      6,
      [load - a.u * 16, load + a.u * 16],
      [low - a.u * 15, low + a.u * 15],
      [0.8, 1.8],
      '#fffbe6',
    )
  )
}

/** One glyph on a great tile over the sea, small tiles around it. */
export function bigTile(a: Artist, glyph: Glyph, color: string, around = 7): string {
  const [cx, cy, s] = [a.w * 0.5, a.h * 0.46, Math.min(a.h * 0.5, a.w * 0.36)]
  return (
    ground(a, 0.74) +
    a.glow(cx, cy, s * 1.7, a.mood.lamp, 0.6) +
    ellipse([cx, a.h * 0.87], [s * 0.7, s * 0.07], a.mood.ink, 'opacity=".35"') +
    many(around, (nth) => {
      const at = (nth / around) * Math.PI * 2 + 0.4
      return tile(
        a,
        cx + Math.cos(at) * s * 1.15,
        cy + Math.sin(at) * s * 0.62,
        s * a.range(0.13, 0.22),
        tileColors[nth % 6] ?? '#fff',
        tileGlyphs[nth % 6],
        a.range(-28, 28),
      )
    }) +
    tile(a, cx, cy, s, color, glyph, -5) +
    sparkles(a, 7, [cx - s, cx + s], [cy - s * 0.8, cy + s * 0.8], [0.8, 2])
  )
}

/** A fork in the weather: a broken lamp, a line that flickers. */
export function flicker(a: Artist, variant = 0): string {
  const lamps = many(7, (nth) => {
    const [x, y] = [a.w * (0.08 + nth * 0.14), a.h * (0.18 + 0.1 * Math.sin(nth * 0.9 + variant))]
    return (
      stroke(`M${n(x)} 0V${n(y)}`, a.mood.ink, a.u * 0.35) +
      ((nth + variant) % 3 === 1 ? darkLantern(a, x, y, a.u * 4.2) : lantern(a, x, y, a.u * 4.2))
    )
  })
  return (
    ground(a, 0.7) +
    many(4, (nth) =>
      cloud(a, a.w * (0.1 + nth * 0.28), a.h * (0.5 + 0.06 * (nth % 2)), a.u * 24, 0.5),
    ) +
    lamps +
    rocks(a, a.w * 0.16, a.h * 1.01, a.w * 0.3, a.u * 10, 5) +
    lampPost(a, a.w * (variant % 2 === 0 ? 0.74 : 0.34), a.h * 1.02, a.u * 42) +
    rocks(a, a.w * 0.86, a.h * 1.01, a.w * 0.26, a.u * 8, 5)
  )
}
