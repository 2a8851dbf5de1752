import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { galaxy, shootingStar } from '../parts/aurora.ts'
import { rowboat } from '../parts/boats.ts'
import { cloud, streaks } from '../parts/clouds.ts'
import { farIslands, rocks } from '../parts/hills.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { glitter, sea, waves } from '../parts/sea.ts'
import { horizonLight, orb, sky, sparkles, stars } from '../parts/sky.ts'
import { glyphAt, tile, tileColors, tileGlyphs } from '../parts/tiles.ts'
import { ellipse, many, n, path, rect, stroke } from '../svg.ts'

/** A star that fell into the sand, and glows there. */
function fallen(a: Artist, x: number, y: number, s: number, color: string): string {
  return (
    a.glow(x, y, s * 2.6, color, 0.75) +
    ellipse([x, y + s * 0.44], [s * 0.7, s * 0.16], a.mood.ink, 'opacity=".22"') +
    `<g transform="rotate(${n(a.range(-25, 25))} ${n(x)} ${n(y)})">${glyphAt('star', x, y, s, lighter(color, 0.55))}</g>`
  )
}

/** A great star that falls from the right, with its tail of light. */
function greatStar(a: Artist, x: number, y: number, s: number, long: number): string {
  const [tx, ty] = [x + long, y - long * 0.5]
  const tail = (wide: number, strength: number) =>
    path(
      `M${n(x - wide * 0.3)} ${n(y - wide)}Q${n(x + long * 0.5)} ${n(y - long * 0.3 - wide * 0.4)} ${n(tx)} ${n(ty)}Q${n(x + long * 0.5)} ${n(y - long * 0.2 + wide * 0.4)} ${n(x + wide * 0.5)} ${n(y + wide)}Z`,
      a.across(
        [
          [0, '#fff3c4', strength],
          [0.4, '#ffd27a', strength * 0.45],
          [1, '#ffb3c8', 0],
        ],
        [x, y, tx, ty],
      ),
    )
  const dust = many(26, () => {
    const t = a.range(0.05, 0.9)
    const off = a.range(-1, 1) * s * (1 - t)
    return glyphAt(
      'star',
      x + long * t + off,
      y - long * 0.5 * t + off * 0.8,
      s * a.range(0.06, 0.2),
      '#fff3d0',
    )
  })
  return (
    a.glow(x, y, s * 4.4, '#ffd27a', 0.7) +
    tail(s * 0.62, 0.6) +
    tail(s * 0.26, 0.95) +
    dust +
    `<g transform="rotate(-14 ${n(x)} ${n(y)})">${glyphAt('star', x, y + s * 0.06, s * 1.16, '#e08a3a')}${glyphAt(
      'star',
      x,
      y,
      s * 1.1,
      a.radial(
        [
          [0, '#fffdf0'],
          [0.6, '#ffe08a'],
          [1, '#ffb84b'],
        ],
        [0.42, 0.36],
      ),
    )}</g>`
  )
}

/** The beach from far above: bands of foam, stars and tiles in the sand. */
function fromAbove(a: Artist): string {
  const sand = a.across(
    [
      [0, mix('#ffe9c4', a.mood.land[0], 0.3)],
      [1, mix('#f2c79a', a.mood.land[0], 0.4)],
    ],
    [0, 0, a.w, a.h],
  )
  const edge = (t: number) =>
    `M${n(a.w * t)} 0${[0.2, 0.4, 0.6, 0.8, 1].map((y, nth) => `Q${n(a.w * (t + (nth % 2 === 0 ? 0.1 : -0.06)) - y * a.w * 0.16)} ${n(a.h * (y - 0.1))} ${n(a.w * t - y * a.w * 0.16)} ${n(a.h * y)}`).join('')}`
  const bands = [
    [0.6, '#fff6e2', 0.9],
    [0.57, '#bff0e4', 1],
    [0.48, '#6fd6cc', 1],
    [0.37, '#2fb0b0', 1],
    [0.2, '#178a9c', 1],
    [0.04, '#0f6a8a', 1],
  ] as const
  return (
    rect([0, 0, a.w, a.h], 0, sand) +
    many(60, () =>
      ellipse(
        [a.range(0.4, 1) * a.w, a.range(0, 1) * a.h],
        [a.u * a.range(0.2, 0.5), a.u * 0.16],
        '#b98a6a',
        'opacity=".3"',
      ),
    ) +
    bands
      .map(
        ([t, color, opacity]) =>
          path(`${edge(t)}H0V0Z`, color, `opacity="${opacity}"`) +
          stroke(edge(t), '#ffffff', a.u * 0.7, 'opacity=".75"'),
      )
      .join('') +
    many(24, () =>
      stroke(
        `M${n(a.range(0, 0.4) * a.w)} ${n(a.range(0, 1) * a.h)}q${n(a.u * 2)} ${n(-a.u)} ${n(a.u * 4)} 0`,
        '#ffffff',
        a.u * 0.25,
        'opacity=".4"',
      ),
    ) +
    many(13, (nth) =>
      fallen(
        a,
        a.w * a.range(0.62, 0.96),
        a.h * ((nth + 0.5) / 13),
        a.u * a.range(2.4, 5),
        a.pick(['#ffc24b', '#ffd98a', '#ff9f8a']),
      ),
    ) +
    many(6, (nth) =>
      tile(
        a,
        a.w * (0.68 + 0.055 * nth),
        a.h * (0.14 + ((nth * 0.31) % 0.8)),
        a.u * 8,
        tileColors[nth] ?? '#fff',
        tileGlyphs[nth],
        a.range(-24, 24),
      ),
    ) +
    `<g transform="rotate(-64 ${n(a.w * 0.34)} ${n(a.h * 0.64)})">${rowboat(a, a.w * 0.34, a.h * 0.64, a.u * 22)}</g>`
  )
}

/** The beach where stars are picked; odd variants look down on it. */
export function starBeach(a: Artist, variant = 0): string {
  if (variant === 1) return fromAbove(a)
  const horizon = a.h * 0.5
  const shore = a.h * 0.68
  const lightX = a.w * (variant === 0 ? 0.3 : 0.66)
  const sand = a.across(
    [
      [0, mix(a.mood.land[0], '#ffd9ae', 0.45)],
      [1, mix(a.mood.land[1], '#c98f7a', 0.3)],
    ],
    [0, shore, 0, a.h],
  )
  const rim = (dy: number) =>
    `M0 ${n(shore + a.u * (6 + dy))}Q${n(a.w * 0.2)} ${n(shore + a.u * (1 + dy))} ${n(a.w * 0.42)} ${n(shore + a.u * (4 + dy))}T${n(a.w * 0.78)} ${n(shore + a.u * (1.6 + dy))}T${n(a.w)} ${n(shore + a.u * (-3 + dy))}`
  return (
    sky(a, horizon) +
    galaxy(a, horizon) +
    stars(a, horizon, 150) +
    orb(a, lightX, a.h * 0.3, a.u * 5, a.mood.stars > 0.3) +
    horizonLight(a, lightX, horizon, 0.8) +
    streaks(a, a.h * 0.3, a.h * 0.48, 5) +
    (a.mood.stars > 0.3
      ? shootingStar(a, a.w * 0.56, a.h * 0.2, a.u * 18) +
        shootingStar(a, a.w * 0.74, a.h * 0.34, a.u * 10) +
        shootingStar(a, a.w * 0.16, a.h * 0.14, a.u * 9)
      : cloud(a, a.w * 0.2, a.h * 0.2, a.u * 28, 0.8) +
        cloud(a, a.w * 0.84, a.h * 0.16, a.u * 22, 0.7)) +
    (variant === 0 ? greatStar(a, a.w * 0.62, horizon * 0.62, a.u * 7, a.w * 0.3) : '') +
    farIslands(a, horizon, 3, 0.5) +
    sea(a, horizon) +
    glitter(a, lightX, horizon, a.u * 14) +
    waves(a, horizon, 5) +
    path(`${rim(-2)}V${a.h}H0Z`, '#ffffff', 'opacity=".4"') +
    path(`${rim(0)}V${a.h}H0Z`, sand) +
    stroke(rim(-2), '#ffffff', a.u * 0.5, 'opacity=".8"') +
    many(17, (nth) =>
      fallen(
        a,
        a.w * ((nth * 0.173 + 0.05) % 1),
        shore + a.u * 7 + (a.h - shore - a.u * 8) * ((nth * 0.29) % 1),
        a.u * (1.6 + 3.2 * ((nth * 0.29) % 1)),
        a.pick(['#ffc24b', '#ffe0a0', '#ffb0a0', '#c9bcff']),
      ),
    ) +
    rocks(a, a.w * 0.94, a.h * 1.02, a.w * 0.2, a.u * 12, 5) +
    keeperLantern(a, a.w * (variant === 0 ? 0.72 : 0.24), a.h * 0.93, a.u * 17) +
    sparkles(a, 8, [0, a.w], [a.h * 0.55, a.h * 0.95], [0.6, 1.3], '#fff6d8')
  )
}
