import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#ui/feedback/states.tsx'
import { useHydrated } from '#ui/when/use-hydrated.ts'
import { FaqItem } from './faq-item.tsx'
import styles from './faq.module.css'
import type { FaqEntry } from './faq.schema.ts'

/** Lists the filtered questions; opens the one that the URL hash points to. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const hash = useLocation({ select: (location) => location.hash })
  const target = useHydrated() ? hash : ''
  // Once, so that filtering doesn't scroll.
  const reached = useRef('')
  const isShown = entries.some(({ id }) => target === `faq-${id}`)
  // Scrolls after hydration, because the browser resolved the hash before the entries were rendered.
  useEffect(() => {
    if (!isShown || reached.current === target) return
    reached.current = target
    const item = document.getElementById(target)
    item?.scrollIntoView({ block: 'start' })
    item?.querySelector('summary')?.focus({ preventScroll: true })
  }, [target, isShown])
  return (
    <>
      <div role="status">
        {entries.length === 0 && (
          <EmptyState>
            <Trans>No search results</Trans>
          </EmptyState>
        )}
      </div>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <FaqItem key={entry.id} entry={entry} isTarget={target === `faq-${entry.id}`} />
        ))}
      </ul>
    </>
  )
}
