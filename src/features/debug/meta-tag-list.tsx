import { useEffect, useState } from 'react'
import styles from './debug.module.css'

/** Tag in the head that describes the page to search engines and link previews. */
interface MetaTag {
  name: string
  value: string
}

/** Returns the title, meta tags, and canonical and alternate links of a page, in document order. */
function metaTags(page: Document): MetaTag[] {
  const nodes = page.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate]')
  return [...nodes].map((node) => ({ name: nameOf(node), value: valueOf(node) }))
}

function nameOf(node: Element): string {
  const name = ['property', 'name', 'http-equiv', 'hreflang', 'rel']
    .map((attribute) => node.getAttribute(attribute))
    .find((text) => text !== null)
  return name === undefined ? node.localName : `${node.localName} ${name}`
}

function valueOf(node: Element): string {
  return (
    node.getAttribute('content') ??
    node.getAttribute('href') ??
    node.getAttribute('charset') ??
    node.textContent
  )
}

/** Lists the current meta tags of the page. */
export function MetaTagList() {
  const [tags, setTags] = useState<MetaTag[]>([])
  // Updates with the document head.
  useEffect(() => {
    const read = () => setTags(metaTags(document))
    const observer = new MutationObserver(read)
    observer.observe(document.head, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    read()
    return () => observer.disconnect()
  }, [])
  return (
    <dl className={styles.tags}>
      {tags.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
