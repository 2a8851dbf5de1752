/**
 * Returns a function that removes the prerendered elements of `<head>` (between two marks). A page
 * that is rendered instead of hydrated writes its own title and tags, which would be duplicates.
 */
export function prerenderedHead(page: Document): () => void {
  const nodes = [...page.head.childNodes]
  const mark = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text)
  const prerendered = nodes.slice(mark('head') + 1, mark('/head'))
  return () => {
    for (const node of prerendered) node.remove()
  }
}
