import { darker, lighter } from '../color.ts'
import { circle, ellipse, many, path, rect, stroke } from '../svg.ts'

/** The clothes of islanders: hats, flowers and more, drawn in a color; the first is none. */
export const clothes: readonly ((color: string) => string)[] = [
  () => '',
  // A beret.
  (color) =>
    ellipse([46, 31], [24, 9.5], color, 'transform="rotate(-8 46 31)"') +
    ellipse([44, 28], [19, 6], lighter(color, 0.22), 'transform="rotate(-8 44 28)"') +
    stroke('M46 22l1-4', color, 3),
  // A flower.
  (color) =>
    many(5, (nth) =>
      circle(
        68 + Math.cos(nth * 1.257) * 5.6,
        36 + Math.sin(nth * 1.257) * 5.6,
        4.8,
        lighter(color, 0.5),
      ),
    ) + circle(68, 36, 3.6, '#ffc24b'),
  // Headphones.
  (color) =>
    stroke('M21 56Q19 25 48 25T75 56', darker(color, 0.2), 4.4) +
    rect([15, 49, 10, 18], 5, color) +
    rect([71, 49, 10, 18], 5, color) +
    rect([17, 51, 3, 13], 1.5, '#fffaf0', 'opacity=".5"'),
  // Glasses.
  (color) =>
    circle(37, 56, 9, '#ffffff', `opacity=".22"`) +
    circle(59, 56, 9, '#ffffff', 'opacity=".22"') +
    stroke(
      'M28 56a9 9 0 1 0 18 0a9 9 0 1 0-18 0M50 56a9 9 0 1 0 18 0a9 9 0 1 0-18 0M46 55q2-2 4 0',
      darker(color, 0.4),
      2,
    ),
  // A cap of knitted wool.
  (color) =>
    path('M24 42Q26 20 48 20T72 42Z', color) +
    path('M24 42Q26 20 48 20L48 42Z', lighter(color, 0.16)) +
    rect([21, 38, 54, 9], 4.5, lighter(color, 0.5)) +
    circle(48, 18, 5.5, '#fffaf0'),
  // A crown.
  () =>
    path(
      'M33 34L31 18L40 25L48 14L56 25L65 18L63 34Z',
      '#ffc24b',
      'stroke="#fff3c0" stroke-width="1.6" stroke-linejoin="round"',
    ) + circle(48, 27, 2.6, '#ff7f8a'),
  // A bow.
  (color) =>
    path('M64 34L52 26V42ZM64 34L76 26V42Z', color) + circle(64, 34, 4, lighter(color, 0.4)),
]
