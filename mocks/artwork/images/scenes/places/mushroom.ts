import type { Artist } from '../../artist.ts'
import { circle, ellipse, group, n, path, rect, stroke } from '../../svg.ts'

const cap = '#f2654f'

/** A round window in a frame of wood, lit from within. */
function roundPane(a: Artist, x: number, y: number, r: number): string {
  return (
    a.glow(x, y, r * 3, '#ffc24b', 0.6) +
    circle(x, y, r * 1.2, a.fade('#b8734a', '#4c2438')) +
    circle(
      x,
      y,
      r,
      a.radial(
        [
          [0, '#fffbe6'],
          [0.6, '#ffd981'],
          [1, '#ff9f4a'],
        ],
        [0.5, 0.6],
      ),
    ) +
    stroke(`M${n(x - r)} ${n(y)}h${n(2 * r)}M${n(x)} ${n(y - r)}v${n(2 * r)}`, '#8a4a3a', r * 0.16)
  )
}

/** The house under a mushroom's cap, its floor at (x, y). */
export function mushroom(a: Artist, x: number, y: number): string {
  const top = `M${n(x - 132)} ${n(y - 78)}C${n(x - 136)} ${n(y - 150)} ${n(x - 66)} ${n(y - 196)} ${n(x)} ${n(y - 196)}S${n(x + 136)} ${n(y - 150)} ${n(x + 132)} ${n(y - 78)}C${n(x + 84)} ${n(y - 62)} ${n(x - 84)} ${n(y - 62)} ${n(x - 132)} ${n(y - 78)}Z`
  const stem = `M${n(x - 84)} ${n(y + 4)}C${n(x - 90)} ${n(y - 30)} ${n(x - 92)} ${n(y - 56)} ${n(x - 86)} ${n(y - 80)}H${n(x + 86)}C${n(x + 92)} ${n(y - 56)} ${n(x + 90)} ${n(y - 30)} ${n(x + 84)} ${n(y + 4)}Z`
  const spots = [
    [-58, -142, 21, 15, -28],
    [8, -168, 22, 13, 4],
    [66, -128, 19, 15, 32],
    [-94, -102, 15, 13, -44],
    [-12, -108, 17, 13, 0],
    [106, -98, 11, 13, 50],
  ] as const
  const door = `M${n(x - 20)} ${n(y + 2)}v-40a20 22 0 0 1 40 0v40Z`
  return (
    ellipse([x, y + 4], [150, 15], '#160a2c', 'opacity=".5"') +
    rect([x + 66, y - 186, 20, 50], 3, a.fade('#c87a5a', '#5a2a40')) +
    rect([x + 62, y - 190, 28, 7], 3, '#e09a78') +
    group(
      circle(x + 80, y - 198, 8, '#ffe0d8') +
        circle(x + 92, y - 208, 11, '#ffe0d8') +
        circle(x + 110, y - 216, 14, '#ffe0d8'),
      'opacity=".24"',
    ) +
    path(
      stem,
      a.linear(
        [
          [0, '#8a5066'],
          [0.3, '#f3cdb0'],
          [0.66, '#d99a92'],
          [1, '#6a3760'],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    path(
      `M${n(x - 92)} ${n(y - 80)}h184q-6 30-92 32t-92-32Z`,
      a.across(
        [
          [0, '#3d0f3a', 0.75],
          [1, '#3d0f3a', 0],
        ],
        [0, y - 80, 0, y - 46],
      ),
    ) +
    roundPane(a, x - 52, y - 34, 12) +
    roundPane(a, x + 52, y - 34, 12) +
    a.glow(x, y - 26, 62, '#ffc24b', 0.75) +
    path(door, a.fade('#8a4a3a', '#5a2638'), 'stroke="#5a2a3c" stroke-width="7"') +
    path(
      door,
      a.radial(
        [
          [0, '#fffbe6'],
          [0.55, '#ffd981'],
          [1, '#ff9f4a'],
        ],
        [0.5, 0.7],
      ),
    ) +
    // The gills, in the light of the door.
    path(
      `M${n(x - 130)} ${n(y - 78)}C${n(x - 84)} ${n(y - 62)} ${n(x + 84)} ${n(y - 62)} ${n(x + 130)} ${n(y - 78)}C${n(x + 90)} ${n(y - 92)} ${n(x - 90)} ${n(y - 92)} ${n(x - 130)} ${n(y - 78)}Z`,
      a.across(
        [
          [0, '#7a2f4e'],
          [0.5, '#e9a07a'],
          [1, '#5c2148'],
        ],
        [x - 130, 0, x + 130, 0],
      ),
    ) +
    path(
      top,
      a.radial(
        [
          [0, '#ffb08a'],
          [0.34, cap],
          [0.72, '#c23a50'],
          [1, '#6e1f52'],
        ],
        [0.36, 0.24],
      ),
    ) +
    group(
      spots
        .map(([dx, dy, rx, ry, turn]) =>
          ellipse(
            [x + dx, y + dy],
            [rx, ry],
            a.fade('#fff6ea', '#eaa3a0', [0, 0, 0.6, 1]),
            `transform="rotate(${turn} ${n(x + dx)} ${n(y + dy)})"`,
          ),
        )
        .join(''),
      'opacity=".94"',
    ) +
    // The moon's light on the cap.
    stroke(
      `M${n(x - 128)} ${n(y - 96)}C${n(x - 126)} ${n(y - 148)} ${n(x - 64)} ${n(y - 192)} ${n(x - 2)} ${n(y - 193)}`,
      '#ffe3cf',
      2.6,
      'opacity=".8"',
    ) +
    stroke(
      `M${n(x + 131)} ${n(y - 86)}C${n(x + 132)} ${n(y - 132)} ${n(x + 96)} ${n(y - 168)} ${n(x + 54)} ${n(y - 186)}`,
      '#b98cff',
      2.2,
      'opacity=".6"',
    )
  )
}
