import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { cloud, streaks } from '../parts/clouds.ts'
import type { Glyph } from '../parts/glyphs.ts'
import { farIslands, rocks } from '../parts/hills.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { lampPost, lantern } from '../parts/lanterns.ts'
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

/** Wheels and a tile that is being mended by lamplight. */
export function workshop(a: Artist, variant = 0): string {
  const turned = variant % 2 === 1
  const x = (t: number) => a.w * (turned ? 1 - t : t)
  const metals = ['#c98a4a', '#b8685a', '#7f78b8', '#4f9a98']
  const color = tileColors[variant % 6] ?? '#8f83d8'
  return (
    ground(a, 0.72) +
    gear(a, x(0.24), a.h * 0.42, a.u * 21, metals[variant % 4] ?? '#c98a4a', 6) +
    gear(a, x(0.47), a.h * 0.7, a.u * 13, metals[(variant + 1) % 4] ?? '#c98a4a', 14) +
    gear(a, x(0.08), a.h * 0.86, a.u * 12, metals[(variant + 2) % 4] ?? '#c98a4a', 3) +
    a.glow(x(0.72), a.h * 0.5, a.u * 42, a.mood.lamp, 0.6) +
    stroke(
      `M${n(x(0.58))} ${n(a.h * 0.92)}V${n(a.h * 0.2)}M${n(x(0.88))} ${n(a.h * 0.92)}V${n(a.h * 0.2)}M${n(x(0.55))} ${n(a.h * 0.24)}H${n(x(0.91))}M${n(x(0.55))} ${n(a.h * 0.76)}H${n(x(0.91))}`,
      mix(a.mood.ink, '#a8704c', 0.5),
      a.u * 2,
    ) +
    stroke(`M${n(x(0.73))} ${n(a.h * 0.24)}V${n(a.h * 0.36)}`, a.mood.ink, a.u * 0.7) +
    tile(a, x(0.73), a.h * 0.53, a.u * 25, color, tileGlyphs[variant % 6], turned ? 7 : -7) +
    lantern(a, x(0.6), a.h * 0.26, a.u * 4) +
    lantern(a, x(0.86), a.h * 0.26, a.u * 3.4) +
    rect([0, a.h * 0.92, a.w, a.h], 0, a.fade('#8a5a50', a.mood.ink)) +
    keeperLantern(a, x(0.5), a.h * 0.98, a.u * 17) +
    sparkles(
      a,
      6,
      [x(0.73) - a.u * 16, x(0.73) + a.u * 16],
      [a.h * 0.5 - a.u * 16, a.h * 0.5 + a.u * 16],
      [0.8, 1.8],
    )
  )
}

/** One sign on a great tile over the sea, small tiles around it. */
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
      ((nth + variant) % 3 === 1
        ? ellipse([x, y + a.u * 5], [a.u * 4.2, a.u * 4], mix(a.mood.wall[1], a.mood.ink, 0.35)) +
          rect([x - a.u * 1.5, y + a.u * 0.4, a.u * 3, a.u * 0.9], a.u * 0.3, a.mood.ink)
        : lantern(a, x, y, a.u * 4.2))
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
