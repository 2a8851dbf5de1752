const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes one character reference: a name, or a decimal or hexadecimal code point. */
function characterOf(whole: string, name?: string, code?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole
  const point = Number(code?.startsWith('x') || code?.startsWith('X') ? `0${code}` : code)
  return point <= 0x10ffff ? String.fromCodePoint(point) : whole
}

/** Returns the text of HTML, to show if the HTML itself cannot be shown. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^<]*<\/\1>/gi, '')
    .replace(/<(?:br|\/p|\/li|\/tr|\/h[1-6]|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7}|x[\da-f]{1,6}));/gi, characterOf)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
