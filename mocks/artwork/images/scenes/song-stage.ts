import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { aurora, galaxy } from '../parts/aurora.ts'
import { farIslands } from '../parts/hills.ts'
import { drumKit, flute, grandPiano, guitar, singersMicrophone } from '../parts/instruments.ts'
import { mountains } from '../parts/mountains.ts'
import { sea, waves } from '../parts/sea.ts'
import { deck, lightSticks, spot } from '../parts/show.ts'
import { sky, sparkles, stars } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { circle, ellipse, group, many, n, path, stroke } from '../svg.ts'

const colors = ['#ffc24b', '#ff8fa6', '#a99bff', '#5fe0d0', '#8fc4ff']

/** The warm floor of the stage, and the lights that lie on it. */
function litFloor(a: Artist, cx: number, cy: number, wide: number): string {
  const [rx, ry] = [wide / 2, wide * 0.075]
  const planks = many(25, (nth) => {
    const t = (nth - 12) / 12
    return `M${n(cx + t * rx * 0.62)} ${n(cy - ry)}L${n(cx + t * rx * 1.25)} ${n(cy + ry)}`
  })
  const pools = many(5, (nth) =>
    ellipse(
      [cx + (nth - 2) * wide * 0.185, cy + ry * (nth % 2 === 0 ? 0.28 : 0)],
      [wide * 0.12, ry * 0.52],
      a.radial([
        [0, lighter(colors[nth] ?? '#ffffff', 0.6), 0.85],
        [1, colors[nth] ?? '#ffffff', 0],
      ]),
    ),
  )
  return group(
    ellipse(
      [cx, cy],
      [rx, ry],
      a.radial([
        [0, '#fff0cf'],
        [0.34, '#ffc69a'],
        [0.68, '#c9708f'],
        [1, '#5a2f86'],
      ]),
    ) +
      stroke(planks, '#7a3a6a', a.u * 0.16, 'opacity=".3"') +
      pools +
      stroke(
        `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx + rx)} ${n(cy)}`,
        '#fff3cf',
        a.u * 0.5,
        'opacity=".8"',
      ),
    `clip-path="${a.clip(ellipse([cx, cy], [rx, ry], '#fff'))}"`,
  )
}

/** The five instruments of the group: piano and drums, a microphone before them, guitar and flute. */
function instruments(a: Artist, cx: number, cy: number, wide: number): string {
  const s = Math.min(wide * 0.175, a.h * 0.31)
  const ry = wide * 0.075
  return (
    drumKit(a, cx + wide * 0.03, cy - ry * 0.3, s * 1.02, '#ff8a76') +
    grandPiano(a, cx - wide * 0.235, cy + ry * 0.2, s * 1.04, '#7468dd') +
    guitar(a, cx + wide * 0.2, cy + ry * 0.16, s * 1.1, '#6357cf') +
    flute(a, cx + wide * 0.335, cy + ry * 0.22, s * 0.86, '#4fb38a') +
    singersMicrophone(a, cx - wide * 0.045, cy + ry * 0.56, s * 1.08, '#2fa7a0')
  )
}

/**
 * A stage upon the sea with the instruments of the group, and a moon of light behind them; `at` is its position from
 * left to right.
 */
export function songStage(a: Artist, variant = 0, at = 0.5): string {
  const isNarrow = a.w < a.h * 1.2
  const horizon = a.h * (isNarrow ? 0.58 : 0.5)
  const [cx, cy] = [a.w * at, horizon + a.u * 7]
  const wide = a.w * (isNarrow ? 0.94 : a.wide ? 0.5 : 0.66)
  const r = Math.min(wide * 0.4, a.h * (a.wide ? 0.27 : 0.31))
  const my = cy - r * 1.04
  const ring = [1, 0.86, 0.72].map((t, nth) =>
    stroke(
      `M${n(cx - r * t)} ${n(my)}A${n(r * t)} ${n(r * t)} 0 1 1 ${n(cx - r * t)} ${n(my + 0.1)}`,
      lighter(colors[(nth + variant) % 5] ?? '#ffffff', 0.35),
      a.u * (0.55 - 0.15 * nth),
      `opacity="${0.95 - nth * 0.25}"`,
    ),
  )
  const lamps = many(30, (nth) => {
    const turn = (nth / 30) * Math.PI * 2
    return a.glow(cx + Math.cos(turn) * r, my + Math.sin(turn) * r, a.u * 1.1, '#fff3cf', 0.9)
  })
  const moon =
    a.glow(cx, my, r * 2.1, a.mood.light, 0.65) +
    circle(
      cx,
      my,
      r * 0.62,
      a.radial([
        [0, '#fffdf4'],
        [0.7, lighter(a.mood.lamp, 0.55)],
        [1, mix(a.mood.lamp, '#ff9fa8', 0.3)],
      ]),
      'opacity=".96"',
    ) +
    glyphAt(
      variant % 2 === 0 ? 'note' : 'star',
      cx,
      my - r * 0.16,
      r * 0.5,
      mix(a.mood.lamp, '#ff7f8a', 0.35),
      'opacity=".5"',
    ) +
    ring.join('') +
    lamps
  const rays = many(10, (nth) =>
    spot(
      a,
      cx + (nth - 4.5) * wide * 0.105,
      cy + a.u,
      a.h * 0.72,
      180 + (nth - 4.5) * -9,
      colors[nth % 5] ?? '#ffffff',
      0.07,
      0.5,
    ),
  )
  // The light that leaves the stage, on the water.
  const shine =
    ellipse(
      [cx, cy + wide * 0.06],
      [wide * 0.72, wide * 0.16],
      a.radial([
        [0, '#ffb98a', 0.75],
        [0.6, '#ff8fa6', 0.3],
        [1, '#ff8fa6', 0],
      ]),
    ) +
    path(
      many(40, () => {
        const [px, py, long] = [
          cx + a.range(-0.75, 0.75) * wide,
          cy + a.range(0.02, 0.2) * wide,
          a.u * a.range(1, 5),
        ]
        return `M${n(px)} ${n(py)}h${n(long)}v${n(a.u * 0.22)}h${n(-long)}Z`
      }),
      '#ffe0b8',
      'opacity=".5"',
    )
  return (
    sky(a, horizon) +
    stars(a, horizon, 150) +
    (variant % 2 === 0 ? aurora(a, horizon * 0.95) : galaxy(a, horizon)) +
    mountains(a, horizon, a.u * 10, 0.4, 7) +
    farIslands(a, horizon, 4, 0.3) +
    sea(a, horizon) +
    rays +
    moon +
    waves(a, horizon, 6) +
    shine +
    deck(a, cx, cy, wide, colors) +
    litFloor(a, cx, cy, wide) +
    many(5, (nth) =>
      spot(
        a,
        cx + (nth - 2) * wide * 0.3,
        -a.u * 2,
        cy + a.u * 2,
        (nth - 2) * -9,
        colors[(nth + 2) % 5] ?? '#ffffff',
        0.1,
        0.42,
      ),
    ) +
    instruments(a, cx, cy, wide) +
    sparkles(a, 9, [a.w * 0.1, a.w * 0.9], [a.h * 0.08, a.h * 0.45], [0.7, 1.6], '#fff6dc') +
    lightSticks(a, cy + wide * 0.12, a.h * 0.2, colors, 190)
  )
}
