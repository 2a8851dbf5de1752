import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EmptyState } from '#ui/feedback/states.tsx'
import { useHydrated } from '#ui/when/use-hydrated.ts'
import { FaqItem } from './faq-item.tsx'
import styles from './faq.module.css'
import type { FaqEntry } from './faq.schema.ts'

/** The questions that are left by the filter; the one that the address points to is open. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const hash = useLocation({ select: (location) => location.hash })
  const target = useHydrated() ? hash : ''
  // Keeps the window in step with the address, which the browser read before the place was there;
  // not with the list, whose entries the filter takes away and brings back.
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'start' })
  }, [target])
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
