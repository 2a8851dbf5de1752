import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './tab-links.module.css'

interface TabLink {
  id: string
  name: ReactNode
  link: LinkProps
  /** What an address leaves open is shown all the same, so the address alone cannot tell. */
  isShown: boolean
}

interface TabLinksProps {
  /** Says what the tabs are tabs of. */
  label: string
  tabs: readonly TabLink[]
  /** Given, the tabs are one line on a phone, moved sideways; this one is in sight. */
  inSight?: string
}

/**
 * Tabs that are addresses: links, of which the one that is shown is marked. A change of tab keeps
 * the place on the page (docs/product.md#languages-and-urls).
 */
export function TabLinks({ label, tabs, inSight }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  // Keeps the line where the current tab is; it is the browser that knows how wide they are.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (inSight === undefined || !list.current || !current) return
    list.current.scrollLeft =
      current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2
  }, [inSight])
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.tabs} data-line={inSight !== undefined || undefined}>
        {tabs.map(({ id, name, link, isShown }) => (
          <li key={id}>
            <Link
              {...link}
              activeOptions={{ exact: true }}
              resetScroll={false}
              state={{ keepPlace: true }}
              aria-current={isShown ? 'page' : undefined}
              className={styles.tab}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
