import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { ellipse, n, path } from '../svg.ts'

/** A fish that looks to the right. */
export function fish(
  a: Artist,
  x: number,
  y: number,
  s: number,
  color: string,
  turned = false,
): string {
  const body = `M${n(-s * 0.5)} 0Q0 ${n(-s * 0.42)} ${n(s * 0.5)} 0Q0 ${n(s * 0.42)} ${n(-s * 0.5)} 0Z`
  const tail = `M${n(-s * 0.42)} 0L${n(-s * 0.8)} ${n(-s * 0.26)}Q${n(-s * 0.68)} 0 ${n(-s * 0.8)} ${n(s * 0.26)}Z`
  const band = `M0 ${n(-s * 0.2)}Q${n(s * 0.1)} 0 0 ${n(s * 0.2)}L${n(s * 0.1)} ${n(s * 0.18)}Q${n(s * 0.2)} 0 ${n(s * 0.1)} ${n(-s * 0.18)}Z`
  const whole =
    path(tail, mix(color, '#ffffff', 0.2)) +
    path(body, a.fade(lighter(color, 0.35), color)) +
    path(band, '#ffffff', 'opacity=".6"') +
    ellipse([s * 0.32, -s * 0.05], [s * 0.035, s * 0.035], a.mood.ink)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${turned ? -1 : 1} 1)">${whole}</g>`
}
