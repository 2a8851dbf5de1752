const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** The words of some HTML for showing as text, where it cannot be shown as what it is. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[^<]*<\/\1>/gi, '')
    .replace(/<(?:br|\/p|\/li|\/tr|\/h[1-6]|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:(amp|lt|gt|quot|nbsp)|#(\d{1,6}));/g, (_whole, name?: string, code?: string) =>
      name === undefined ? String.fromCodePoint(Number(code)) : (entities[name] ?? ''),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}
