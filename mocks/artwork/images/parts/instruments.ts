import type { Artist } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { circle, ellipse, many, n, path, placed, rect, stroke } from '../svg.ts'
import { glyphAt } from './tiles.ts'

const steel = '#d8def6'

/** A shadow on the floor, `r` wide to each side. */
const shadow = (r: number, y = 0) => ellipse([0, y], [r, r * 0.14], '#140a34', 'opacity=".5"')

/** A grand piano with an open lid, `s` high, standing at (x, y). */
export function grandPiano(a: Artist, x: number, y: number, s: number, color: string): string {
  const black = a.linear(
    [
      [0, lighter(color, 0.5)],
      [0.3, color],
      [1, darker(color, 0.6)],
    ],
    [0, 0, 1, 0.4],
  )
  const keys = many(7, (nth) => `M${n(-78 + nth * 5)} -43v6`)
  return placed(
    shadow(92) +
      stroke('M-50-22V-2M60-22V-2M8-20V-4', darker(color, 0.65), 7) +
      // The lid, with the light of the lamps in it.
      path(
        'M-34-54L64-56Q80-84 62-104Q20-116-30-74Z',
        a.linear(
          [
            [0, lighter(color, 0.72)],
            [0.5, color],
            [1, darker(color, 0.5)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      stroke('M-30-74Q20-116 62-104', '#fff6e0', 2, 'opacity=".8"') +
      stroke('M30-54L42-92', '#ffe6a8', 2) +
      path('M-44-56H60Q78-56 78-42V-30Q78-20 62-20H-44Z', black) +
      path('M-34-54H60Q70-54 72-48H-30Z', a.fade('#ffe6a8', '#c9803a')) +
      path('M-84-40h44v12h-40q-4 0-4-4Z', darker(color, 0.55)) +
      rect([-82, -44, 40, 6], 1.5, '#fffdf6') +
      stroke(keys, '#2a1f4a', 1.6) +
      stroke('M-40-34H70', '#fff6e0', 1.4, 'opacity=".5"') +
      rect([-112, -24, 26, 6], 3, '#d9586a') +
      stroke('M-106-18V-2M-92-18V-2', darker(color, 0.65), 3.6),
    x,
    y,
    s / 112,
  )
}

/** A drum kit, `s` high, standing at (x, y). */
export function drumKit(a: Artist, x: number, y: number, s: number, color: string): string {
  const shell = a.linear(
    [
      [0, lighter(color, 0.45)],
      [0.5, color],
      [1, darker(color, 0.45)],
    ],
    [0, 0, 1, 0],
  )
  const skin = a.radial(
    [
      [0, '#ffffff'],
      [0.7, '#fff0dc'],
      [1, '#e9c0a8'],
    ],
    [0.42, 0.36],
  )
  const brass = a.fade('#fff3b8', '#d98f36')
  const drum = (cx: number, cy: number, r: number, h: number) =>
    path(`M${cx - r} ${cy}v${h}a${r} ${r * 0.3} 0 0 0 ${2 * r} 0v${-h}Z`, shell) +
    ellipse([cx, cy], [r, r * 0.3], skin, `stroke="${steel}" stroke-width="1.6"`)
  return placed(
    shadow(84) +
      stroke(
        'M-66-4L-58-86M64-4L58-92M-40-2L-46-30M-56-2L-46-30M46-2L52-30M60-2L52-30',
        steel,
        2.2,
      ) +
      ellipse([-60, -88], [30, 5.4], brass, 'transform="rotate(-12 -60 -88)"') +
      ellipse([60, -94], [32, 5.8], brass, 'transform="rotate(10 60 -94)"') +
      drum(-20, -72, 19, 18) +
      drum(22, -74, 19, 18) +
      circle(0, -30, 31, shell) +
      circle(0, -30, 26, skin) +
      glyphAt('star', 0, -30, 24, color) +
      drum(-48, -42, 18, 14) +
      drum(52, -44, 20, 28),
    x,
    y,
    s / 100,
  )
}

/** An electric guitar on its stand, `s` high, standing at (x, y). */
export function guitar(a: Artist, x: number, y: number, s: number, color: string): string {
  const body = a.radial(
    [
      [0, lighter(color, 0.75)],
      [0.5, color],
      [1, darker(color, 0.5)],
    ],
    [0.36, 0.3],
  )
  return placed(
    shadow(34) +
      stroke('M0-6L-22 0M0-6L22 0M0-6V-30', '#3a2f6a', 3.4) +
      placed(
        rect(
          [-3.4, -100, 6.8, 66],
          2,
          a.linear(
            [
              [0, '#f2c48a'],
              [1, '#8a4f36'],
            ],
            [0, 0, 1, 0],
          ),
        ) +
          path('M-5-112L5-114L6-98H-5Z', darker(color, 0.3)) +
          path(
            'M-6-46Q-24-58-20-44Q-14-36-22-28Q-32-10-14-2Q0 4 16-2Q32-10 23-28Q15-38 20-48Q22-58 6-46L0-42Z',
            body,
          ) +
          stroke('M-22-28Q-32-10-14-2', '#fffaf0', 1.8, 'opacity=".8"') +
          rect([-9, -26, 18, 4.5], 2, '#fff3d8') +
          rect([-8, -15, 16, 5], 2, '#2a1f4a') +
          stroke('M-1.4-108V-12M1.4-108V-12', '#fffdf0', 0.8, 'opacity=".8"'),
        0,
        -8,
        1,
        7,
      ),
    x,
    y,
    s / 122,
  )
}

/** A flute on its stand before a sheet of notes, `s` high, standing at (x, y). */
export function flute(a: Artist, x: number, y: number, s: number, color: string): string {
  return placed(
    shadow(32) +
      stroke('M0-4L-20 0M0-4L20 0M0-4V-58', '#5a5490', 3) +
      path('M-32-92L30-96L34-56L-28-52Z', a.fade('#fffdf4', '#d9cbe8')) +
      stroke('M-24-82L24-85M-23-75L25-78M-22-68L26-71', '#8a80a8', 1.4) +
      path('M-30-53L36-57V-53L-30-49Z', '#7a74ac') +
      glyphAt('note', 6, -78, 15, darker(color, 0.3)) +
      placed(
        rect([-44, -4, 88, 8], 4, a.fade('#ffffff', lighter(color, 0.1))) +
          many(6, (nth) => circle(-6 + nth * 8, -0.5, 2, darker(color, 0.45))) +
          rect([-34, -5.4, 9, 5], 2.5, '#8a80a8') +
          rect([-20, -4.6, 4, 9.2], 1, '#ffe6a8') +
          rect([16, -4.6, 4, 9.2], 1, '#ffe6a8'),
        4,
        -40,
        1,
        -14,
      ),
    x,
    y,
    s / 98,
  )
}

/** A microphone for the one who sings, in the light, `s` high. */
export function singersMicrophone(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color: string,
): string {
  const metal = a.linear(
    [
      [0, '#fffaf0'],
      [0.5, '#c9bfe8'],
      [1, '#5a5490'],
    ],
    [0, 0, 1, 0],
  )
  return placed(
    ellipse([0, 0], [20, 4.4], a.fade('#c9bfe8', '#3a2f6a')) +
      rect([-1.9, -84, 3.8, 84], 1.6, metal) +
      placed(
        path(
          'M-5 0L-6.5-26H6.500L5 0Z',
          a.linear(
            [
              [0, '#6a5f9c'],
              [1, '#1e1740'],
            ],
            [0, 0, 1, 0],
          ),
        ) +
          circle(
            0,
            -32,
            10,
            a.radial(
              [
                [0, '#ffffff'],
                [0.6, '#c9bfe8'],
                [1, '#5a5490'],
              ],
              [0.36, 0.3],
            ),
          ) +
          rect([-9, -28, 18, 4], 2, color),
        0,
        -80,
        1,
        24,
      ),
    x,
    y,
    s / 122,
  )
}
