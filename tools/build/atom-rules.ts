const atom = 'http://www.w3.org/2005/Atom'
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const inFeed =
  'author category contributor generator icon id link logo rights subtitle title updated'
const inEntry =
  'author category content contributor id link published rights source summary title updated'

const childrenOf = (parent: Element, name: string) =>
  [...parent.children].filter((child) => child.localName === name)

/** Faults of what a feed and an entry have in common (RFC 4287, 4.1.1 and 4.1.2). */
function faultsOf(parent: Element, known: string): string[] {
  const faults: string[] = []
  const name = parent.localName
  for (const child of parent.children) {
    if (child.namespaceURI !== atom)
      faults.push(`${name}: <${child.nodeName}> of another namespace`)
    if (child.localName !== 'entry' && !known.split(' ').includes(child.localName)) {
      faults.push(`${name}: <${child.localName}> is not allowed here`)
    }
  }
  for (const once of ['id', 'title', 'updated']) {
    const found = childrenOf(parent, once)
    if (found.length !== 1) faults.push(`${name}: ${found.length} <${once}>`)
    if (found[0]?.textContent?.trim() === '') faults.push(`${name}: empty <${once}>`)
  }
  for (const date of [...childrenOf(parent, 'updated'), ...childrenOf(parent, 'published')]) {
    if (!rfc3339.test(date.textContent ?? ''))
      faults.push(`${name}: <${date.localName}> is no date`)
  }
  for (const link of childrenOf(parent, 'link')) {
    if (!URL.canParse(link.getAttribute('href') ?? '')) faults.push(`${name}: <link> has no URL`)
  }
  const alternates = childrenOf(parent, 'link').filter(
    (link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate',
  )
  const kinds = alternates.map(
    (link) => `${link.getAttribute('type')} ${link.getAttribute('hreflang')}`,
  )
  if (new Set(kinds).size !== kinds.length) faults.push(`${name}: two alternates of one kind`)
  if (alternates.length === 0) faults.push(`${name}: no alternate`)
  for (const id of childrenOf(parent, 'id')) {
    if (!URL.canParse(id.textContent ?? '')) faults.push(`${name}: <id> is no IRI`)
  }
  for (const category of childrenOf(parent, 'category')) {
    if (!category.getAttribute('term')) faults.push(`${name}: <category> without a term`)
  }
  return faults
}

/** Lists the violations of RFC 4287 in a parsed Atom feed. */
export function atomFaults(document: Document): string[] {
  const feed = document.documentElement
  if (feed.localName !== 'feed' || feed.namespaceURI !== atom) return ['the root is no feed']
  const entries = childrenOf(feed, 'entry')
  const faults = [...faultsOf(feed, inFeed), ...entries.flatMap((each) => faultsOf(each, inEntry))]
  const hasAuthor = (parent: Element) =>
    childrenOf(parent, 'author').some((author) => childrenOf(author, 'name').length === 1)
  if (!hasAuthor(feed) && !entries.every(hasAuthor)) faults.push('an entry without an author')
  const ids = entries.map((each) => childrenOf(each, 'id')[0]?.textContent)
  if (new Set(ids).size !== ids.length) faults.push('two entries of one id')
  const self = childrenOf(feed, 'link').filter((link) => link.getAttribute('rel') === 'self')
  if (self.length !== 1) faults.push('no link rel=self')
  return faults
}
