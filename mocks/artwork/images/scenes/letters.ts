import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { cloud, streaks } from '../parts/clouds.ts'
import { farIslands, hill } from '../parts/hills.ts'
import { lampPost } from '../parts/lanterns.ts'
import { meadow } from '../parts/leaves.ts'
import { letter, paperPlane, trail } from '../parts/letters.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { mountains } from '../parts/mountains.ts'
import { tree } from '../parts/plants.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { glyphAt, tileColors } from '../parts/tiles.ts'
import { petals } from '../parts/weather.ts'
import { many, n, path, rect } from '../svg.ts'
import { plantsOf, standing } from './islands.ts'

/** Letters on their way over the sea to the island. */
export function letterSky(a: Artist, variant = 0): string {
  const horizon = a.h * 0.7
  const turned = variant % 2 === 1
  const side = (t: number) => a.w * (turned ? 1 - t : t)
  const { land, water } = standing(
    a,
    {
      x: side(0.8),
      y: horizon + a.u * 3,
      width: a.w * 0.3,
      levels: 3,
      step: a.u * 4.4,
      depth: 0.12,
    },
    plantsOf(a, 'village'),
    (x, y, step, depth) => lighthouse(a, x, y, step * 3, depth),
  )
  const way = `M${n(side(-0.05))} ${n(a.h * 0.94)}C${n(side(0.2))} ${n(a.h * 0.86)} ${n(side(0.1))} ${n(a.h * 0.36)} ${n(side(0.36))} ${n(a.h * 0.36)}S${n(side(0.46))} ${n(a.h * 0.68)} ${n(side(0.56))} ${n(a.h * 0.56)}S${n(side(0.7))} ${n(a.h * 0.3)} ${n(side(0.79))} ${n(a.h * 0.42)}`
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.7, 70) +
    orb(a, side(0.62), a.h * 0.34, a.u * 9, false) +
    horizonLight(a, side(0.7), horizon, 0.8) +
    streaks(a, a.h * 0.2, a.h * 0.6, 8) +
    cloud(a, side(0.16), a.h * 0.22, a.u * 30, 0.85) +
    cloud(a, side(0.9), a.h * 0.16, a.u * 24, 0.75) +
    cloud(a, side(0.44), a.h * 0.14, a.u * 15, 0.5) +
    mountains(a, horizon, a.u * 12, 0.7, 5) +
    farIslands(a, horizon, 3, 0.6) +
    sea(a, horizon) +
    glitter(a, side(0.62), horizon, a.u * 14) +
    water +
    waves(a, horizon, 6) +
    land +
    trail(a, way, '#ffffff', 0.36) +
    letter(a, side(0.25), a.h * 0.5, a.u * 27, turned ? 12 : -12, '#ff8a76') +
    letter(a, side(0.48), a.h * 0.36, a.u * 13, turned ? -14 : 14, '#8f83d8') +
    letter(a, side(0.1), a.h * 0.78, a.u * 12, turned ? -18 : 20, '#2fa7a0') +
    letter(a, side(0.62), a.h * 0.6, a.u * 7, -8, '#ffc24b') +
    paperPlane(side(0.7), a.h * 0.3, a.u * 7, turned ? 198 : -18) +
    paperPlane(side(0.4), a.h * 0.7, a.u * 5, turned ? 190 : -10) +
    petals(a, 26, ['#fffaf0', '#ffd9c4', '#e8dcff'])
  )
}

/** A letter box on a hill, full to the brim. */
export function letterBox(a: Artist, variant = 0): string {
  const horizon = a.h * 0.58
  const [x, y, s] = [a.w * (variant % 2 === 0 ? 0.6 : 0.38), a.h * 0.94, a.u * 40]
  const color = tileColors[[2, 0, 1, 4][variant % 4] ?? 2] ?? '#ff8a76'
  const paint = a.linear(
    [
      [0, lighter(color, 0.3)],
      [0.55, color],
      [1, darker(color, 0.4)],
    ],
    [0, 0, 1, 0],
  )
  const w = s * 0.5
  const top = y - s * 1.05
  const box =
    rect([x - s * 0.06, y - s * 0.5, s * 0.12, s * 0.52], s * 0.02, darker(a.mood.land[1], 0.1)) +
    path(
      `M${n(x - w)} ${n(top + s * 0.62)}V${n(top + s * 0.24)}A${n(w)} ${n(s * 0.3)} 0 0 1 ${n(x + w)} ${n(top + s * 0.24)}V${n(top + s * 0.62)}Z`,
      paint,
    ) +
    rect([x - w * 0.72, top + s * 0.2, w * 1.44, s * 0.08], s * 0.04, darker(color, 0.65)) +
    rect([x - w * 1.04, top + s * 0.6, w * 2.08, s * 0.06], s * 0.03, darker(color, 0.25)) +
    glyphAt('letter', x, top + s * 0.44, s * 0.2, '#fffaf0')
  const out = many(5, (nth) =>
    letter(
      a,
      x + (nth - 2) * s * 0.19,
      top + s * (0.06 - 0.05 * (nth % 2)),
      s * 0.32,
      (nth - 2) * 14,
      tileColors[nth + 1],
    ),
  )
  const flown = many(6, (nth) =>
    letter(
      a,
      x + (variant % 2 === 0 ? -1 : 1) * s * (0.6 + nth * 0.24),
      a.h * (0.66 - nth * 0.1 + 0.12 * (nth % 2)),
      s * (0.26 - nth * 0.025),
      nth * 23 - 40,
      tileColors[nth],
    ),
  )
  return (
    sky(a, horizon) +
    stars(a, horizon * 0.8, 80) +
    orb(a, a.w * (variant % 2 === 0 ? 0.26 : 0.74), a.h * 0.28, a.u * 8, a.mood.stars > 0.4) +
    horizonLight(a, a.w * 0.4, horizon, 0.8) +
    cloud(a, a.w * 0.82, a.h * 0.2, a.u * 26, 0.7) +
    streaks(a, a.h * 0.3, a.h * 0.5, 6) +
    farIslands(a, horizon, 4, 0.6) +
    sea(a, horizon) +
    glitter(a, a.w * 0.3, horizon, a.u * 12) +
    hill(
      a,
      [
        [-0.02, 0.84],
        [0.3, 0.76],
        [0.7, 0.8],
        [1.02, 0.7],
      ],
      0.3,
    ) +
    tree(a, a.w * 0.93, a.h * 0.8, a.u * 20, 0.2, '#f29ac0') +
    hill(
      a,
      [
        [-0.02, 0.92],
        [0.4, 0.86],
        [0.75, 0.88],
        [1.02, 0.83],
      ],
      0.06,
    ) +
    a.glow(x, top + s * 0.3, s * 1.2, a.mood.lamp, 0.5) +
    out +
    box +
    flown +
    lampPost(a, x + (variant % 2 === 0 ? 1 : -1) * s * 0.9, a.h * 0.98, a.u * 34) +
    meadow(a, a.h, a.u * 9, mix(a.mood.leaf[1], a.mood.ink, 0.4), ['#ffffff', '#ffb3c8', '#ffd27a'])
  )
}
