import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './event-page.module.css'

export interface EventTab {
  /** The anchor of its section. */
  id: string
  name: ReactNode
}

/**
 * Renders links to the sections of an event, which stay below the header. The one whose section is in view is
 * marked.
 */
export function EventTabs({ tabs }: { tabs: readonly EventTab[] }) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const ids = tabs.map(({ id }) => id).join(' ')
  const [current, setCurrent] = useState(tabs[0]?.id)
  // Follows the section that crosses a line in the upper third of the window.
  useEffect(() => {
    if (typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-30% 0px -69%' },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  // Scrolls the current tab into the row, which is wider than a phone.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - 2 * tab.offsetHeight
  }, [current])
  if (tabs.length < 2) return null
  return (
    <nav aria-label={t`On this page`} className={styles.tabs}>
      <ul ref={list}>
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
