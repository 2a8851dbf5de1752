import type { Artist } from '../artist.ts'
import { lighter } from '../color.ts'
import { lantern } from '../parts/lanterns.ts'
import {
  onTile,
  pool,
  postLantern,
  prizeBush,
  prizeTile,
  prizeTree,
  stone,
  tuft,
} from '../parts/prize-ground.ts'
import { prizeHouse } from '../parts/prize-houses.ts'
import { sparkle } from '../parts/sky.ts'
import { fireflies } from '../parts/weather.ts'
import { circle, many, n, stroke } from '../svg.ts'

/** A burst of fireworks: its sparks are brighter the farther they are. */
const burst = (a: Artist, x: number, y: number, r: number, color: string) =>
  a.glow(x, y, r * 1.3, color, 0.4) +
  a.glow(x, y, r * 0.3, '#fff6dc', 1) +
  many(20, (nth) => {
    const turn = (nth / 20) * Math.PI * 2
    return many(7, (step) => {
      const far = r * (0.2 + step * (nth % 2 ? 0.1 : 0.135))
      return circle(
        x + Math.cos(turn) * far,
        y + Math.sin(turn) * far + (far / r) ** 2 * r * 0.06,
        0.6 + step * 0.25,
        lighter(color, 0.1 + step * 0.1),
        `opacity="${n(0.4 + step * 0.1)}"`,
      )
    })
  })

/** The house of the fireworks: lights in its windows, a tree in blossom, bursts above its roof. */
export function houseOfFireworks(a: Artist): string {
  const rope = [onTile(0, 62, 118), [52, 152]] as const
  const hang = many(5, (nth) => {
    const t = (nth + 0.5) / 5
    const [x, y] = [
      rope[0][0] + (rope[1][0] - rope[0][0]) * t,
      rope[0][1] + (rope[1][1] - rope[0][1]) * t + 60 * t * (1 - t),
    ]
    return lantern(a, x, y, 6.4, ['#ffc24b', '#ff9a7a', '#c9b4ff'][nth % 3], 3)
  })
  return (
    a.glow(180, 190, 175, '#ffb86a', 0.4) +
    burst(a, 92, 62, 50, '#ffc86a') +
    burst(a, 286, 52, 42, '#ff9ab4') +
    burst(a, 196, 30, 22, '#9fe8dc') +
    prizeTile(a, '#4fb38a', ['#a6dc8e', '#3a8f86']) +
    tuft(onTile(-70, -40), 5, '#3f9c74') +
    prizeTree(a, ...onTile(-64, 34), 88, '#ff9ab4') +
    prizeHouse(a, { at: [-6, -10], half: [44, 48], wall: 54, rise: 58, roof: '#8f7bf0' }) +
    a.glow(...onTile(-6, 44, 34), 74, '#ffc24b', 0.5) +
    a.glow(...onTile(44, 0, 30), 52, '#ffc24b', 0.32) +
    prizeTree(a, ...onTile(52, -62), 58, '#8ad48f') +
    pool(a, onTile(-4, 60), 56, 0.8) +
    stone(a, onTile(-4, 48), 12) +
    stone(a, onTile(2, 59), 10) +
    stone(a, onTile(-3, 70), 11) +
    prizeBush(a, onTile(-40, 46), 15, '#4fae7c', '#ff9ab4') +
    prizeBush(a, onTile(30, 50), 12, '#57b87a', '#ffd27a') +
    prizeBush(a, onTile(52, 26), 13, '#3f9c86', '#c9a8ff') +
    prizeBush(a, onTile(50, -22), 12, '#3a8a80', '#ff9a8a') +
    stroke(`M${n(rope[0][0])} ${n(rope[0][1])}Q90 ${n(174)} ${rope[1].join(' ')}`, '#2c1546', 1.6) +
    stroke(`M${rope[1].join(' ')}V232`, '#4a2858', 3.4) +
    hang +
    postLantern(a, onTile(64, 52), 56, '#ffc24b') +
    tuft(onTile(20, 72), 4.5, '#8ad08a') +
    tuft(onTile(-60, 62), 4.5, '#7cc684') +
    tuft(onTile(72, 10), 4.5, '#4fa07c') +
    fireflies(a, [40, 150, 280, 130], 8) +
    sparkle(330, 120, 7, '#fff6dc')
  )
}
