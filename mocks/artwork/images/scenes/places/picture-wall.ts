import { type Artist, toned } from '../../artist.ts'
import { moods, type MoodName } from '../../moods.ts'
import { boat } from '../../parts/boats.ts'
import { lighthouse } from '../../parts/lighthouse.ts'
import { sparkle } from '../../parts/sky.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../../svg.ts'
import { pool } from './ground.ts'

type Box = readonly [x: number, y: number, w: number, h: number]

/** A picture in a frame of gold, with the lamp above it. */
function framed(
  a: Artist,
  [x, y, w, h]: Box,
  mood: MoodName,
  content: (b: Artist) => string,
): string {
  const b = toned(a, moods[mood])
  const last = b.mood.sky.length - 1
  const sky = a.across(
    b.mood.sky.map((color, nth) => [nth / last, color] as const),
    [0, y, 0, y + h * 0.7],
  )
  const edge = Math.max(6, w * 0.05)
  return (
    a.glow(x + w / 2, y + h / 2, w * 0.95, '#ffe0a0', 0.5) +
    rect([x - edge + 4, y - edge + 6, w + 2 * edge, h + 2 * edge], 4, '#120a30', 'opacity=".55"') +
    rect(
      [x - edge, y - edge, w + 2 * edge, h + 2 * edge],
      4,
      a.linear(
        [
          [0, '#fff0b8'],
          [0.4, '#e9a94a'],
          [1, '#8a4f2c'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    rect([x - 2, y - 2, w + 4, h + 4], 1, '#5a3030') +
    group(
      rect([x, y, w, h], 0, sky) + content(b),
      `clip-path="${a.clip(rect([x, y, w, h], 0, '#fff'))}"`,
    ) +
    path(
      `M${n(x + w / 2 - 3)} ${n(y - edge - 12)}L${n(x)} ${n(y + h * 0.8)}H${n(x + w)}L${n(x + w / 2 + 3)} ${n(y - edge - 12)}Z`,
      a.across(
        [
          [0, '#fff6dc', 0.5],
          [1, '#fff6dc', 0],
        ],
        [0, y - edge, 0, y + h * 0.8],
      ),
    ) +
    stroke(`M${n(x + w / 2 - 15)} ${n(y - edge - 11)}h30`, '#ffe6a8', 5)
  )
}

/** The sea in an image. */
const water = (b: Artist, [x, y, w, h]: Box) =>
  rect([x, y, w, h], 0, b.fade(b.mood.sea[0], b.mood.sea[2])) +
  stroke(
    `M${x + w * 0.4} ${y + h * 0.3}h${w * 0.3}M${x + w * 0.3} ${y + h * 0.6}h${w * 0.5}`,
    '#ffffff',
    1.6,
    'opacity=".5"',
  )

/** A wall of framed pictures in the light of lamps: for the gallery. */
export function pictureWall(a: Artist): string {
  return (
    rect(
      [-20, 0, 1000, 214],
      0,
      a.across(
        [
          [0, '#1a3a5c', 0],
          [0.3, '#1f4a6a'],
          [1, '#2a3f7a'],
        ],
        [0, 0, 960, 0],
      ),
    ) +
    rect(
      [-20, 0, 1000, 214],
      0,
      a.radial([
        [0, '#6fd9b4', 0.4],
        [1, '#6fd9b4', 0],
      ]),
    ) +
    many(9, (nth) => rect([60 + nth * 106, 176, 92, 30], 3, '#0d2348', 'opacity=".4"')) +
    framed(
      a,
      [372, 48, 196, 116],
      'dusk',
      (b) =>
        circle(500, 96, 17, '#fff3d0') +
        a.glow(500, 96, 60, '#fff3d0', 0.7) +
        path('M372 128q40-30 76-18t40 18Z', '#7a5aa0') +
        water(b, [372, 124, 196, 44]) +
        path('M390 140q8-18 34-18t36 20Z', '#4a2a60') +
        lighthouse(b, 424, 128, 58) +
        boat(b, 522, 146, 26),
    ) +
    framed(
      a,
      [214, 66, 106, 82],
      'aurora',
      (b) =>
        path('M214 108q30-40 54-14t52-30v24q-30 30-52 10t-54 30Z', '#8affd0', 'opacity=".55"') +
        path('M214 134l28-30 20 20 26-38 32 44v24H214Z', b.fade('#2f6f88', '#0f2844')),
    ) +
    framed(
      a,
      [620, 60, 108, 92],
      'ember',
      (b) =>
        circle(674, 112, 22, '#fff3cf') +
        path('M620 122q24-22 52-8t56-8v50H620Z', b.fade('#b8506a', '#4a2358')) +
        path('M652 152v-26l14-12 14 12v26Z', '#3a1c48') +
        rect([660, 132, 11, 11], 1, '#ffd56b'),
    ) +
    // The floor.
    path(
      'M-20 206H980V240H-20Z',
      a.across(
        [
          [0, '#8a5a58'],
          [1, '#2a1440'],
        ],
        [0, 206, 0, 240],
      ),
    ) +
    rect([-20, 203, 1000, 5], 0, '#e9b07a', 'opacity=".8"') +
    pool(a, 470, 216, 180, '#ffe0a0', 0.7) +
    pool(a, 267, 214, 90, '#ffe0a0', 0.5) +
    pool(a, 674, 214, 90, '#ffe0a0', 0.5) +
    // A rope before the pictures.
    [330, 430, 530, 630]
      .map((x) => stroke(`M${x} 222V188`, '#e9b65a', 4) + circle(x, 186, 4.5, '#ffe6a8'))
      .join('') +
    stroke('M330 192q50 26 100 0q50 26 100 0q50 26 100 0', '#d9586a', 4) +
    [170, 776]
      .map(
        (x) =>
          path(
            many(7, (nth) => {
              const at = (nth - 3) * 0.36
              const [tx, ty] = [x + Math.sin(at) * 62, 182 - Math.cos(at) * 62]
              return `M${x} 190Q${n(x + Math.sin(at) * 30 - 9)} ${n(182 - Math.cos(at) * 40)} ${n(tx)} ${n(ty)}Q${n(x + Math.sin(at) * 30 + 9)} ${n(182 - Math.cos(at) * 34)} ${x} 190Z`
            }),
            a.fade('#6cc884', '#1f6a5c'),
          ) +
          path(
            `M${x - 20} 184h40l-6 34h-28Z`,
            a.linear(
              [
                [0, '#ffc09a'],
                [1, '#6a3350'],
              ],
              [0, 0, 1, 0.3],
            ),
          ),
      )
      .join('') +
    ellipse([470, 236], [400, 5], '#120a30', 'opacity=".3"') +
    sparkle(596, 40, 7, '#fffbe6') +
    sparkle(348, 38, 6, '#fffbe6')
  )
}
