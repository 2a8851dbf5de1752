import type { Artist } from './artist.ts'
import { moods, type MoodName } from './moods.ts'
import { circle, many, n, rect, stroke } from './svg.ts'

const style =
  '<style>.sk path:not([fill=none]),.sk rect:not([fill=none]),.sk circle:not(.g),.sk ellipse{stroke:#4f4768;stroke-width:var}.sk .g{opacity:.25}</style>'

/** Draws concept art: pale washes, a trembling ink line, swatches. */
export function sketched(a: Artist, content: string, palette: MoodName): string {
  const margin = a.u * 5
  const colors = [
    ...moods[palette].sky.slice(0, 3),
    moods[palette].sea[1],
    moods[palette].lamp,
    moods[palette].roofs[0],
  ]
  const size = a.u * 4.2
  const tremble = `<filter id="tremble" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${n(0.4)}" seed="7" numOctaves="2"/><feDisplacementMap in="SourceGraphic" scale="${n(a.u * 0.35)}"/></filter>`
  const frame = rect(
    [margin, margin, a.w - 2 * margin, a.h - 2 * margin - size * 1.5],
    a.u * 1.4,
    '#fff',
  )
  const swatches = many(colors.length, (nth) =>
    rect(
      [margin + nth * size * 1.3, a.h - margin - size * 0.8, size, size],
      size * 0.24,
      colors[nth] ?? '#fff',
      'stroke="#4f4768" stroke-width="1.4"',
    ),
  )
  const marks =
    stroke(
      `M${n(a.w - margin - a.u * 24)} ${n(a.h - margin - size * 0.2)}q${n(a.u * 6)} ${n(-a.u * 3)} ${n(a.u * 12)} 0t${n(a.u * 11)} ${n(-a.u * 0.6)}`,
      '#8a80a8',
      a.u * 0.22,
    ) +
    circle(
      a.w - margin - a.u * 28,
      a.h - margin - size * 0.2,
      a.u * 1.6,
      'none',
      'stroke="#8a80a8" stroke-width="1.6"',
    )
  const guides = stroke(
    `M${n(margin * 0.4)} ${n(a.h * 0.36)}H${n(a.w - margin * 0.4)}M${n(a.w * 0.36)} ${n(margin * 0.4)}V${n(a.h - margin)}M${n(a.w * 0.66)} ${n(margin * 0.4)}V${n(a.h - margin)}`,
    '#e0866f',
    a.u * 0.1,
    'opacity=".5"',
  )
  return (
    style.replace('var', n(Math.max(0.7, a.u * 0.13))) +
    tremble +
    rect([0, 0, a.w, a.h], 0, '#f4ecdc') +
    `<g clip-path="${a.clip(frame)}" filter="url(#tremble)"><g class="sk">${content}</g></g>` +
    rect(
      [margin, margin, a.w - 2 * margin, a.h - 2 * margin - size * 1.5],
      a.u * 1.4,
      'none',
      `stroke="#4f4768" stroke-width="${n(a.u * 0.3)}"`,
    ) +
    guides +
    swatches +
    marks
  )
}
