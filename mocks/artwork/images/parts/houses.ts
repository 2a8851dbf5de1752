import type { Artist } from '../artist.ts'
import { darker, lighter, mix } from '../color.ts'
import { many, n, path, rect, stroke } from '../svg.ts'

/** A window that is lit or dark. */
export function pane(
  a: Artist,
  box: readonly [number, number, number, number],
  depth = 0,
  round = 0.3,
): string {
  const [x, y, w, h] = box
  a.onPane?.(box)
  const isLit = a.chance(a.mood.lit)
  const color = isLit ? a.far(a.mood.lamp, depth * 0.6) : darker(a.far(a.mood.wall[1], depth), 0.35)
  const fill = isLit ? a.fade(lighter(color, 0.5), color) : color
  const shine = isLit ? a.glow(x + w / 2, y + h / 2, w * 2.2, a.mood.lamp, 0.4 * (1 - depth)) : ''
  const cross =
    w > a.u * 0.8
      ? stroke(
          `M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h / 2)}h${n(w)}`,
          darker(a.mood.wall[1], 0.4),
          w * 0.07,
          'opacity=".45"',
        )
      : ''
  return shine + rect([x, y, w, h], w * round, fill) + cross
}

/** A small house with a gable, a hipped or a high pointed roof. */
export function house(a: Artist, x: number, y: number, step: number, depth = 0): string {
  const kind = a.pick(['gable', 'side', 'tower'] as const)
  const w = step * (kind === 'tower' ? a.range(0.42, 0.52) : a.range(0.62, 0.85))
  const h = step * (kind === 'tower' ? a.range(1, 1.35) : a.range(0.5, 0.75))
  const [lit, shade] = [a.far(a.mood.wall[0], depth), a.far(a.mood.wall[1], depth)]
  const color = a.far(a.pick(a.mood.roofs), depth)
  const roof = a.fade(lighter(color, 0.25), darker(color, 0.22), [0, 0, 1, 0.6])
  const [top, eave] = [y - h, w * 0.14]
  const high = kind === 'tower' ? w * 1.15 : w * 0.62
  const outline = {
    gable: `M${n(x - w / 2 - eave)} ${n(top)}L${n(x)} ${n(top - high)}L${n(x + w / 2 + eave)} ${n(top)}Z`,
    side: `M${n(x - w / 2 - eave)} ${n(top)}L${n(x - w * 0.32)} ${n(top - high * 0.85)}H${n(x + w * 0.32)}L${n(x + w / 2 + eave)} ${n(top)}Z`,
    tower: `M${n(x - w / 2 - eave)} ${n(top)}Q${n(x - w * 0.12)} ${n(top - high * 0.5)} ${n(x)} ${n(top - high)}Q${n(x + w * 0.12)} ${n(top - high * 0.5)} ${n(x + w / 2 + eave)} ${n(top)}Z`,
  }[kind]
  const chimney =
    kind === 'tower'
      ? ''
      : rect([x + w * 0.16, top - high * 0.82, w * 0.14, high * 0.6], w * 0.03, darker(color, 0.3))
  const wall = rect(
    [x - w / 2, top - h * 0.02, w, h * 1.05],
    w * 0.05,
    a.linear(
      [
        [0, lit],
        [0.62, mix(lit, shade, 0.45)],
        [1, shade],
      ],
      [0, 0, 1, 0],
    ),
  )
  const size = w * (kind === 'tower' ? 0.3 : 0.22)
  const floors = kind === 'tower' ? 2 : 1
  const panes = many(floors, (floor) => {
    const py = top + h * (0.2 + floor * 0.36)
    return kind === 'tower'
      ? pane(a, [x - size / 2, py, size, size * 1.25], depth, 0.5)
      : pane(a, [x - w * 0.33, py, size, size * 1.2], depth) +
          pane(a, [x + w * 0.12, py, size, size * 1.2], depth)
  })
  const shadow = rect([x - w / 2, top, w, h * 0.12], 0, darker(shade, 0.4), 'opacity=".3"')
  return (
    chimney +
    wall +
    shadow +
    panes +
    path(outline, roof, `stroke="${color}" stroke-width="${n(w * 0.05)}" stroke-linejoin="round"`)
  )
}
