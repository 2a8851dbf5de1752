const longest = 600
/** Marks that change the direction of the text after them. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

function cleaned(text: string | null): string {
  const plain = (text ?? '').replace(directions, '').replace(/\s+/g, ' ').trim()
  const characters = Array.from(plain)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : plain
}

/** Returns the text of a block that can be quoted, a line for each item of a list; empty for other blocks. */
export function quoteOf(block: Element | undefined): string {
  if (block?.matches('p, blockquote')) return cleaned(block.textContent)
  if (!block?.matches('ul, ol')) return ''
  const items = Array.from(block.children, (item) => cleaned(item.textContent))
  return items
    .filter((item) => item !== '')
    .slice(0, 8)
    .map((item) => `· ${item}`)
    .join('\n')
}
