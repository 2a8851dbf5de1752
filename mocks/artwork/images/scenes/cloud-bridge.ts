import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { boat } from '../parts/boats.ts'
import { archBridge } from '../parts/bridge.ts'
import { cloud, cloudBank, streaks } from '../parts/clouds.ts'
import { island } from '../parts/land.ts'
import { lantern } from '../parts/lanterns.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { tree } from '../parts/plants.ts'
import { flight } from '../parts/sky-lanterns.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { many, n, path, stroke } from '../svg.ts'
import { plantsOf } from './islands.ts'

/** The rock under an island that floats: columns that taper, a lit and a shaded side each, and crystals that glow. */
function keel(a: Artist, x: number, y: number, w: number, deep: number): string {
  const [lit, shade] = a.mood.land
  const columns = 11
  const own = (nth: number) => 0.5 + 0.5 * Math.sin(nth * 2.7 + x)
  const rock = (nth: number, long: number, fore: boolean) => {
    const t = (nth + 0.5) / columns - 0.5
    const half = (w / columns) * (fore ? 0.72 : 0.95)
    const cx = x + t * w
    const tip = cx - t * w * 0.3
    const foot = y + deep * long
    const bend = y + deep * long * 0.56
    const side = (turn: number, color: string) =>
      path(
        `M${n(tip)} ${n(foot)}L${n(cx + turn * half * 0.8)} ${n(bend)}L${n(cx + turn * half)} ${n(y - 2)}H${n(cx - half * 0.2)}L${n(cx - half * 0.16)} ${n(bend)}Z`,
        a.across(
          [
            [0, color],
            [1, mix(color, shade, 0.75)],
          ],
          [0, y, 0, foot],
        ),
      )
    return (
      side(-1, mix(lit, a.mood.light, fore ? 0.16 : 0.02)) +
      side(1, mix(shade, lit, fore ? 0.3 : 0.12))
    )
  }
  const long = (nth: number) => {
    const t = Math.abs((nth + 0.5) / columns - 0.5) * 2
    return (1 - t ** 1.5) * (0.74 + 0.34 * own(nth)) + 0.12
  }
  const crystal = (t: number, low: number, s: number, color: string) => {
    const [cx, cy] = [x + t * w, y + deep * low]
    return (
      a.glow(cx, cy, s * 3.6, color, 0.6) +
      path(
        `M${n(cx)} ${n(cy - s)}L${n(cx + s * 0.5)} ${n(cy - s * 0.2)}L${n(cx)} ${n(cy + s * 1.3)}L${n(cx - s * 0.5)} ${n(cy - s * 0.2)}Z`,
        a.fade(lighter(color, 0.7), color),
      )
    )
  }
  const vines = many(7, (nth) => {
    const vx = x + ((nth + 0.5) / 7 - 0.5) * w * 0.94
    const fall = deep * (0.12 + 0.2 * own(nth + 3))
    return `M${n(vx)} ${n(y - 2)}q${n(w * 0.012)} ${n(fall * 0.5)} 0 ${n(fall)}`
  })
  const s = w * 0.02
  return (
    many(columns, (nth) => rock(nth, long(nth), false)) +
    many(columns - 1, (nth) =>
      nth % 2 === 0 ? rock(nth + 0.5, long(nth + 0.5) * 0.62, true) : '',
    ) +
    stroke(vines, a.mood.leaf[0], w * 0.011) +
    crystal(-0.2, 0.42, s * 1.1, '#8fe0ff') +
    crystal(0.06, 0.58, s * 1.4, '#c9b4ff') +
    crystal(0.27, 0.3, s, '#ffb3d0') +
    [
      [-0.32, 0.72, 1.5],
      [0.22, 0.86, 1.9],
      [0.38, 0.62, 1.1],
    ]
      .map(([t = 0, low = 0, size = 0]) =>
        path(
          `M${n(x + t * w - s * size)} ${n(y + deep * low)}l${n(s * size * 0.7)} ${n(-s * size * 0.6)}h${n(s * size * 0.9)}l${n(s * size * 0.5)} ${n(s * size * 0.6)}l${n(-s * size)} ${n(s * size * 1.2)}Z`,
          a.fade(mix(lit, a.mood.light, 0.15), shade, [0, 0, 1, 1]),
        ),
      )
      .join('')
  )
}

/** A floating island: rock below, terraces above. */
export function floating(
  a: Artist,
  x: number,
  y: number,
  w: number,
  step: number,
  levels: number,
  crown: 'light' | 'tree' | 'none',
  kind: 'village' | 'garden' | 'wood' = 'village',
): string {
  const top = (px: number, py: number, s: number, depth: number) =>
    crown === 'light'
      ? lighthouse(a, px, py, s * 3.2, depth)
      : tree(a, px, py, s * 2.7, depth, a.mood.lit < 0.6 ? '#f29ac0' : undefined)
  return (
    keel(a, x, y, w * 0.96, w * 0.5) +
    island(
      a,
      { x, y: y + step * 0.2, width: w, levels, step },
      plantsOf(a, kind),
      crown === 'none' ? undefined : top,
    ) +
    many(3, (nth) => lantern(a, x + (nth - 1) * w * 0.27, y + step * 0.5, step * 0.2))
  )
}

/** A bridge among the clouds from island to island. */
export function cloudBridge(a: Artist, variant = 0): string {
  const horizon = a.h * 0.8
  const turned = variant % 2 === 1
  const orbX = a.w * (turned ? 0.28 : 0.6)
  const [ax, bx] = a.tall ? [a.w * 0.2, a.w * 0.82] : [a.w * 0.17, a.w * 0.83]
  const [ay, by] = a.tall ? [a.h * 0.58, a.h * 0.58] : [a.h * 0.62, a.h * 0.62]
  const wide = a.tall ? a.w * 0.5 : a.w * 0.34
  const s = a.u * (a.tall ? 5.2 : 5)
  const under = many(5, (nth) =>
    cloud(
      a,
      a.w * (0.02 + nth * 0.25),
      a.h * (0.74 + 0.03 * (nth % 2)),
      a.u * a.range(26, 40),
      0.9,
    ),
  )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.7, 120) +
    orb(a, orbX, a.h * (a.tall ? 0.24 : 0.3), a.u * (variant === 2 ? 13 : 9), a.mood.stars > 0.4) +
    horizonLight(a, orbX, horizon, 0.8) +
    streaks(a, a.h * 0.1, a.h * 0.5, 8) +
    cloud(a, a.w * 0.1, a.h * 0.2, a.u * 22, 0.6) +
    cloud(a, a.w * 0.86, a.h * 0.15, a.u * 28, 0.65) +
    cloud(a, a.w * 0.5, a.h * 0.48, a.u * 18, 0.4) +
    cloudBank(a, horizon - a.u * 4, 0.5, 8) +
    archBridge(a, ax + wide * 0.2, bx - wide * 0.2, ay - s * 0.4, ay + s * 2.3, a.tall ? 4 : 6) +
    under +
    floating(a, ax, ay, wide, s, 3, turned ? 'tree' : 'light', turned ? 'garden' : 'village') +
    floating(a, bx, by, wide, s, 3, turned ? 'light' : 'tree', turned ? 'village' : 'garden') +
    boat(a, a.w * 0.5, a.h * 0.84, a.u * 11) +
    flight(a, a.w * 0.5, a.h * 0.4, a.w * 0.5, a.h * 0.28, 12, a.u * 2.4) +
    many(4, (nth) =>
      tile(
        a,
        a.w * (0.36 + nth * 0.1),
        a.h * (0.32 + 0.1 * ((nth * 2) % 3)),
        a.u * 3.6,
        tileColors[(nth + variant) % 6] ?? '#fff',
        tileGlyphs[(nth + variant) % 6],
        a.range(-20, 20),
      ),
    ) +
    cloudBank(a, a.h * 0.9, 0.1, 9) +
    cloud(a, a.w * 0.16, a.h * 0.95, a.u * 40, 0.95) +
    cloud(a, a.w * 0.86, a.h * 0.97, a.u * 44, 0.95)
  )
}
