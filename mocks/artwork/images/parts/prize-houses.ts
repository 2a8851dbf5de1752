import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { circle, group, many, n, path, rect, stroke } from '../svg.ts'
import { flower } from './leaves.ts'
import { onTile, shadow, upright } from './prize-ground.ts'

const light = (a: Artist) =>
  a.radial(
    [
      [0, '#fffbe6'],
      [0.5, '#ffdf8e'],
      [1, '#ffa24e'],
    ],
    [0.5, 0.62],
  )
const wood = '#7a4456'

/** A lit window with a frame and a box of flowers, its sill at (x, y). */
function window(a: Artist, x: number, y: number, w: number, h: number): string {
  const arch = (grow: number) =>
    `M${n(x - w / 2 - grow)} ${n(y + grow)}v${n(-h + w / 2 - grow)}a${n(w / 2 + grow)} ${n(w / 2 + grow)} 0 0 1 ${n(w + 2 * grow)} 0v${n(h - w / 2 + grow)}z`
  return (
    path(arch(3), a.fade('#a8644e', '#542a4c')) +
    path(arch(0), light(a)) +
    stroke(`M${n(x)} ${n(y)}v${n(-h)}M${n(x - w / 2)} ${n(y - h * 0.48)}h${n(w)}`, wood, 1.8) +
    path(
      `M${n(x - w / 2)} ${n(y - h * 0.5)}v${n(-h + w / 2 + h * 0.5)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w / 2)} ${n(-w / 2)}q${n(-w * 0.3)} ${n(h * 0.3)} ${n(-w / 2)} ${n(h * 0.5)}z`,
      '#ffffff',
      'opacity=".5"',
    ) +
    rect([x - w * 0.72, y + 2, w * 1.44, 6], 2, a.fade('#c98062', '#5c2a4c')) +
    many(5, (nth) =>
      flower(
        a,
        x + (nth - 2) * w * 0.28,
        y + 0.5 - (nth % 2) * 2,
        4.2,
        ['#ff9ab4', '#ffd27a', '#ffffff'][nth % 3] ?? '#fff',
      ),
    )
  )
}

interface HouseProps {
  /** The middle of the house on the tile, and half of its sides. */
  at: readonly [u: number, v: number]
  half: readonly [u: number, v: number]
  wall: number
  rise: number
  roof: string
}

/** A house whose gable is to the left and whose long side is to the right, in the shade. */
export function prizeHouse(
  a: Artist,
  { at: [u, v], half: [hu, hv], wall, rise, roof }: HouseProps,
): string {
  const front = onTile(u, v + hv)
  const side = onTile(u + hu, v + hv)
  const gable = `M${n(-hu)} 0V${n(-wall)}L0 ${n(-wall - rise)}L${n(hu)} ${n(-wall)}V0Z`
  const over = 8
  const k = (hu + over) / hu
  const eave = wall + rise - rise * k
  const facade =
    path(
      gable,
      a.linear(
        [
          [0, '#fff3dc'],
          [0.55, '#f3cdb4'],
          [1, '#b98299'],
        ],
        [0, 0, 1, 0.25],
      ),
    ) +
    path(
      `M${n(-hu)} ${n(-wall)}L0 ${n(-wall - rise)}L${n(hu)} ${n(-wall)}v9L0 ${n(-wall - rise + 15)}L${n(-hu)} ${n(-wall + 11)}Z`,
      '#5a2a5c',
      'opacity=".4"',
    ) +
    stroke(`M${n(-hu)} ${n(-wall + 3)}H${n(hu)}`, wood, 4) +
    stroke(`M${n(-hu + 2)} 0V${n(-wall)}M${n(hu - 2)} 0V${n(-wall)}`, wood, 3.4) +
    rect([-hu, -9, hu * 2, 10], 2, a.fade('#a98aa8', '#553a78')) +
    many(7, (nth) =>
      rect(
        [-hu + nth * ((hu * 2) / 7) + 1, -8 + (nth % 2) * 3, (hu * 2) / 7 - 2.4, 5],
        2,
        '#d9bcc8',
        'opacity=".45"',
      ),
    ) +
    window(a, -hu * 0.62, -19, hu * 0.34, wall * 0.42) +
    window(a, hu * 0.62, -19, hu * 0.34, wall * 0.42) +
    // The door, below a lantern.
    path(`M-14 0v-26a14 15 0 0 1 28 0v26z`, a.fade('#a8644e', '#542a4c')) +
    path(`M-10.5 0v-25.500a10.5 12 0 0 1 21 0v25.500z`, a.fade('#ff9a6a', '#9a3f5c')) +
    stroke('M-3.5-35v35M3.5-35v35', '#7a2f50', 1, 'opacity=".6"') +
    circle(0, -25, 4.4, light(a)) +
    circle(7, -13, 1.6, '#ffe3a0') +
    // The round window of the gable.
    circle(0, -wall - rise * 0.36, 10.5, a.fade('#a8644e', '#542a4c')) +
    circle(0, -wall - rise * 0.36, 7.6, light(a)) +
    stroke(
      `M-7.6 ${n(-wall - rise * 0.36)}h15.200M0 ${n(-wall - rise * 0.36 - 7.6)}v15.2`,
      wood,
      1.6,
    )
  const long = hv * 2
  const flank =
    rect([0, -wall, long, wall], 0, a.fade('#a06a94', '#48307c', [0, 0, 1, 0.4])) +
    rect([0, -wall, long, 13], 0, '#2a1250', 'opacity=".45"') +
    rect([0, -9, long, 10], 2, a.fade('#75588e', '#38265e')) +
    stroke(`M${n(long - 2)} 0v${n(-wall)}M2 0v${n(-wall)}`, '#4a2a58', 3.4) +
    window(a, long * 0.3, -18, hu * 0.34, wall * 0.42) +
    window(a, long * 0.7, -18, hu * 0.34, wall * 0.42)
  // The roof: along the ridge, and down to the eave.
  const slope: readonly [number, number] = [0.866 * hu * k, 0.5 * hu * k + rise * k]
  const down = Math.hypot(...slope)
  const ridge = onTile(u, v + hv + over, wall + rise)
  const width = long + over * 2
  const rows = 6
  const tiles = many(rows, (nth) => {
    const row = rows - 1 - nth
    const [y, h] = [(down / rows) * row, down / rows + 5]
    const count = 9
    const w = width / count
    return many(count + 1, (column) => {
      const x = (column - (row % 2 ? 0.5 : 0)) * w
      const x1 = Math.max(0, x)
      const x2 = Math.min(width, x + w)
      if (x2 - x1 < 2) return ''
      const tone = mix(
        roof,
        '#2f1a78',
        0.1 + (row / rows) * 0.28 + a.range(-0.05, 0.1) + (x / width) * 0.22,
      )
      return path(
        `M${n(x1)} ${n(y - 1)}H${n(x2)}v${n(h - 5)}q0 5-${n((x2 - x1) / 2)} 5t-${n((x2 - x1) / 2)}-5z`,
        a.fade(lighter(tone, 0.16), tone),
        `stroke="${mix(roof, '#1d0f54', 0.62)}" stroke-width=".9"`,
      )
    })
  })
  const board = (grow: number) =>
    `M${n(-hu * k)} ${n(-eave)}Q${n(-hu * 0.4)} ${n(-wall - rise * 0.5 + 2)} 0 ${n(-wall - rise + grow)}Q${n(hu * 0.4)} ${n(-wall - rise * 0.5 + 2)} ${n(hu * k)} ${n(-eave)}`
  const [chimneyX, chimneyY] = onTile(u + hu * 0.46, v - hv * 0.3, wall + rise * 0.5)
  const chimney =
    path(
      `M${n(chimneyX - 10)} ${n(chimneyY - 42)}l10 5.500v41l-10-12z`,
      a.fade('#e0a090', '#7c4468'),
    ) +
    path(
      `M${n(chimneyX + 10)} ${n(chimneyY - 42)}l-10 5.500v41l10 3z`,
      a.fade('#8c527c', '#432668'),
    ) +
    path(`M${n(chimneyX - 12)} ${n(chimneyY - 44)}l12-6.5 12 6.5-12 6.500z`, '#ffc6a8') +
    path(
      `M${n(chimneyX - 12)} ${n(chimneyY - 44)}l12 6.500v4l-12-6.500zM${n(chimneyX + 12)} ${n(chimneyY - 44)}l-12 6.500v4l12-6.500z`,
      '#7a4066',
    )
  return (
    shadow(a, onTile(u + 14, v + 4), [hu + hv + 24, (hu + hv) * 0.62], 0.7) +
    upright(flank, side, 'v') +
    upright(facade, front, 'u') +
    group(
      tiles,
      `transform="matrix(.866 -.5 ${n(slope[0] / down)} ${Math.round((slope[1] / down) * 1000) / 1000} ${n(ridge[0])} ${n(ridge[1])})"`,
    ) +
    chimney +
    stroke(
      `M${n(ridge[0])} ${n(ridge[1])}l${n(width * 0.866)} ${n(-width * 0.5)}`,
      mix(roof, '#ffe9c8', 0.5),
      6,
    ) +
    upright(
      stroke(board(0), mix(roof, '#24125c', 0.45), 11) +
        stroke(board(-1), mix(roof, '#ffe9d8', 0.34), 7) +
        stroke(board(-3.4), '#fff0d0', 1.6, 'opacity=".85"'),
      onTile(u, v + hv + over),
      'u',
    )
  )
}
