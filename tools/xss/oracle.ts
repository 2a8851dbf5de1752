// What may be left of any HTML, written down a second time: the sanitizer is not asked.

const elements = new Set(
  (
    'p br hr h2 h3 h4 ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td strong em b i u s small sub sup mark ' +
    'blockquote figure figcaption a img ruby rt rp code pre time span'
  ).split(' '),
)
const attributes = new Set(
  (
    'href src alt width height lang dir colspan rowspan span scope start reversed datetime ' +
    'target rel loading decoding'
  ).split(' '),
)
const site = 'https://site.invalid'

function isForbiddenUrl(value: string): boolean {
  const { protocol, username, password, origin, pathname } = new URL(value, `${site}/kr/`)
  const isOwn = value.startsWith('/')
  return (
    protocol !== 'https:' ||
    username + password !== '' ||
    (isOwn && (origin !== site || pathname.startsWith('//'))) ||
    !/^(?:\/|https:\/\/)/.test(value)
  )
}

function faultOfAttribute({ localName }: Element, { name, value }: Attr): string | null {
  if (!attributes.has(name)) return `attribute ${name}`
  if (name === 'href' && (localName !== 'a' || isForbiddenUrl(value))) return `URL ${value}`
  if (name === 'src' && (localName !== 'img' || isForbiddenUrl(value))) return `URL ${value}`
  return null
}

/** Returns the first thing in a sanitized tree that has no place in it; `null` if there is none. */
export function forbiddenIn(root: ParentNode): string | null {
  for (const element of root.querySelectorAll('*')) {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return `<${element.tagName}>`
    if (!elements.has(element.localName)) return `<${element.localName}>`
    for (const attribute of element.attributes) {
      const fault = faultOfAttribute(element, attribute)
      if (fault !== null) return `<${element.localName}> ${fault}`
    }
  }
  return null
}
