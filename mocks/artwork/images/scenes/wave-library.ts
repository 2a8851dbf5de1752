import type { Artist } from '../artist.ts'
import { lighter, mix } from '../color.ts'
import { type MoodName, moods } from '../moods.ts'
import { keeperLantern } from '../parts/keeper-lantern.ts'
import { garland, lantern } from '../parts/lanterns.ts'
import { paperPlane } from '../parts/letters.ts'
import { glyphAt, tileGlyphs } from '../parts/tiles.ts'
import { fireflies } from '../parts/weather.ts'
import { ellipse, many, n, path, rect, stroke } from '../svg.ts'
import { bookWave, openBook } from './books.ts'
import { view } from './interior.ts'

/** A library whose shelves are waves, around a window. */
export function waveLibrary(a: Artist, outside: MoodName, variant = 0): string {
  const s = a.u * (a.tall ? 12 : 11)
  const rows = Math.ceil(a.h / (s * 1.45))
  const [cx, cy] = [
    a.w * (a.tall ? 0.5 : variant % 2 === 0 ? 0.5 : 0.34),
    a.h * (a.tall ? 0.34 : 0.42),
  ]
  const [w, h] = a.tall ? [a.w * 0.62, a.h * 0.36] : [a.w * 0.32, a.h * 0.6]
  const glow = moods[outside].light
  const arch = (grow: number) =>
    `M${n(cx - w / 2 - grow)} ${n(cy + h / 2 + grow)}V${n(cy - h / 2 + w * 0.42)}A${n(w / 2 + grow)} ${n(w * 0.42 + grow)} 0 0 1 ${n(cx + w / 2 + grow)} ${n(cy - h / 2 + w * 0.42)}V${n(cy + h / 2 + grow)}Z`
  const ladder = (x: number, from: number, to: number, lean: number) =>
    stroke(
      `M${n(x)} ${n(to)}L${n(x + lean)} ${n(from)}M${n(x + a.u * 5)} ${n(to)}L${n(x + a.u * 5 + lean)} ${n(from)}${many(9, (nth) => `M${n(x + lean * (nth / 9))} ${n(to + (from - to) * (nth / 9))}h${n(a.u * 5)}`)}`,
      '#e0a870',
      a.u * 0.8,
    )
  const floor = a.h * 0.86
  return (
    rect(
      [0, 0, a.w, a.h],
      0,
      a.fade(
        mix(a.mood.sky[0] ?? '#000000', a.mood.ink, 0.3),
        mix(a.mood.land[1], a.mood.ink, 0.2),
      ),
    ) +
    many(rows, (nth) =>
      bookWave(a, s * (1 + nth * 1.45), s, nth * 0.8 + variant, 0.28 - 0.2 * (nth / rows)),
    ) +
    a.glow(cx, cy, a.u * 56, glow, 0.5) +
    path(arch(a.u * 2.6), a.fade('#d8a070', '#6a3c44')) +
    view(a, outside, [cx - w / 2, cy - h / 2, w, h]) +
    stroke(
      `M${n(cx)} ${n(cy - h / 2)}V${n(cy + h / 2)}M${n(cx - w / 2)} ${n(cy)}H${n(cx + w / 2)}`,
      '#9a5f48',
      a.u * 0.8,
    ) +
    ladder(a.w * (variant % 2 === 0 ? 0.8 : 0.78), floor, a.h * 0.12, a.u * 7) +
    path(
      `M0 ${n(floor)}Q${n(a.w / 2)} ${n(floor - a.u * 4)} ${a.w} ${n(floor)}V${a.h}H0Z`,
      a.fade('#8a5048', a.mood.ink),
    ) +
    ellipse([cx, a.h * 0.95], [a.w * 0.36, a.h * 0.05], mix('#2fa7a0', a.mood.ink, 0.4)) +
    ellipse([cx, a.h * 0.95], [a.w * 0.3, a.h * 0.038], mix('#2fa7a0', a.mood.ink, 0.15)) +
    openBook(a, cx + a.w * (a.tall ? 0 : 0.02), a.h * 0.86, a.u * 11) +
    keeperLantern(a, cx - a.u * 22, a.h * 0.95, a.u * 15) +
    many(5, (nth) =>
      paperPlane(
        cx + a.u * (6 + nth * 7),
        a.h * (0.78 - nth * 0.11),
        a.u * (3.6 - nth * 0.36),
        -36 - nth * 4,
      ),
    ) +
    many(5, (nth) =>
      glyphAt(
        tileGlyphs[nth + 1] ?? 'star',
        cx - a.u * (4 + nth * 6),
        a.h * (0.72 - nth * 0.09),
        a.u * 2.6,
        lighter(a.mood.lamp, 0.4),
        'opacity=".85"',
      ),
    ) +
    lantern(a, a.w * 0.12, a.h * 0.06, a.u * 3.6) +
    lantern(a, a.w * 0.9, a.h * 0.04, a.u * 3) +
    garland(a, [0, 0], [a.w, 0], a.u * 6, 9, a.u * 1.2) +
    fireflies(a, [a.w * 0.1, a.h * 0.3, a.w * 0.8, a.h * 0.6], 20)
  )
}
