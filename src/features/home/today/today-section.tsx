import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '#ui/page/section.tsx'
import styles from './today-section.module.css'

interface TodaySectionProps {
  /** Maintenance and events. */
  children: ReactNode
  /** Links in rows, as `li`. */
  rows: ReactNode
}

/** Renders what matters now: the first section below the hero of the main page. */
export function TodaySection({ children, rows }: TodaySectionProps) {
  return (
    <div className={styles.panel} data-scheme="dark">
      <Section title={<Trans>Today on the island</Trans>}>
        <div className={styles.parts}>
          {children}
          <ul className={styles.rows}>{rows}</ul>
        </div>
      </Section>
    </div>
  )
}
