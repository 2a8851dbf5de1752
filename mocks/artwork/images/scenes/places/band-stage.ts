import type { Artist } from '../../artist.ts'
import { lighter } from '../../color.ts'
import { garland } from '../../parts/lanterns.ts'
import { deck, lightSticks, spot } from '../../parts/show.ts'
import { sparkle } from '../../parts/sky.ts'
import { glyphAt } from '../../parts/tiles.ts'
import { circle, ellipse, many, n, stroke } from '../../svg.ts'

const colors = ['#ffc24b', '#ff8fa6', '#a99bff', '#5fe0d0', '#8fc4ff']

/** The empty stage of the group in front of a bright moon, for the music. */
export function bandStage(a: Artist): string {
  const [x, y, wide] = [480, 158, 760]
  const moon = [x, 102, 73] as const
  const notes = [
    [-250, 62, 17],
    [-176, 104, 13],
    [182, 98, 14],
    [262, 58, 18],
    [-322, 118, 11],
    [330, 112, 12],
  ] as const
  return (
    a.glow(moon[0], moon[1], 140, '#ff9f80', 0.7) +
    many(8, (nth) =>
      spot(
        a,
        x + (nth - 3.5) * 96,
        y + 6,
        160,
        180 - (nth - 3.5) * 11,
        colors[nth % 5] ?? '#ffffff',
        0.12,
        0.42,
      ),
    ) +
    circle(
      ...moon,
      a.radial([
        [0, '#fffdf4'],
        [0.7, '#ffe3b0'],
        [1, '#ffc08a'],
      ]),
    ) +
    [1.16, 1.32]
      .map((t, nth) =>
        stroke(
          `M${n(x - moon[2] * t)} ${moon[1]}A${n(moon[2] * t)} ${n(moon[2] * t)} 0 1 1 ${n(x - moon[2] * t)} ${moon[1] + 0.1}`,
          lighter(colors[nth * 2] ?? '#ffffff', 0.4),
          2.6 - nth,
          'opacity=".8"',
        ),
      )
      .join('') +
    many(22, (nth) => {
      const turn = (nth / 22) * Math.PI * 2
      const [px, py] = [Math.cos(turn) * moon[2] * 1.16, Math.sin(turn) * moon[2] * 1.16]
      return a.glow(x + px, moon[1] + py, 7, '#fff3cf', 0.9)
    }) +
    deck(a, x, y, wide, colors) +
    ellipse(
      [x, y],
      [wide * 0.49, wide * 0.07],
      a.radial([
        [0, '#fff0cf'],
        [0.34, '#ffc69a'],
        [0.68, '#b9648f'],
        [1, '#4a2a7a'],
      ]),
    ) +
    many(6, (nth) =>
      ellipse(
        [x + (nth - 2.5) * 112, y + 14],
        [60, 15],
        a.radial([
          [0, lighter(colors[nth % 5] ?? '#ffffff', 0.6), 0.75],
          [1, colors[nth % 5] ?? '#ffffff', 0],
        ]),
      ),
    ) +
    stroke(
      `M${n(x - wide * 0.49)} ${y}A${n(wide * 0.49)} ${n(wide * 0.07)} 0 0 1 ${n(x + wide * 0.49)} ${y}`,
      '#fff3cf',
      2,
      'opacity=".7"',
    ) +
    garland(a, [20, 26], [x - 96, 8], 16, 6, 8, ['#ffc24b', '#ff8f7a', '#a99bff']) +
    garland(a, [x + 96, 8], [940, 26], 16, 6, 8, ['#5fd0c0', '#ffc24b', '#ff8f7a']) +
    notes
      .map(([dx, py, s], nth) =>
        glyphAt('note', x + dx, py, s, lighter(colors[nth % 5] ?? '#ffffff', 0.35)),
      )
      .join('') +
    sparkle(x - 128, 40, 8, '#fffbe6') +
    sparkle(x + 134, 34, 9, '#fffbe6') +
    sparkle(x + 214, 132, 6, '#fffbe6') +
    lightSticks(a, 206, 34, colors, 120)
  )
}
