import type { Artist } from '../artist.ts'
import { darker } from '../color.ts'
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
import { many, n, path } from '../svg.ts'
import { plantsOf } from './islands.ts'

/** The rock under an island that floats. */
function keel(a: Artist, x: number, y: number, w: number, deep: number): string {
  const d = `M${n(x - w / 2)} ${n(y - 2)}Q${n(x - w * 0.42)} ${n(y + deep * 0.4)} ${n(x - w * 0.2)} ${n(y + deep * 0.5)}Q${n(x - w * 0.1)} ${n(y + deep * 0.9)} ${n(x + w * 0.02)} ${n(y + deep)}Q${n(x + w * 0.12)} ${n(y + deep * 0.6)} ${n(x + w * 0.26)} ${n(y + deep * 0.46)}Q${n(x + w * 0.42)} ${n(y + deep * 0.34)} ${n(x + w / 2)} ${n(y - 2)}Z`
  return path(
    d,
    a.linear(
      [
        [0, a.mood.land[0]],
        [0.5, a.mood.land[1]],
        [1, darker(a.mood.land[1], 0.3)],
      ],
      [0, 0, 0.6, 1],
    ),
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
