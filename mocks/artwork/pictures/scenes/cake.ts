import type { Artist } from '../artist.ts'
import { cloud, cloudBank } from '../parts/clouds.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { sky, sparkle, stars } from '../parts/sky.ts'
import { tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { circle, many, rect } from '../svg.ts'

/** A cake of tiles; as many lanterns on it as years. */
export function cake(a: Artist, years: number): string {
  const cx = a.w / 2
  const base = a.h * 0.66
  const s = Math.min(a.u * 26, a.w * 0.2)
  const layer = (size: number, y: number, color: string) =>
    flatTile(a, cx, y, size, size * 0.3, color) +
    many(7, (nth) => {
      const t = nth / 6
      const [x, yy] = [
        cx + (t - 0.5) * size * 1.42,
        y + size * 0.44 * (1 - Math.abs(t - 0.5) * 2) + size * 0.02,
      ]
      return (
        rect(
          [x - size * 0.06, yy, size * 0.12, size * a.range(0.09, 0.2)],
          size * 0.06,
          '#fff6ea',
        ) + circle(x, yy, size * 0.045, tileColors[nth % 6] ?? '#fff')
      )
    })
  const lamps = many(years, (nth) =>
    lantern(a, cx + (nth - (years - 1) / 2) * s * 0.5, base - s * 1.5, s * 0.2),
  )
  return (
    sky(a, a.h) +
    stars(a, a.h * 0.8, 120) +
    a.glow(cx, base - s, s * 4, a.mood.lamp, 0.7) +
    many(3, (nth) =>
      cloud(a, a.w * (0.12 + nth * 0.38), a.h * (0.24 + 0.06 * (nth % 2)), a.u * 20, 0.4),
    ) +
    garland(a, [-a.u, a.u * 5], [cx, a.u * 2], a.u * 6, 6, a.u * 1.8, [
      '#ffc24b',
      '#ff9a7a',
      '#c4b4ff',
    ]) +
    garland(a, [cx, a.u * 2], [a.w + a.u, a.u * 6], a.u * 6, 6, a.u * 1.8, [
      '#ffc24b',
      '#c4b4ff',
      '#7fe0cf',
    ]) +
    layer(s * 1.9, base, '#e87fa8') +
    layer(s * 1.4, base - s * 0.5, '#8f83d8') +
    layer(s * 0.95, base - s * 0.92, '#2fa7a0') +
    lamps +
    many(12, () =>
      sparkle(
        a.range(0.15, 0.85) * a.w,
        a.range(0.1, 0.7) * a.h,
        a.u * a.range(0.7, 1.8),
        '#fffbe6',
      ),
    ) +
    many(5, (nth) =>
      tile(
        a,
        a.w * (0.1 + nth * 0.2),
        a.h * 0.93,
        a.u * 9,
        tileColors[nth] ?? '#fff',
        tileGlyphs[nth],
        nth * 11 - 22,
      ),
    ) +
    cloudBank(a, a.h * 0.98, 0.2, 6)
  )
}
