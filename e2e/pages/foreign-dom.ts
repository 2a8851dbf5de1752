// `changeDom` is sent to the browser as its source, so it holds all that it needs.
/* oxlint-disable unicorn/consistent-function-scoping */

/** Changes that browsers, extensions and minifiers make to a page before it hydrates. */
export const kinds = [
  'attributes',
  'nodes',
  'icons',
  'comments',
  'wrapped',
  'linked',
  'spaces',
  'words',
] as const

export type Kind = (typeof kinds)[number]

/** After these, React renders the page again, since its markers or its texts are others. */
export const renderedAgain: readonly Kind[] = ['comments', 'words']

/**
 * Changes a parsed page before its own scripts run.
 */
export function changeDom({ chosen, seed }: { chosen: readonly Kind[]; seed: number }): void {
  let state = seed
  // mulberry32: the same changes for the same seed.
  const random = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const some = <T>(all: readonly T[], share: number) => all.filter(() => random() < share)
  const create = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const nodes = (what: number) => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document, what)
    const found: Node[] = []
    while (walker.nextNode()) found.push(walker.currentNode)
    return found
  }
  const texts = () =>
    nodes(NodeFilter.SHOW_TEXT).filter(
      (text) =>
        text.nodeValue?.trim() && !text.parentElement?.closest('script, style, option, textarea'),
    )
  const wrap = (text: Node, inner: Element, outer = inner) => {
    text.parentNode?.replaceChild(outer, text)
    inner.append(text)
  }
  const fields = () => [...document.querySelectorAll('#root :is(input, textarea)')]

  const changes: Record<Kind, () => void> = {
    // Grammarly, Dark Reader, ColorZilla and password managers.
    attributes: () => {
      const all = [...document.querySelectorAll('html, body, #root *')]
      for (const element of [
        document.documentElement,
        document.body,
        ...some(all, 0.2),
        ...fields(),
      ]) {
        element.setAttribute('data-extension', '1')
        element.setAttribute('cz-shortcut-listen', 'true')
      }
      for (const field of fields()) field.setAttribute('autocomplete', 'nope')
    },
    // Screen recorders and VPNs put elements around the page.
    nodes: () => {
      document.body.prepend(create('loom-container', { id: 'lo-engage' }))
      document.body.append(create('div', { id: 'extension', 'aria-hidden': 'true' }))
      document.querySelector('#root')?.append(create('div', { class: 'extension' }))
      document.head.append(create('meta', { name: 'extension' }))
      document.documentElement.append(create('extension-toast', {}))
    },
    // Password managers put icons next to fields.
    icons: () => {
      for (const field of fields()) {
        if (random() < 0.5) field.after(create('com-1password-button', {}))
        else field.before(create('div', { 'data-lastpass-icon-root': '' }))
      }
    },
    // A translator that is faster than the page.
    wrapped: () => {
      for (const text of some(texts(), 0.7)) {
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        outer.append(inner)
        wrap(text, inner, outer)
      }
    },
    // iOS links dates, telephone numbers and addresses.
    linked: () => {
      for (const text of texts().filter(({ nodeValue }) => /\d{2}/.test(nodeValue ?? ''))) {
        wrap(text, create('a', { href: 'x-apple-data-detectors://1', dir: 'ltr' }))
      }
    },
    // Minifiers.
    comments: () => {
      for (const comment of nodes(NodeFilter.SHOW_COMMENT)) comment.parentNode?.removeChild(comment)
    },
    spaces: () => {
      for (const text of nodes(NodeFilter.SHOW_TEXT)) {
        if (!text.parentElement?.closest('pre')) {
          text.nodeValue = text.nodeValue?.replaceAll(/[ \t\n\f\r]+/g, ' ') ?? ''
        }
      }
    },
    // Extensions that replace words.
    words: () => {
      for (const text of some(texts(), 0.1)) text.nodeValue = `${text.nodeValue}*`
    },
  }
  const change = () => {
    if (document.readyState !== 'interactive') return
    for (const kind of chosen) changes[kind]()
  }
  // Parsed, and before the deferred scripts run.
  document.addEventListener('readystatechange', change, { once: true })
}
