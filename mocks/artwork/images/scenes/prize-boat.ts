import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { onTile, pool, prizeTile, shadow } from '../parts/prize-ground.ts'
import { scallop } from '../parts/scallop.ts'
import { sparkle } from '../parts/sky.ts'
import { glyphAt } from '../parts/tiles.ts'
import { fireflies } from '../parts/weather.ts'
import { circle, ellipse, many, n, path, rect, stroke } from '../svg.ts'

type Point = readonly [number, number]

/** The upper edge of the hull and its keel, from bow to stern. */
const rail: readonly Point[] = [
  [66, 176],
  [100, 226],
  [226, 232],
  [292, 172],
]
const keel: readonly Point[] = [
  [84, 220],
  [110, 276],
  [226, 278],
  [272, 226],
]

const between = (t: number): readonly Point[] =>
  rail.map(([x, y], nth) => {
    const [kx, ky] = keel[nth] ?? [x, y]
    return [x + (kx - x) * t, y + (ky - y) * t] as const
  })
const line = ([from, c1, c2, to]: readonly Point[], start = 'M') =>
  `${start}${(from ?? [0, 0]).map(n).join(' ')}C${[c1, c2, to].map((p) => (p ?? [0, 0]).map(n).join(' ')).join(' ')}`
const back = ([from, c1, c2, to]: readonly Point[]) =>
  line(
    [to, c2, c1, from].map((p) => p ?? [0, 0]),
    'L',
  )
/** The hull between two of its planks. */
const planks = (from: number, to: number) => `${line(between(from))}${back(between(to))}Z`

/** The deck and the rail behind it. */
const deck = (a: Artist) =>
  path('M66 176C120 190 232 190 292 172C226 232 100 226 66 176Z', a.fade('#7a4460', '#2f164c')) +
  stroke('M66 176C120 190 232 190 292 172', '#a8644e', 5)

function hull(a: Artist): string {
  const side = (color: string) =>
    a.linear(
      [
        [0, lighter(color, 0.5)],
        [0.3, lighter(color, 0.14)],
        [0.62, mix(color, '#4a1f62', 0.4)],
        [1, mix(color, '#2a124e', 0.78)],
      ],
      [0, 0, 1, 0.36],
    )
  return (
    path(planks(0, 1), side('#c9694f')) +
    path(planks(0.1, 0.32), side('#fff0dc')) +
    path(planks(0.72, 1), side('#3fa0b8')) +
    [0.32, 0.46, 0.6, 0.72]
      .map((t) => stroke(line(between(t)), '#3d1440', 1.3, 'opacity=".5"'))
      .join('') +
    [0.34, 0.48, 0.62].map((t) => stroke(line(between(t)), '#ffe0b8', 1, 'opacity=".4"')).join('') +
    // Portholes, lit.
    many(4, (nth) => {
      const [px, py] = [120 + nth * 36, [234, 240, 240, 231][nth] ?? 236]
      return (
        a.glow(px, py, 18, '#ffc24b', 0.6) +
        circle(px, py, 7, a.fade('#ffd98a', '#8a4a52')) +
        circle(px, py, 4.8, a.fade('#fffbe6', '#ffb254'))
      )
    }) +
    stroke(line(between(0)), '#6e3048', 7.5) +
    stroke(line(between(0)), '#e7a06c', 4.5) +
    stroke(line(between(-0.02)), '#fff0c8', 1.4, 'opacity=".9"') +
    // The bow.
    stroke('M66 176Q56 164 54 148', '#6e3048', 8) +
    stroke('M66 176Q56 164 54 148', '#e7a06c', 4.5) +
    circle(
      54,
      146,
      5.5,
      a.radial(
        [
          [0, '#fff6dc'],
          [0.5, '#ffc24b'],
          [1, '#b5602f'],
        ],
        [0.36, 0.3],
      ),
    )
  )
}

function cabin(a: Artist): string {
  const pane = (x: number, y: number) =>
    a.glow(x, y, 22, '#ffc24b', 0.55) +
    rect([x - 7, y - 8, 14, 15], 4, '#6a3458') +
    rect([x - 5, y - 6, 10, 11], 3, a.fade('#fffbe6', '#ffb254')) +
    stroke(`M${x} ${y - 6}v11M${x - 5} ${y - 0.5}h10`, '#8a4a52', 1.2)
  return (
    path(
      'M204 214V172H268V206Q240 220 204 214Z',
      a.linear(
        [
          [0, '#fff0dc'],
          [0.5, '#e9b9a8'],
          [1, '#7c4a84'],
        ],
        [0, 0, 1, 0.2],
      ),
    ) +
    rect([204, 174, 64, 8], 0, '#4a1f52', 'opacity=".35"') +
    pane(222, 190) +
    pane(248, 189) +
    path(
      'M196 176Q200 156 236 156T276 174Q236 184 196 176Z',
      a.radial(
        [
          [0, '#ffb8a0'],
          [0.5, '#f2654f'],
          [1, '#7a2458'],
        ],
        [0.34, 0.3],
      ),
    ) +
    stroke('M198 173Q206 158 236 157.5', '#ffe3cf', 1.8, 'opacity=".85"')
  )
}

function sails(a: Artist): string {
  const cloth = (shade: string) =>
    a.linear(
      [
        [0, '#fffaf0'],
        [0.4, '#ffeeda'],
        [0.75, mix('#ffd8cf', shade, 0.3)],
        [1, shade],
      ],
      [0, 0.1, 1, 0.7],
    )
  const main = 'M176 34C236 64 284 112 276 150C246 160 208 160 178 152C184 112 184 72 176 34Z'
  const jib = 'M164 50C130 88 88 128 60 152C92 166 132 168 162 158C156 122 156 86 164 50Z'
  const mainClip = a.clip(path(main, '#fff'))
  return (
    path(
      jib,
      a.linear(
        [
          [0, '#a86aa0'],
          [0.45, '#ffc9b0'],
          [1, '#fff3e0'],
        ],
        [0, 0.6, 1, 0.2],
      ),
    ) +
    stroke('M148 72Q146 120 150 162M128 94Q120 132 124 165', '#8a4a82', 1, 'opacity=".35"') +
    stroke('M60 152C92 166 132 168 162 158', '#fff6dc', 2, 'opacity=".8"') +
    // The mast, and the boom.
    stroke('M170 24V208', '#4a2046', 8) +
    stroke('M168.5 26V206', '#d99a72', 4) +
    stroke('M170 160Q226 170 284 152', '#4a2046', 6) +
    stroke('M170 158.500Q226 168 284 150.5', '#d99a72', 2.6) +
    path(main, cloth('#9a6fb8')) +
    `<g clip-path="${mainClip}">` +
    path(
      'M170 96C214 104 262 110 300 106V128C256 134 212 128 170 120Z',
      a.fade('#58c9c0', '#2a7a9a', [0, 0, 1, 0]),
    ) +
    stroke('M178 70Q222 82 262 84M180 140Q230 146 280 138', '#8a5a92', 1, 'opacity=".4"') +
    path('M176 34C196 74 198 116 190 160H172Z', '#6a3a8a', 'opacity=".22"') +
    '</g>' +
    stroke('M176 34C236 64 284 112 276 150', '#fff6dc', 2, 'opacity=".75"') +
    glyphAt('star', 218, 112, 30, '#fff6dc') +
    path(
      'M170 12Q188 6 198 14T222 14Q210 22 220 30Q202 34 192 28T170 30Z',
      a.fade('#ffb08a', '#d8485c', [0, 0, 1, 1]),
    ) +
    circle(170, 12, 4.5, '#ffe39a')
  )
}

/** A small wave on the water. */
const ripple = (u: number, v: number, r: number, opacity: number) => {
  const [x, y] = onTile(u, v)
  return stroke(
    `M${n(x - r)} ${n(y)}q${n(r * 0.5)} ${n(-r * 0.22)} ${n(r)} 0t${n(r)} 0`,
    '#e6fbff',
    1.8,
    `opacity="${opacity}"`,
  )
}

/** A boat of lanterns on the water of the harbor. */
export function lanternBoat(a: Artist): string {
  /** A lantern that floats on a paper boat. */
  const floating = (u: number, v: number, r: number, color: string) => {
    const [x, y] = onTile(u, v)
    return (
      pool(a, [x, y + 2], r * 4, 0.8) +
      path(
        `M${n(x - r * 1.5)} ${n(y - r * 0.3)}H${n(x + r * 1.5)}L${n(x + r * 0.9)} ${n(y + r * 0.6)}H${n(x - r * 0.9)}Z`,
        a.fade('#ffe9d8', darker('#c98a9a', 0.3)),
      ) +
      lantern(a, x, y - r * 2.4, r, color, 3.2)
    )
  }
  return (
    a.glow(176, 190, 170, '#ffb86a', 0.36) +
    prizeTile(a, '#3f86cf', ['#54bcd8', '#235aa2']) +
    ripple(-50, -20, 18, 0.6) +
    ripple(40, -60, 16, 0.5) +
    shadow(a, [182, 258], [124, 44], 0.6) +
    deck(a) +
    cabin(a) +
    sails(a) +
    hull(a) +
    // Foam along the water line.
    path(
      'M76 214C84 248 130 262 184 262S272 250 280 220C286 254 246 274 186 274S70 254 76 214Z',
      a.fade('#f2fdff', '#7fd8ec'),
      'opacity=".8"',
    ) +
    garland(a, [168, 22], [56, 144], 14, 6, 6, ['#ffc24b', '#ff9a7a', '#c9b4ff']) +
    garland(a, [172, 22], [296, 168], -26, 6, 6, ['#ffc24b', '#c9b4ff', '#ff9a7a']) +
    floating(-58, 54, 9, '#ffc24b') +
    floating(64, 60, 8, '#ff9a9f') +
    floating(74, -16, 7, '#c9b4ff') +
    ripple(50, 76, 16, 0.7) +
    ripple(-24, 78, 14, 0.7) +
    ellipse([...onTile(24, 78)], [13, 5], '#1a3a78', 'opacity=".4"') +
    scallop(a, onTile(24, 78)[0], onTile(24, 78)[1] - 8, 26, '#ff8a76') +
    sparkle(322, 92, 7, '#fff6dc') +
    sparkle(92, 66, 6, '#fff6dc') +
    fireflies(a, [40, 60, 280, 150], 8)
  )
}
