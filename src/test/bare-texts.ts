/** The key under which React keeps its state of a DOM node. */
const reactKey = '__reactFiber$'

function bareText(text: Node): string[] {
  const isOfReact = Object.keys(text).some((key) => key.startsWith(reactKey))
  if (!isOfReact || !text.nodeValue?.trim()) return []
  return [`"${text.nodeValue}" in ${text.parentElement?.outerHTML.slice(0, 160)}`]
}

/**
 * Returns the texts that React manages as nodes of their own: text with siblings, and text that a
 * component returns without an element. A translator or a browser extension that replaces such a node
 * breaks its next update. A string that is the only child of an element is safe.
 */
function bareTexts(root: Node): string[] {
  if (root instanceof Text) return bareText(root)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(...bareText(text))
  return found
}

/**
 * Watches everything that is rendered for bare text.
 * @returns a function that returns what was found since its last call
 */
export function watchBareTexts(): () => string[] {
  const found = new Set<string>()
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        for (const text of bareTexts(node)) found.add(text)
      }
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    note(observer.takeRecords())
    const all = [...found]
    found.clear()
    return all
  }
}
