import { type Artist, toned } from '../artist.ts'
import { darker, lighter } from '../color.ts'
import { type MoodName, moods } from '../moods.ts'
import { farIslands } from '../parts/hills.ts'
import { glitter, sea } from '../parts/sea.ts'
import { horizonLight, orb, sky, stars } from '../parts/sky.ts'
import { tileColors } from '../parts/tiles.ts'
import { circle, ellipse, group, many, n, path, rect, stroke } from '../svg.ts'

/** Draws the view through a window: sea, islands and the time of day. */
export function view(
  a: Artist,
  mood: MoodName,
  [x, y, w, h]: readonly [number, number, number, number],
  isRound = false,
): string {
  const out = toned(a, moods[mood])
  const horizon = y + h * 0.66
  const shape = isRound
    ? ellipse([x + w / 2, y + h / 2], [w / 2, h / 2], '#fff')
    : `<path d="M${n(x)} ${n(y + h)}V${n(y + w * 0.42)}A${n(w / 2)} ${n(w * 0.42)} 0 0 1 ${n(x + w)} ${n(y + w * 0.42)}V${n(y + h)}Z"/>`
  const scene =
    sky(out, horizon) +
    stars(out, horizon, 200) +
    orb(out, x + w * 0.66, y + h * 0.36, w * 0.1, out.mood.stars > 0.4) +
    horizonLight(out, x + w / 2, horizon, 0.8) +
    group(farIslands(out, horizon, 7, 0.4), '') +
    sea(out, horizon) +
    glitter(out, x + w * 0.66, horizon, w * 0.2)
  return group(scene, `clip-path="${a.clip(shape)}"`)
}

/** A pot on the fire, with steam. */
export function kettle(a: Artist, x: number, y: number, s: number, color: string): string {
  const metal = a.linear(
    [
      [0, lighter(color, 0.45)],
      [0.5, color],
      [1, darker(color, 0.45)],
    ],
    [0, 0, 1, 0],
  )
  const steam = [-0.3, 0, 0.3]
    .map((dx) =>
      stroke(
        `M${n(x + dx * s)} ${n(y - s * 1.15)}q${n(s * 0.25)} ${n(-s * 0.3)} 0 ${n(-s * 0.6)}t0 ${n(-s * 0.6)}`,
        '#fff3e0',
        s * 0.08,
        'opacity=".45"',
      ),
    )
    .join('')
  return (
    a.glow(x, y, s * 1.5, '#ff8a4a', 0.7) +
    steam +
    path(
      `M${n(x - s * 0.8)} ${n(y - s * 0.8)}H${n(x + s * 0.8)}Q${n(x + s * 0.86)} ${n(y)} ${n(x + s * 0.5)} ${n(y)}H${n(x - s * 0.5)}Q${n(x - s * 0.86)} ${n(y)} ${n(x - s * 0.8)} ${n(y - s * 0.8)}Z`,
      metal,
    ) +
    rect([x - s * 0.9, y - s * 0.9, s * 1.8, s * 0.16], s * 0.08, darker(color, 0.2)) +
    path(
      `M${n(x - s * 0.8)} ${n(y - s * 0.9)}Q${n(x)} ${n(y - s * 1.3)} ${n(x + s * 0.8)} ${n(y - s * 0.9)}Z`,
      metal,
    ) +
    circle(x, y - s * 1.14, s * 0.1, darker(color, 0.3)) +
    stroke(
      `M${n(x - s * 0.86)} ${n(y - s * 0.6)}q${n(-s * 0.26)} ${n(s * 0.06)} ${n(-s * 0.1)} ${n(s * 0.26)}M${n(x + s * 0.86)} ${n(y - s * 0.6)}q${n(s * 0.26)} ${n(s * 0.06)} ${n(s * 0.1)} ${n(s * 0.26)}`,
      darker(color, 0.3),
      s * 0.08,
    )
  )
}

/** Jars and bowls on a board. */
export function shelf(a: Artist, x: number, y: number, w: number, s: number): string {
  const things = many(w / (s * 1.15), (nth) => {
    const [px, color] = [x + s * (0.7 + nth * 1.15), tileColors[(nth * 2 + 1) % 6] ?? '#fff']
    if (nth % 3 === 0)
      return path(
        `M${n(px - s * 0.5)} ${n(y - s * 0.5)}H${n(px + s * 0.5)}Q${n(px + s * 0.4)} ${n(y)} ${n(px)} ${n(y)}T${n(px - s * 0.5)} ${n(y - s * 0.5)}Z`,
        a.fade(lighter(color, 0.3), darker(color, 0.2)),
      )
    const tall = s * a.range(0.7, 1.1)
    return (
      rect(
        [px - s * 0.36, y - tall, s * 0.72, tall],
        s * 0.16,
        a.linear(
          [
            [0, lighter(color, 0.4), 0.9],
            [1, darker(color, 0.25)],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      rect([px - s * 0.3, y - tall - s * 0.16, s * 0.6, s * 0.2], s * 0.06, '#8a5a44') +
      rect([px - s * 0.2, y - tall * 0.6, s * 0.4, s * 0.34], s * 0.08, '#fff3e0', 'opacity=".8"')
    )
  })
  return (
    things +
    rect([x, y, w, s * 0.2], s * 0.08, a.fade('#b87850', '#6a3c3c')) +
    rect([x, y + s * 0.2, w, s * 0.24], 0, a.mood.ink, 'opacity=".22"')
  )
}
