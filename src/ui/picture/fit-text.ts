const smallest = 28

/**
 * Sets the largest font size, from `size` down, at which the text fits into `width`. Truncates the text at the
 * smallest size.
 * @param face the font family
 */
export function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  { size, width, face }: { size: number; width: number; face: string },
): string {
  for (let px = size; px >= smallest; px -= 4) {
    context.font = `700 ${px}px ${face}`
    if (context.measureText(text).width <= width) return text
  }
  const characters = Array.from(text)
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width) {
    characters.pop()
  }
  return `${characters.join('')}…`
}
