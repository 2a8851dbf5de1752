import type { Artist } from '../../artist.ts'
import { lantern } from '../../parts/lanterns.ts'
import { paperPlane } from '../../parts/letters.ts'
import { sparkle } from '../../parts/sky.ts'
import { fireflies } from '../../parts/weather.ts'
import { openBook } from '../books.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../../svg.ts'
import { pool } from './ground.ts'

const spines = ['#2fa7a0', '#256f86', '#6dc1bc', '#5c62b0', '#e9b872', '#d9786e', '#8f83d8']

/** Shelves that bend like waves, with books on them as one shape for each color. */
function shelves(a: Artist, from: number, to: number, phase: number): string {
  const books = spines.map(() => '')
  let [bands, backs, boards] = ['', '', '']
  for (const [row, foot] of [86, 144, 202].entries()) {
    const at = (x: number) => foot + Math.sin(x / 64 + phase + row * 0.9) * 5
    let x = from
    while (x < to - 8) {
      const [w, h] = [a.range(7, 12.5), a.range(30, 45)]
      const y = at(x + w / 2)
      if (a.chance(0.93)) {
        const nth = Math.floor(a.range(0, spines.length))
        books[nth] = `${books[nth] ?? ''}M${n(x)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}Z`
        bands += `M${n(x)} ${n(y - h * 0.78)}h${n(w)}v2.500h${n(-w)}ZM${n(x)} ${n(y - h * 0.3)}h${n(w)}v1.500h${n(-w)}Z`
        backs += `M${n(x + 1.2)} ${n(y - h + 1)}V${n(y - 1)}`
      }
      x += w + (a.chance(0.12) ? 8 : 0.8)
    }
    boards += many(Math.ceil((to - from) / 16) + 1, (nth) => {
      const px = Math.min(to, from + nth * 16)
      return `${nth === 0 ? 'M' : 'L'}${n(px)} ${n(at(px) + 3)}`
    })
  }
  return (
    rect([from, 26, to - from, 200], 0, '#0d2346') +
    books.map((d, nth) => path(d, spines[nth] ?? '#2fa7a0')).join('') +
    path(bands, '#ffe6a8', 'opacity=".55"') +
    stroke(backs, '#ffffff', 1.2, 'opacity=".22"') +
    stroke(boards, '#5a3a4a', 7) +
    stroke(boards, '#e9a878', 1.6, 'opacity=".8" transform="translate(0 -3)"')
  )
}

/** The library of Pado: shelves like waves around a window over the sea. */
export function library(a: Artist): string {
  const [x, foot] = [520, 204]
  const arch = (grow: number) =>
    `M${x - 84 - grow} ${foot}V${112 - grow * 0.2}a${84 + grow} ${88 + grow} 0 0 1 ${168 + 2 * grow} 0V${foot}Z`
  const wave =
    'M436 182q24-20 52-8c20 9 30-10 14-18-16-7-30 8-24 18 14-44 76-48 92-6 10 24 34 22 50 6v40H436Z'
  const shade = a.across(
    [
      [0, '#0a1232', 0.9],
      [0.3, '#0a1232', 0.45],
      [0.5, '#0a1232', 0],
      [0.72, '#0a1232', 0.3],
      [1, '#0a1232', 0.7],
    ],
    [0, 0, 960, 0],
  )
  return (
    shelves(a, -30, 430, 0.4) +
    shelves(a, 610, 960, 2.4) +
    rect([-30, 26, 990, 200], 0, shade) +
    // The light of the moon on the books next to the window.
    a.glow(x, 120, 330, '#8fe0dc', 0.5) +
    path(
      arch(13),
      a.linear(
        [
          [0, '#e9b878'],
          [0.4, '#a86a50'],
          [1, '#4a2a48'],
        ],
        [0, 0, 1, 0.4],
      ),
    ) +
    path(arch(4), '#241a48') +
    group(
      rect(
        [430, 20, 180, 190],
        0,
        a.across(
          [
            [0, '#14204e'],
            [0.45, '#2a6a94'],
            [0.75, '#8fd8cc'],
            [1, '#ffe9c0'],
          ],
          [0, 24, 0, 170],
        ),
      ) +
        a.glow(x + 26, 86, 92, '#fff6dc', 0.8) +
        circle(
          x + 26,
          86,
          29,
          a.radial(
            [
              [0, '#ffffff'],
              [0.75, '#fff3d0'],
              [1, '#ffe0a8'],
            ],
            [0.4, 0.4],
          ),
        ) +
        path('M430 168q26-24 54-15t40 15Z', '#3f7f9c', 'opacity=".8"') +
        rect([430, 166, 180, 44], 0, a.fade('#bff0e4', '#1c5f86')) +
        stroke('M512 170h66M522 175h52M506 181h60', '#fffbe6', 1.8, 'opacity=".8"') +
        path(wave, a.fade('#7fe0d4', '#1a6a8c')) +
        stroke(
          'M436 182q24-20 52-8c20 9 30-10 14-18-16-7-30 8-24 18 14-44 76-48 92-6',
          '#f4fffb',
          3,
        ) +
        many(12, () =>
          circle(a.range(440, 600), a.range(40, 120), a.range(0.6, 1.3), '#ffffff', 'opacity=".8"'),
        ) +
        sparkle(468, 66, 6, '#ffffff'),
      `clip-path="${a.clip(path(arch(0), '#fff'))}"`,
    ) +
    stroke(`M${x} 24V${foot}M436 112H604`, '#8a5548', 4.5) +
    stroke(`M${x - 1} 26V${foot}M436 110.800H604`, '#ffd9a8', 1, 'opacity=".7"') +
    // The floor, in the light of the window.
    path(
      'M0 214Q520 192 960 214V240H0Z',
      a.across(
        [
          [0, '#5a3a58'],
          [1, '#1a1240'],
        ],
        [0, 200, 0, 240],
      ),
    ) +
    stroke('M0 214Q520 192 960 214', '#ffcfa0', 1.4, 'opacity=".6"') +
    pool(a, x, 212, 190, '#a8f0e4', 0.55) +
    path(
      'M446 204L392 240H660L596 204Z',
      a.across(
        [
          [0, '#d8fff4', 0.4],
          [1, '#d8fff4', 0],
        ],
        [0, 200, 0, 240],
      ),
    ) +
    // A ladder to the upper shelf.
    stroke('M338 214L366 34M362 214L390 34', '#e0a870', 4) +
    stroke(
      many(8, (nth) => `M${n(341 + nth * 3.4)} ${n(196 - nth * 21.5)}h24`),
      '#b87a50',
      3.4,
    ) +
    openBook(a, 664, 184, 42) +
    ellipse([664, 214], [60, 6], '#0a0a2a', 'opacity=".4"') +
    path('M612 214l6-8h92l6 8Z', a.fade('#c9785a', '#5a2c48')) +
    path('M620 206l4-7h80l4 7Z', a.fade('#6dc1bc', '#256f86')) +
    paperPlane(640, 128, 19, -30) +
    paperPlane(606, 84, 14, -44) +
    paperPlane(700, 96, 16, -12) +
    [
      [236, 52],
      [430, 38],
      [760, 44],
      [900, 56],
    ]
      .map(([lx = 0, ly = 0]) => stroke(`M${lx} 0V${ly}`, '#c9a878', 1) + lantern(a, lx, ly, 11))
      .join('') +
    fireflies(a, [560, 60, 200, 110], 7)
  )
}
