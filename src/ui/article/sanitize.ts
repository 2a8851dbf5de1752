import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import { sorted } from '#lib/collections.ts'
import { findCoupons } from '#lib/coupon-like.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { withoutNoise, withShiftedHeadings } from './html-rewriting.ts'
import { rewardKindOf } from './reward-kind.ts'

/** Finds text to turn into links. The text has a line for each block, and includes what is around an element. */
type FindLinks = typeof findCoupons

export interface LinkRules {
  /** Returns the URL within the site, or `null` for another site. */
  ownPath: (url: string) => string | null
  /** True if links to other sites open in this view, as a webview has only one. */
  sameView: boolean
  /** The level of the text's first headings; 2 by default. */
  topHeading?: number | undefined
  /** True if coupon codes become links to the coupon form. */
  linksCoupons?: boolean | undefined
  /** True if the rows of tables get the kind of their reward, as `data-reward`. */
  marksRewards?: boolean | undefined
}

/** Sanitizes HTML: returns TrustedHTML in a browser that supports it, else a string. */
export type Sanitize = (html: string, rules: LinkRules) => string | TrustedHTML

const names = (list: string) => Object.freeze(list.split(' '))

/**
 * The elements and attributes that editors may use; other tags are removed and their text stays. It
 * has no prototype, so a polluted one cannot add to it.
 */
const allowed: Config = Object.freeze(
  Object.assign(Object.create(null), {
    ALLOWED_TAGS: names(
      '#text p br hr h2 h3 h4 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td ' +
        'strong em b i u s small sub sup mark blockquote figure figcaption a img ruby rt rp code pre time span',
    ),
    ALLOWED_ATTR: names(
      'href src alt width height lang dir colspan rowspan span scope start reversed datetime',
    ),
    ALLOWED_NAMESPACES: names('http://www.w3.org/1999/xhtml'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  }),
)

function normalizeLink(link: Element, rules: LinkRules): void {
  const url = safeUrl(link.getAttribute('href'))
  if (url === null) {
    link.removeAttribute('href')
    return
  }
  const own = rules.ownPath(url)
  link.setAttribute('href', own ?? url)
  if (own !== null || rules.sameView) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function normalizeImage(image: Element): void {
  const url = safeUrl(image.getAttribute('src'))
  if (url === null) image.removeAttribute('src')
  else image.setAttribute('src', url)
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
}

function normalizeAttributes(element: Element, rules: LinkRules): void {
  const { localName } = element
  // Checks every scheme: DOMPurify itself allows `data:` URLs on images.
  if (localName === 'a') normalizeLink(element, rules)
  else element.removeAttribute('href')
  if (localName === 'img') normalizeImage(element)
  else element.removeAttribute('src')
  if (localName === 'tr' && rules.marksRewards) {
    element.setAttribute('data-reward', rewardKindOf(element.textContent ?? ''))
  }
  for (const size of ['width', 'height']) {
    const isSize = localName === 'img' && /^\d{1,4}$/.test(element.getAttribute(size) ?? '')
    if (!isSize) element.removeAttribute(size)
  }
}

/** Limits of the text around a node that tells what a word in it is. */
const contextLength = 400
const contextNodes = 200
/** `NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT`; Node.js has no such global. */
const textsAndElements = 5
const inline = /^(?:#text|a|b|code|em|i|mark|s|small|span|strong|sub|sup|time|u)$/i

/** Returns the block that a node is in. */
function blockOf(node: Node): Node {
  const { parentNode } = node
  return parentNode !== null && inline.test(node.nodeName) ? blockOf(parentNode) : node
}

/** Returns the text before or after a node, with a line break between blocks. */
function adjacentText(node: Node, step: 'previousNode' | 'nextNode'): string {
  const walker = node.ownerDocument?.createTreeWalker(node.getRootNode(), textsAndElements)
  if (walker === undefined) return ''
  walker.currentNode = node
  let text = ''
  let block = blockOf(node)
  for (let count = 0; count < contextNodes && text.length < contextLength; count += 1) {
    const next = walker[step]()
    if (next === null) break
    const isText = next.nodeType === 3
    const nextBlock = isText ? blockOf(next) : block
    const edge = block === nextBlock ? '' : '\n'
    const more = isText ? (next.nodeValue ?? '') : next.nodeName === 'BR' ? '\n' : ''
    block = nextBlock
    text = step === 'nextNode' ? text + edge + more : more + edge + text
  }
  return text
}

/** Returns the header of the column that a node is in, as a line. */
function headerOf(node: Node): string {
  const cell = node.parentElement?.closest('td')
  const row = cell?.closest('table')?.querySelector('tr')
  const header = cell && row?.children[cell.cellIndex]
  return header?.localName === 'th' ? `${header.textContent}\n` : ''
}

/** Finds the matches in a text node. The text around it, or the header of its column, may tell what they are. */
function matchesIn(node: Node, findLinks: FindLinks) {
  const text = node.textContent ?? ''
  // Most texts have no word that could be a match, and need no context.
  if (!/[\w-]{5}/.test(text)) return []
  const after = text + adjacentText(node, 'nextNode')
  const before = [adjacentText(node, 'previousNode'), headerOf(node)]
  const found = before.flatMap((context) =>
    findLinks(context + after).map(({ index, text, path }) => ({
      index: index - context.length,
      text,
      path,
    })),
  )
  const within = found.filter(({ index, text: { length } }) => {
    return index >= 0 && index + length <= text.length
  })
  const each = new Map(within.map((link) => [link.index, link]))
  return sorted([...each.values()], (a, b) => a.index - b.index)
}

/**
 * Turns matches in a text node into links. They are inserted before the rest of the text, which the
 * sanitizer has already passed. They need no second pass because they are created here.
 */
function linkMatches(node: Node, findLinks: FindLinks, { linksCoupons, ownPath }: LinkRules): void {
  if (!linksCoupons || node.nodeType !== 3 || node.parentElement?.closest('a')) return
  const text = node.textContent ?? ''
  let end = 0
  const parts = matchesIn(node, findLinks).flatMap((found): (string | Node)[] => {
    const link = node.ownerDocument?.createElement('a')
    const url = ownPath(found.path)
    if (!link || url === null) return []
    link.setAttribute('href', url)
    link.textContent = found.text
    const before = text.slice(end, found.index)
    end = found.index + found.text.length
    return [before, link]
  })
  for (const part of parts) {
    const made = typeof part === 'string' ? node.ownerDocument?.createTextNode(part) : part
    if (made) node.parentNode?.insertBefore(made, node)
  }
  if (end > 0) node.textContent = text.slice(end)
}

/**
 * Creates the only function that turns an editor's HTML into HTML for a page. It needs the window
 * of a browser, or of jsdom at prerender; happy-dom and linkedom parse HTML differently from
 * browsers.
 */
export function createSanitizer(view: WindowLike, findLinks: FindLinks = findCoupons): Sanitize {
  const purifier = createDOMPurify(view)
  let rules: LinkRules = { ownPath: () => null, sameView: false }
  purifier.addHook('afterSanitizeAttributes', (element) => normalizeAttributes(element, rules))
  purifier.addHook('afterSanitizeElements', (node) => linkMatches(node, findLinks, rules))
  return (html, linkRules) => {
    rules = linkRules
    const dirty = withShiftedHeadings(withoutNoise(html), linkRules.topHeading)
    // DOMPurify returns a text without tags unparsed. The comment, which it removes, makes it parse
    // the text.
    const reads = !linkRules.linksCoupons || dirty.includes('<')
    return purifier.sanitize(reads ? dirty : `${dirty}<!---->`, allowed)
  }
}
