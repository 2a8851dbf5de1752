import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './tab-links.module.css'

interface TabLink {
  id: string
  name: ReactNode
  link: LinkProps
}

interface TabLinksProps {
  /** Says what the tabs are tabs of. */
  label: string
  tabs: readonly TabLink[]
}

/**
 * Tabs that are addresses: links, of which the router marks the current one. A change of tab keeps
 * the place on the page (decisions, "Small print").
 */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ id, name, link }) => (
          <li key={id}>
            <Link {...link} resetScroll={false} state={{ keepPlace: true }} className={styles.tab}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
