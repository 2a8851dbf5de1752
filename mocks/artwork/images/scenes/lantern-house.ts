import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import type { MascotName } from '../mascots/pose.ts'
import { posed } from '../mascots/posed.ts'
import { garland, lampPost, lantern } from '../parts/lanterns.ts'
import { bush } from '../parts/plants.ts'
import { sky, stars } from '../parts/sky.ts'
import { ellipse, group, many, n, path, placed, rect, stroke } from '../svg.ts'

/** The mascots at their windows, by the number of the day from 0. */
const guests: Readonly<Record<number, MascotName>> = {
  3: 'pado',
  8: 'ipsae',
  12: 'byol',
  17: 'moru',
  23: 'dalbo',
  28: 'lumi',
}

const lamps = ['#ffd481', '#ffad9f', '#ffe6a8', '#ff9fb0', '#c1baee'] as const
const curtains = ['#c9508a', '#2fa7a0', '#7468dd', '#e2705f'] as const

/**
 * The house of the countdown with its thirty windows, all of them lit: ten by three, or six by five on a phone. The
 * page darkens those of days to come, so `windows.module.css` has the same grid.
 */
export function lanternHouse(a: Artist): string {
  const columns = a.tall ? 6 : 10
  const [left, top, cellW, cellH] = a.tall ? [24, 130, 112, 156] : [60, 140, 132, 156]
  const rows = 30 / columns
  const [w, h] = a.tall ? [72, 98] : [84, 106]
  const foot = top + rows * cellH
  const right = a.w - left
  const wall = ['#4b4590', '#2a2560'] as const
  const window = (nth: number) => {
    const x = left + (nth % columns) * cellW + (cellW - w) / 2
    const y = top + Math.floor(nth / columns) * cellH + 12
    const arch = (by: number) =>
      `M${n(x - by)} ${n(y + h + by)}V${n(y + w / 2)}a${n(w / 2 + by)} ${n(w / 2 + by)} 0 0 1 ${n(w + by * 2)} 0V${n(y + h + by)}Z`
    const light = lamps[(nth * 7) % 5] ?? lamps[0]
    const cloth = curtains[(nth * 3) % 4] ?? curtains[0]
    const guest = guests[nth]
    const cx = x + w / 2
    const drape = (side: number) => {
      const at = cx + (side * w) / 2
      return path(
        `M${n(at)} ${n(y)}H${n(cx + side * w * 0.06)}Q${n(cx + side * w * 0.18)} ${n(y + h * 0.5)} ${n(cx + side * w * 0.4)} ${n(y + h * 0.66)}L${n(cx + side * w * 0.34)} ${n(y + h)}H${n(at)}Z`,
        a.fade(lighter(cloth, 0.3), darker(cloth, 0.15)),
      )
    }
    const lamp = nth % 2 === 0 ? lantern(a, cx, y + h * 0.16, w * 0.15, '#ffc24b') : ''
    const plant =
      nth % 3 === 1
        ? path(`M${n(cx - 9)} ${n(y + h - 18)}h18l-3 18h-12Z`, '#b8485c') +
          placed(bush(a, 0, 0, 44), cx, y + h - 18)
        : ''
    const room =
      rect([x - 2, y - 2, w + 4, h + 4], 0, a.fade(lighter(light, 0.35), light)) +
      (guest
        ? placed(posed(a, 'cheer', guest), cx - 72 * 0.66, y + h - 160 * 0.66 + 22, 0.66)
        : lamp + drape(-1) + drape(1) + plant)
    const cross = guest
      ? ''
      : stroke(`M${n(cx)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h * 0.42)}h${w}`, '#5a3a4e', 3.4)
    return (
      a.glow(cx, y + h * 0.55, w * 1.15, light, 0.5) +
      path(arch(6), a.fade('#f3d9c4', '#a9799a')) +
      group(room + cross, `clip-path="${a.clip(path(arch(0), '#fff'))}"`) +
      rect([x - 12, y + h + 3, w + 24, 9], 4, a.fade('#ffeeda', '#b58aa2'))
    )
  }
  const tiles = many(6, (row) =>
    many(a.w / 30 + 1, (nth) => {
      const [tx, ty] = [nth * 30 - (row % 2) * 15, 22 + row * 17]
      return path(
        `M${n(tx)} ${n(ty)}h28v9a14 12 0 0 1-28 0Z`,
        mix('#8a3f6a', '#d2616d', a.range(0.1, 0.9)),
      )
    }),
  )
  const roof = a.clip(
    path(`M${left + 46} 18H${right - 46}L${right + 16} ${top - 14}H${left - 16}Z`, '#fff'),
  )
  const stones = many(a.tall ? 70 : 120, () =>
    rect(
      [a.range(left, right - 30), a.range(top, foot), a.range(16, 30), 9],
      3,
      a.chance(0.5) ? lighter(wall[0], 0.12) : darker(wall[1], 0.1),
      'opacity=".45"',
    ),
  )
  const [doorX, doorH] = [a.w / 2, a.h - foot - 34]
  const step = (y: number, half: number) =>
    rect([doorX - half, y, half * 2, 12], 5, a.fade('#c9a8c4', '#6a5490'))
  return (
    sky(a, a.h) +
    stars(a, top, 60) +
    // The ground before the house.
    ellipse([a.w / 2, a.h - 4], [a.w * 0.62, 46], a.fade('#2c6a6c', '#123048')) +
    rect([left, top - 20, right - left, foot - top + a.h - foot - 14], 8, a.fade(...wall)) +
    stones +
    [...Array.from({ length: rows - 1 }, (_, nth) => top + (nth + 1) * cellH), foot]
      .map((y) => rect([left - 6, y - 5, right - left + 12, 7], 3, '#6d64b8', 'opacity=".7"'))
      .join('') +
    rect([left - 6, foot - 4, right - left + 12, 12], 4, a.fade('#8f83d8', '#4b4590')) +
    [0.2, 0.84].map((at) => rect([a.w * at, 0, 40, 60], 5, a.fade('#a24f70', '#471f52'))).join('') +
    group(rect([0, 0, a.w, top], 0, '#6f2f5c') + tiles, `clip-path="${roof}"`) +
    rect([left - 20, top - 18, right - left + 40, 14], 7, a.fade('#f3d9c4', '#a9799a')) +
    many(30, window) +
    // The door.
    a.glow(doorX, foot + doorH * 0.6, 130, '#ffc24b', 0.7) +
    path(
      `M${n(doorX - 44)} ${n(foot + doorH + 14)}V${n(foot + 50)}a44 40 0 0 1 88 0V${n(foot + doorH + 14)}Z`,
      '#f3d9c4',
    ) +
    path(
      `M${n(doorX - 36)} ${n(foot + doorH + 14)}V${n(foot + 52)}a36 34 0 0 1 72 0V${n(foot + doorH + 14)}Z`,
      a.fade('#2fa7a0', '#14545c', [0, 0, 1, 1]),
    ) +
    stroke(`M${n(doorX)} ${n(foot + 20)}V${n(foot + doorH + 12)}`, '#0f3f4c', 3) +
    step(foot + doorH + 10, 62) +
    step(foot + doorH + 20, 84) +
    lantern(a, doorX - 78, foot + 26, 15) +
    lantern(a, doorX + 78, foot + 26, 15) +
    [-1, 1]
      .map((side) =>
        many(a.tall ? 2 : 6, (nth) =>
          placed(bush(a, 0, 0, 120), doorX + side * (150 + nth * 92), a.h - 26),
        ),
      )
      .join('') +
    lampPost(a, a.w * 0.1, a.h - 14, (a.h - foot) * 0.66) +
    lampPost(a, a.w * 0.86, a.h - 14, (a.h - foot) * 0.66) +
    garland(a, [left - 14, top - 6], [a.w / 2, top - 6], 12, columns / 2 + 3, 6, [
      '#ffc24b',
      '#ff9fb0',
    ]) +
    garland(a, [a.w / 2, top - 6], [right + 14, top - 6], 12, columns / 2 + 3, 6, [
      '#ffc24b',
      '#7fe0cf',
    ])
  )
}
