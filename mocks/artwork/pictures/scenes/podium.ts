import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { cloudBank } from '../parts/clouds.ts'
import { flatTile } from '../parts/flat-tiles.ts'
import { garland } from '../parts/lanterns.ts'
import { cup } from '../parts/prizes.ts'
import { horizonLight, sky, stars } from '../parts/sky.ts'
import { sign, tileColors } from '../parts/tiles.ts'
import { many, n, path } from '../svg.ts'

/** Three steps of tiles with a cup: those who won. */
export function podium(a: Artist, variant = 0): string {
  const horizon = a.h * 0.74
  const cx = a.w / 2
  const s = a.u * 17
  const step = (dx: number, h: number, color: string, glyph: 'star' | 'moon' | 'shell') =>
    flatTile(a, cx + dx * s, horizon + a.u * 6 - h, s, h, color) +
    sign(glyph, cx + dx * s, horizon + a.u * 6 - h - s * 0.34, s * 0.5, lighter(color, 0.7)) +
    a.glow(cx + dx * s, horizon + a.u * 6 - h - s * 0.3, s * 0.9, color, 0.5)
  const ribbons = many(46, () => {
    const [x, y, w] = [a.range(0, 1) * a.w, a.range(0, 0.9) * a.h, a.u * a.range(0.7, 1.5)]
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(w * 1.6)}" rx="${n(w * 0.3)}" fill="${a.pick(tileColors)}" transform="rotate(${n(a.range(0, 180))} ${n(x)} ${n(y)})"/>`
  })
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 90) +
    many(14, (nth) =>
      path(
        `M${n(cx)} ${n(horizon)}L${n(cx + Math.cos((nth / 14) * Math.PI * 2) * a.w)} ${n(horizon + Math.sin((nth / 14) * Math.PI * 2) * a.w)}L${n(cx + Math.cos(((nth + 0.5) / 14) * Math.PI * 2) * a.w)} ${n(horizon + Math.sin(((nth + 0.5) / 14) * Math.PI * 2) * a.w)}Z`,
        a.mood.light,
        'opacity=".1"',
      ),
    ) +
    horizonLight(a, cx, horizon, 0.9) +
    cloudBank(a, horizon, 0.3, 6) +
    a.glow(cx, a.h * 0.4, a.u * 44, a.mood.lamp, 0.6) +
    step(1.1, s * 0.5, '#e87fa8', 'shell') +
    step(-1.1, s * 0.8, '#8f83d8', 'moon') +
    flatTile(a, cx, horizon + a.u * 6 - s * 1.25, s, s * 1.25, '#2fa7a0') +
    cup(a, cx, horizon + a.u * 6 - s * 1.2, s * 0.95) +
    ribbons +
    garland(
      a,
      [-a.u, a.u * 6],
      [a.w + a.u, a.u * 4],
      a.u * 7,
      10,
      a.u * 1.8,
      variant % 2 === 0 ? ['#ffc24b', '#ff9a7a'] : ['#ffc24b', '#a99bff', '#7fe0cf'],
    ) +
    cloudBank(a, a.h * 0.95, 0.05, 7)
  )
}
