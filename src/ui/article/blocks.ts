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

/**
 * Returns the blocks of an article, such as paragraphs and headings, each as HTML. Text outside of blocks becomes
 * a paragraph. Parses in an inert document; the result is as little trusted as `html`.
 */
export function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return Array.from(frameOf(body).childNodes, (node) => {
    if (node instanceof Element) return node.outerHTML
    const paragraph = document.createElement('p')
    paragraph.textContent = node.nodeType === Node.TEXT_NODE ? node.textContent : ''
    return paragraph.textContent?.trim() === '' ? '' : paragraph.outerHTML
  }).filter((block) => block !== '')
}
