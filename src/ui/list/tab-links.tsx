import { Link, type LinkProps } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './tab-links.module.css'

/** The width of the faded end of a line that goes on. */
const fade = 32

interface TabLink {
  id: string
  name: ReactNode
  /** The accessible name, if it is longer than the visible one. */
  label?: string
  link: LinkProps
  /** True for the current tab. The URL may omit a default, so it does not decide by itself. */
  isShown: boolean
}

interface TabLinksProps {
  /** The accessible name of the tabs. */
  label: string
  tabs: readonly TabLink[]
  /** If given, the tabs are one line on a phone that scrolls sideways, with this tab in view. */
  inSight?: string
  /** A segmented control in one frame, for a toolbar. */
  variant?: 'segments'
}

/**
 * Renders tabs as links, with the current one marked. A change of tab keeps the scroll position
 * (docs/product.md#languages-and-urls).
 */
export function TabLinks({ label, tabs, inSight, variant }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null)
  // Scrolls the current tab into view; only the browser knows the widths of the tabs. The first ones that fit stay
  // at the edge of the page.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (inSight === undefined || !list.current || !current) return
    const { clientWidth } = list.current
    const start = current.offsetLeft - (clientWidth - current.clientWidth) / 2
    list.current.scrollLeft =
      current.offsetLeft + current.clientWidth < clientWidth - fade ? 0 : start
  }, [inSight])
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className={styles.tabs}
        data-line={inSight !== undefined || undefined}
        data-variant={variant}
      >
        {tabs.map(({ id, name, label: fullName, link, isShown }) => (
          <li key={id}>
            <Link
              {...link}
              activeOptions={{ exact: true }}
              resetScroll={false}
              state={{ keepScroll: true }}
              aria-current={isShown ? 'page' : undefined}
              aria-label={fullName}
              className={`target ${styles.tab}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
