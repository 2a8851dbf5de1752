/**
 * What the prerender put into `<head>` (between its two marks). A page that is not hydrated writes its
 * own title and tags, which would otherwise stand there twice. @returns removes it
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
