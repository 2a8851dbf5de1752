import type { Artist } from '../artist.ts'
import { mix } from '../color.ts'
import { many, n, path } from '../svg.ts'

/** Mountains from `y` up to `tall`, with a lit side. */
export function mountains(a: Artist, y: number, tall: number, depth: number, peaks = 5): string {
  const body = a.far(a.mood.land[1], depth)
  const shine = a.far(a.mood.land[0], depth)
  const fill = a.across(
    [
      [0, body],
      [1, mix(body, a.mood.haze, 0.6)],
    ],
    [0, y - tall, 0, y],
  )
  return many(peaks, (nth) => {
    const x = ((nth + a.range(0.2, 0.8)) / peaks) * a.w
    const [h, half] = [tall * a.range(0.45, 1), (a.w / peaks) * a.range(0.75, 1.15)]
    const lean = half * a.range(-0.2, 0.2)
    const outline = `M${n(x - half)} ${n(y)}L${n(x - half * 0.4)} ${n(y - h * 0.52)}L${n(x + lean)} ${n(y - h)}L${n(x + half * 0.45)} ${n(y - h * 0.45)}L${n(x + half)} ${n(y)}Z`
    const side = `M${n(x + lean)} ${n(y - h)}L${n(x + half * 0.45)} ${n(y - h * 0.45)}L${n(x + half)} ${n(y)}L${n(x + half * 0.4)} ${n(y)}L${n(x + half * 0.22)} ${n(y - h * 0.4)}L${n(x + lean + half * 0.04)} ${n(y - h * 0.62)}Z`
    return path(outline, fill) + path(side, shine, 'opacity=".45"')
  })
}
