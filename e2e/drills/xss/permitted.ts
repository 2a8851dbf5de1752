// The permitted remains of any HTML, and the permitted content of a document of the site. Both are written down a
// second time on purpose: the code of the site is not used.

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

/** Returns the first forbidden thing in a sanitized tree; `null` if there is none. */
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

const urlAttributes = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'xlink:href',
  'cite',
]
const forbiddenElements =
  'iframe, frame, object, embed, applet, base, portal, meta[http-equiv]:not(head > [http-equiv=Content-Security-Policy])'

function isAllowedScript(script: HTMLScriptElement, inlineScripts: readonly string[]): boolean {
  const [source, type] = [script.getAttribute('src'), script.getAttribute('type')]
  if (source !== null) return /^\/(?:assets\/|legacy\.js)/.test(source)
  const text = script.textContent ?? ''
  if (type !== 'application/json' && type !== 'application/ld+json')
    return inlineScripts.includes(text)
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function hasAllowedProtocol(url: string): boolean {
  const made = URL.parse(url, location.href)
  return made !== null && ['https:', 'http:', 'webcal:'].includes(made.protocol)
}

function urlsOf(element: Element): string[] {
  const srcset = element.getAttribute('srcset') ?? ''
  const candidates = srcset.split(/,\s+/).map((part) => part.trim().split(/\s/)[0] ?? '')
  return [...urlAttributes.map((name) => element.getAttribute(name) ?? ''), ...candidates].filter(
    (url) => url !== '',
  )
}

/** Returns everything that is wrong in a document. @param inlineScripts the scripts that may be inline */
export function faultsIn(page: Document, inlineScripts: readonly string[]): string[] {
  const faults: string[] = []
  const found = page.querySelector(forbiddenElements)
  if (found !== null) faults.push(found.outerHTML.slice(0, 120))
  for (const script of page.querySelectorAll('script')) {
    if (!isAllowedScript(script, inlineScripts)) faults.push(script.outerHTML.slice(0, 120))
  }
  for (const element of page.querySelectorAll('*')) {
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'))
    if (handler !== undefined) faults.push(`<${element.localName} ${handler}>`)
    const url = urlsOf(element).find((each) => !hasAllowedProtocol(each))
    if (url !== undefined) faults.push(`<${element.localName}> with ${url.slice(0, 80)}`)
  }
  return faults
}

/** Returns everything that is wrong in a feed or a sitemap. */
export function faultsInXml(text: string): string[] {
  const made = new DOMParser().parseFromString(text, 'application/xml')
  const known =
    /^(?:feed|id|title|updated|author|name|link|entry|published|category|summary|urlset|url|loc|lastmod)$/
  return Array.from(made.querySelectorAll('*'), (element) => {
    if (!known.test(element.localName)) return `<${element.tagName}>`
    const url = element.localName === 'loc' ? element.textContent : element.getAttribute('href')
    return url && !hasAllowedProtocol(url) ? `<${element.tagName}> with ${url}` : ''
  }).filter((fault) => fault !== '')
}
