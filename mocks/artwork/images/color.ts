function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

/** The color `share` of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to)
  const mixed = channels(from).map((value, nth) =>
    Math.round(value + ((end[nth] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Shade: warm colors go towards plum, cool ones towards the night. */
export function darker(color: string, share: number): string {
  const [red = 0, , blue = 0] = channels(color)
  return mix(color, red > blue ? '#3d0f3a' : '#0b0d2c', share)
}

export const lighter = (color: string, share: number): string => mix(color, '#fffaf0', share)
