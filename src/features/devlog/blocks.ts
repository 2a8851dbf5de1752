const wrappers = 'div, section, article'

/** Returns the element whose children are the blocks: wrappers around the whole text are skipped. */
function frameOf(body: Element): Element {
  const [only, second] = body.children
  const isWrapped =
    second === undefined &&
    only?.matches(wrappers) &&
    body.textContent?.trim() === only.textContent?.trim()
  return isWrapped && only ? frameOf(only) : body
}

/** Returns the blocks of a sanitized article, such as paragraphs. Text outside of blocks becomes a paragraph. */
export function blocksOf(html: string | TrustedHTML): Element[] {
  // TypeScript's type of the parser has no TrustedHTML, which a browser with Trusted Types demands.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const page = new DOMParser().parseFromString(html as string, 'text/html')
  return Array.from(frameOf(page.body).childNodes).flatMap((node) => {
    if (node instanceof Element) return [node]
    const text = node instanceof Text ? (node.textContent ?? '') : ''
    if (text.trim() === '') return []
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return [paragraph]
  })
}
