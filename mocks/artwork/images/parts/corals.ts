import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { circle, ellipse, group, many, n, placed, rect, stroke } from '../svg.ts'

/** Corals: a fan, a tube or a branching one. */
export function coral(a: Artist, x: number, y: number, size: number, color: string): string {
  const kind = a.pick(['branch', 'tubes', 'fan', 'ball'] as const)
  const fill = a.fade(lighter(color, 0.35), darker(color, 0.25))
  if (kind === 'tubes') {
    return many(5, (nth) => {
      const [h, w] = [size * a.range(0.5, 1), size * 0.17]
      const px = x + (nth - 2) * w * 1.05
      return (
        rect([px - w / 2, y - h, w, h + size * 0.1], w / 2, fill) +
        ellipse([px, y - h + w * 0.4], [w * 0.34, w * 0.22], darker(color, 0.5))
      )
    })
  }
  if (kind === 'ball') {
    return many(3, (nth) => {
      const r = size * (0.3 - nth * 0.06)
      const px = x + (nth - 1) * size * 0.34
      return (
        circle(px, y - r * 0.6, r, fill) +
        many(9, () =>
          circle(
            px + a.range(-0.6, 0.6) * r,
            y - r * a.range(0.3, 1.3),
            r * 0.08,
            lighter(color, 0.6),
            'opacity=".6"',
          ),
        )
      )
    })
  }
  const arms = kind === 'fan' ? 9 : 6
  const spread = kind === 'fan' ? 76 : 52
  return many(arms, (nth) => {
    const turn = ((nth / (arms - 1)) * 2 - 1) * spread + a.range(-5, 5)
    const long = size * a.range(0.7, 1) * (1 - Math.abs(turn) / 260)
    const twig = `M0 0Q${n(long * 0.1)} ${n(-long * 0.5)} 0 ${n(-long)}M${n(long * 0.03)} ${n(-long * 0.5)}Q${n(long * 0.2)} ${n(-long * 0.6)} ${n(long * 0.2)} ${n(-long * 0.82)}M0 ${n(-long * 0.62)}Q${n(-long * 0.16)} ${n(-long * 0.7)} ${n(-long * 0.17)} ${n(-long * 0.9)}`
    return placed(
      stroke(twig, mix(color, '#ffffff', nth % 2 === 0 ? 0.1 : 0.28), size * 0.07),
      x,
      y,
      1,
      turn,
    )
  })
}

/** Weed that sways. */
export function weed(a: Artist, x: number, y: number, tall: number, color: string): string {
  const sway = a.range(-0.2, 0.2) * tall
  const blade = `M${n(x)} ${n(y)}q${n(sway)} ${n(-tall * 0.25)} 0 ${n(-tall * 0.5)}t${n(sway * 0.4)} ${n(-tall * 0.5)}`
  return group(stroke(blade, color, tall * 0.05), '')
}
