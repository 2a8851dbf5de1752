import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { aurora, galaxy } from '../parts/aurora.ts'
import { cloudBank } from '../parts/clouds.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { mountains } from '../parts/mountains.ts'
import { flag } from '../parts/prizes.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { lightSticks } from '../parts/show.ts'
import { horizonLight, sky, sparkles, stars } from '../parts/sky.ts'
import { tileColors, tileGlyphs } from '../parts/tiles.ts'
import { circle, many, n, stroke } from '../svg.ts'

const colors = ['#ffc24b', '#ff8fa6', '#a99bff', '#5fe0d0', '#8fc4ff']

/** A tower of tiles with lanterns and a flag. */
function tower(a: Artist, cx: number, foot: number, floors: number, edge: number, turn: number) {
  const rise = edge * 0.6
  return (
    many(floors, (nth) => {
      const s = edge * (1.3 - nth * 0.14)
      const y = foot - (nth + 1) * rise
      const color = mix(tileColors[(nth * 2 + turn) % 6] ?? '#8f83d8', a.mood.ink, 0.24)
      const glyph = tileGlyphs[(nth + turn) % 6]
      const top = nth === floors - 1
      return (
        flatTile(a, cx, y, s, rise, color, top ? glyph : undefined) +
        [-1, 1].map((side) => lantern(a, cx + side * s * 0.82, y + s * 0.1, edge * 0.1)).join('')
      )
    }) +
    flag(a, cx, foot - floors * rise, edge * 1.2, colors[turn % 5] ?? '#ffc24b', turn % 2 === 0)
  )
}

/**
 * A stage upon the sea: a ring of light in the middle, which is free for the best, and towers of tiles at its sides.
 */
export function arena(a: Artist, variant = 0): string {
  const horizon = a.h * 0.7
  const [cx, cy] = [a.w / 2, a.h * 0.46]
  const r = a.h * 0.4
  const rings = [1, 0.84, 0.68].map((t, nth) =>
    stroke(
      `M${n(cx - r * t)} ${n(cy)}A${n(r * t)} ${n(r * t)} 0 1 1 ${n(cx - r * t)} ${n(cy + 0.1)}`,
      lighter(colors[(nth + variant) % 5] ?? '#ffffff', 0.35),
      a.u * (0.6 - 0.16 * nth),
      `opacity="${0.8 - nth * 0.25}"`,
    ),
  )
  const lamps = many(40, (nth) => {
    const turn = (nth / 40) * Math.PI * 2
    return a.glow(cx + Math.cos(turn) * r, cy + Math.sin(turn) * r, a.u * 1.3, '#fff3cf', 0.9)
  })
  const light = a.radial([
    [0, lighter(a.mood.orb, 0.3), 0.5],
    [0.7, a.mood.light, 0.26],
    [1, a.mood.light, 0.1],
  ])
  const [near, far] = [a.u * 7.6, a.u * 5.4]
  return (
    sky(a, horizon) +
    stars(a, horizon, 70) +
    (variant % 2 === 0 ? galaxy(a, horizon) : aurora(a, horizon * 0.9)) +
    a.glow(cx, cy, r * 2.4, a.mood.light, 0.5) +
    horizonLight(a, cx, horizon, 0.8) +
    mountains(a, horizon, a.u * 12, 0.45, 7) +
    cloudBank(a, horizon, 0.3, 8) +
    sea(a, horizon) +
    circle(cx, cy, r, light) +
    rings.join('') +
    lamps +
    glitter(a, cx, horizon, a.w * 0.2, lighter(a.mood.lamp, 0.5)) +
    waves(a, horizon, 6) +
    [-1, 1]
      .map(
        (side) =>
          tower(a, cx + side * a.w * 0.37, horizon + a.u * 3, 3, far, 1 + side + variant) +
          tower(a, cx + side * a.w * 0.45, horizon + a.u * 8, 5, near, 3 + side + variant) +
          tower(a, cx + side * a.w * 0.24, horizon + a.u * 9, 4, near, 2 + side + variant) +
          garland(
            a,
            [cx + side * (a.w / 2 + a.u), a.u * 2],
            [cx + side * a.w * 0.08, -a.u * 3],
            a.u * 5,
            9,
            a.u * 1.6,
            ['#ffc24b', '#ff9a7a'],
          ),
      )
      .join('') +
    sparkles(a, 12, [a.w * 0.1, a.w * 0.9], [a.h * 0.08, a.h * 0.6], [0.6, 1.5], '#fff6dc') +
    lightSticks(a, a.h * 0.86, a.h * 0.16, colors, 90)
  )
}
