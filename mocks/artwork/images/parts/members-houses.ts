import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, many, n, path, rect, stroke } from '../svg.ts'

/** The library at the water: a hall with tall windows below a roof like a wave; `w` wide. */
export function waveHall(a: Artist, x: number, y: number, w: number): string {
  const [lit, shade] = [a.mood.wall[0], a.mood.wall[1]]
  const top = y - w * 0.62
  const sea = '#2fa7a0'
  const pane = (at: number) => {
    const [px, py, s] = [x + at * w, y - w * 0.1, w * 0.15]
    const d = `M${n(px - s / 2)} ${n(py)}V${n(py - w * 0.26)}a${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(s)} 0V${n(py)}Z`
    return (
      a.glow(px, py - w * 0.16, w * 0.3, a.mood.lamp, 0.4) +
      path(d, a.fade(lighter(a.mood.lamp, 0.5), a.mood.lamp)) +
      stroke(`M${n(px)} ${n(py)}v${n(-w * 0.33)}`, darker(shade, 0.4), w * 0.012, 'opacity=".5"')
    )
  }
  const at = (dx: number, dy: number) => `${n(x + dx * w)} ${n(top + dy * w)}`
  const crest = `M${at(-0.62, 0.05)}C${at(-0.52, -0.4)} ${at(-0.16, -0.74)} ${at(0.2, -0.6)}C${at(0.48, -0.49)} ${at(0.46, -0.2)} ${at(0.27, -0.2)}C${at(0.14, -0.2)} ${at(0.12, -0.34)} ${at(0.22, -0.37)}C${at(0.04, -0.4)} ${at(0.06, -0.06)} ${at(0.62, 0.05)}Z`
  return (
    rect(
      [x - w / 2, top, w, y - top],
      w * 0.03,
      a.fade(lit, mix(lit, shade, 0.8), [0, 0, 1, 0.3]),
    ) +
    rect([x - w / 2, top, w, w * 0.09], 0, darker(shade, 0.4), 'opacity=".35"') +
    [-0.3, 0, 0.3].map(pane).join('') +
    path(
      crest,
      a.fade(lighter(sea, 0.3), mix(darker(sea, 0.25), a.mood.land[1], 0.35), [0, 0, 1, 0.5]),
    ) +
    stroke(
      `M${at(-0.47, -0.12)}C${at(-0.36, -0.4)} ${at(-0.12, -0.6)} ${at(0.14, -0.53)}`,
      lighter(sea, 0.65),
      w * 0.03,
    )
  )
}

/**
 * A harbor wall from `x` to `end`, `tall` above the water at `shore`: boat houses, a stair up to the land, and a jetty
 * behind its end.
 */
export function quay(
  a: Artist,
  [x, end]: readonly [number, number],
  shore: number,
  tall: number,
): string {
  const [lit, shade] = [
    mix(a.mood.land[0], a.mood.wall[0], 0.3),
    mix(a.mood.land[1], a.mood.wall[1], 0.25),
  ]
  const top = shore - tall
  const wide = end - x
  const wood = mix(a.mood.land[1], '#a8673f', 0.45)
  const stones = many(wide / tall, (nth) =>
    rect(
      [
        x + (nth + a.range(0.1, 0.5)) * tall,
        top + tall * a.range(0.3, 0.7),
        tall * 0.42,
        tall * 0.2,
      ],
      tall * 0.06,
      nth % 2 === 0 ? lighter(lit, 0.2) : darker(shade, 0.2),
      'opacity=".3"',
    ),
  )
  const houses = [0.34, 0.56].map((share) => {
    const [px, s] = [x + wide * share, tall * 0.7]
    const d = `M${n(px - s / 2)} ${n(shore)}V${n(shore - tall * 0.36)}a${n(s / 2)} ${n(tall * 0.32)} 0 0 1 ${n(s)} 0V${n(shore)}Z`
    return (
      a.glow(px, shore - tall * 0.2, tall * 1.1, a.mood.lamp, 0.4) +
      path(d, a.fade(darker(a.mood.lamp, 0.25), lighter(a.mood.lamp, 0.2))) +
      stroke(d, darker(shade, 0.3), tall * 0.06)
    )
  })
  const length = wide * 0.34
  const piles = many(5, (nth) =>
    rect(
      [end - tall * 0.2 + (nth + 0.6) * (length / 5), top + tall * 0.3, tall * 0.13, tall * 0.8],
      2,
      darker(wood, 0.3),
    ),
  )
  const deck =
    piles +
    rect(
      [end - tall * 0.2, top + tall * 0.26, length, tall * 0.16],
      tall * 0.05,
      a.fade(lighter(wood, 0.35), wood),
    ) +
    rect(
      [end - tall * 0.2, top + tall * 0.24, length, tall * 0.05],
      tall * 0.02,
      a.mood.light,
      'opacity=".55"',
    )
  return (
    deck +
    rect(
      [x, top, wide, tall * 1.2],
      tall * 0.16,
      a.across(
        [
          [0, lit],
          [1, shade],
        ],
        [x, top, end, shore],
      ),
    ) +
    stones +
    houses.join('') +
    rect(
      [x - tall * 0.1, top - tall * 0.08, wide + tall * 0.2, tall * 0.2],
      tall * 0.1,
      mix(lit, a.mood.wall[0], 0.35),
    ) +
    rect(
      [x, top - tall * 0.07, wide * 0.6, tall * 0.06],
      tall * 0.03,
      a.mood.light,
      'opacity=".7"',
    ) +
    many(4, (nth) =>
      rect(
        [x + wide * (0.72 + nth * 0.07), top - tall * 0.2, tall * 0.12, tall * 0.2],
        tall * 0.05,
        darker(wood, 0.2),
      ),
    )
  )
}

/** A stair against the cliff, from (x, y) down to the right. */
export function stair(a: Artist, x: number, y: number, wide: number, tall: number): string {
  const steps = 6
  const color = mix(a.mood.land[0], a.mood.wall[0], 0.45)
  return many(steps, (nth) =>
    rect(
      [
        x + (wide / steps) * nth,
        y + (tall / steps) * nth,
        wide / steps + 1,
        tall - (tall / steps) * nth,
      ],
      1,
      nth % 2 === 0 ? color : darker(color, 0.12),
    ),
  )
}

/** A beach at (x, y), `wide`, with stars that fell on it last night. */
export function starBeach(a: Artist, x: number, y: number, wide: number): string {
  const sand = '#e9c39a'
  const star = (at: number, up: number, r: number) => {
    const [sx, sy] = [x + at * wide, y - up * wide]
    const points = many(10, (nth) => {
      const [far, turn] = [nth % 2 === 0 ? r : r * 0.5, (nth * Math.PI) / 5 + 0.3]
      return `${nth === 0 ? 'M' : 'L'}${n(sx + Math.sin(turn) * far)} ${n(sy - Math.cos(turn) * far)}`
    })
    return (
      a.glow(sx, sy, r * 4.5, a.mood.lamp, 0.8) +
      path(
        `${points}Z`,
        lighter(a.mood.lamp, 0.45),
        `stroke="${lighter(a.mood.lamp, 0.2)}" stroke-width="${n(r * 0.24)}" stroke-linejoin="round"`,
      )
    )
  }
  return (
    path(
      `M${n(x)} ${n(y)}C${n(x + wide * 0.16)} ${n(y - wide * 0.1)} ${n(x + wide * 0.34)} ${n(y - wide * 0.2)} ${n(x + wide * 0.6)} ${n(y - wide * 0.19)}C${n(x + wide * 0.82)} ${n(y - wide * 0.18)} ${n(x + wide * 0.9)} ${n(y - wide * 0.06)} ${n(x + wide)} ${n(y)}Z`,
      a.fade(mix(sand, a.mood.light, 0.2), mix(sand, a.mood.land[1], 0.6), [0, 0, 0.6, 1]),
    ) +
    star(0.3, 0.1, wide * 0.05) +
    star(0.56, 0.19, wide * 0.075) +
    star(0.76, 0.07, wide * 0.04)
  )
}

/** The kitchen: a house like a loaf of bread, with a heart over its door and smoke; `w` wide. */
export function kitchen(a: Artist, x: number, y: number, w: number): string {
  const coral = '#ff8a76'
  const wall = y - w * 0.5
  const roof = `M${n(x - w * 0.6)} ${n(wall + w * 0.06)}C${n(x - w * 0.66)} ${n(wall - w * 0.36)} ${n(x - w * 0.34)} ${n(wall - w * 0.5)} ${n(x)} ${n(wall - w * 0.5)}S${n(x + w * 0.66)} ${n(wall - w * 0.36)} ${n(x + w * 0.6)} ${n(wall + w * 0.06)}Z`
  const door = `M${n(x - w * 0.13)} ${n(y)}V${n(y - w * 0.24)}a${n(w * 0.13)} ${n(w * 0.13)} 0 0 1 ${n(w * 0.26)} 0V${n(y)}Z`
  const pane = (side: number) => {
    const px = x + side * w * 0.33
    return (
      a.glow(px, y - w * 0.26, w * 0.26, a.mood.lamp, 0.45) +
      rect(
        [px - w * 0.09, y - w * 0.36, w * 0.18, w * 0.2],
        w * 0.05,
        a.fade(lighter(a.mood.lamp, 0.5), a.mood.lamp),
      )
    )
  }
  const heart = `M${n(x)} ${n(wall - w * 0.1)}c${n(-w * 0.2)} ${n(-w * 0.14)} ${n(-w * 0.15)} ${n(-w * 0.3)} ${n(-w * 0.07)} ${n(-w * 0.28)}q${n(w * 0.05)} 0 ${n(w * 0.07)} ${n(w * 0.07)}q${n(w * 0.02)} ${n(-w * 0.07)} ${n(w * 0.07)} ${n(-w * 0.07)}c${n(w * 0.08)} ${n(-w * 0.02)} ${n(w * 0.13)} ${n(w * 0.14)} ${n(-w * 0.07)} ${n(w * 0.28)}Z`
  return (
    [0.1, 0.14, 0.19]
      .map((r, nth) =>
        circle(
          x + w * (0.36 + nth * 0.08),
          wall - w * (0.74 + nth * 0.28),
          w * r,
          '#f9dfe4',
          `opacity="${n(0.6 - nth * 0.15)}"`,
        ),
      )
      .join('') +
    rect([x + w * 0.26, wall - w * 0.62, w * 0.18, w * 0.5], w * 0.03, darker(coral, 0.4)) +
    rect(
      [x - w * 0.52, wall, w * 1.04, y - wall],
      w * 0.06,
      a.fade('#ffe3d2', mix(a.mood.wall[1], coral, 0.3), [0, 0, 1, 0.3]),
    ) +
    [-1, 1].map(pane).join('') +
    a.glow(x, y - w * 0.2, w * 0.4, a.mood.lamp, 0.5) +
    path(door, a.fade(lighter(a.mood.lamp, 0.6), a.mood.lamp)) +
    path(
      roof,
      a.fade(lighter(coral, 0.25), mix(darker(coral, 0.25), a.mood.land[1], 0.3), [0, 0, 1, 0.6]),
    ) +
    path(heart, '#fff0e2')
  )
}
