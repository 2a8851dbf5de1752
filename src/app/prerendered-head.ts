/** Elements with equal identities replace each other: a page has one title and one link to each language. */
const identity = (element: Element) =>
  [
    element.localName,
    ...['rel', 'hreflang', 'name', 'property'].map((name) => element.getAttribute(name)),
  ].join(' ')

/**
 * Returns a function that removes the prerendered elements of `<head>` (between two marks) that React
 * has rendered again. A page that is rendered instead of hydrated writes its own title and tags, which
 * would be duplicates.
 */
export function prerenderedHead(page: Document): () => void {
  const nodes = [...page.head.childNodes]
  const mark = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text)
  const prerendered = nodes
    .slice(mark('head') + 1, mark('/head'))
    .filter((node) => node instanceof Element)
  return () => {
    const own = [...page.head.children].filter((element) => !prerendered.includes(element))
    const rendered = new Set(own.map(identity))
    for (const element of prerendered) if (rendered.has(identity(element))) element.remove()
  }
}
