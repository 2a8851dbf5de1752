/** A number as short as an image needs it. */
export const n = (value: number): string => `${Math.round(value * 10) / 10}`

/** A smooth curve through points, by their middles. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const [first = [0, 0]] = points
  const steps = points.slice(1).map(([x, y], nth) => {
    const [px, py] = points[nth] ?? first
    const middle = (px + x) / 2
    return `C${n(middle)} ${n(py)} ${n(middle)} ${n(y)} ${n(x)} ${n(y)}`
  })
  return `M${n(first[0])} ${n(first[1])}${steps.join('')}`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A line without a filling, with round ends. */
export function stroke(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function rect(
  [x, y, w, h]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}" ${more}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`
}

export function ellipse(
  [x, y]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

/** Moved, made bigger and turned, around its own origin. */
export function placed(content: string, x: number, y: number, scale = 1, turn = 0): string {
  return group(
    content,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 1000) / 1000})"`,
  )
}

/** `count` drawings, one after another. */
export function many(count: number, draw: (nth: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, nth) => draw(nth)).join('')
}
