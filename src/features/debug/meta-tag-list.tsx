import { useEffect, useState } from 'react'
import styles from './debug.module.css'
import { metaTags, type MetaTag } from './meta-tags.ts'

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
