import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Section } from '#ui/page/section.tsx'
import styles from './today-section.module.css'

interface TodaySectionProps {
  events: ReactNode
  maintenance: ReactNode
  /** Links in rows, as `li`. */
  rows: ReactNode
}

/** Renders what matters now: the first section below the hero of the main page. */
export function TodaySection({ events, maintenance, rows }: TodaySectionProps) {
  return (
    <Section
      title={<Trans>Today on the island</Trans>}
      viewAll={{ to: '/community/event' }}
      viewAllName={<Trans>View all events</Trans>}
    >
      <div className={styles.parts}>
        {events}
        <div className={styles.side}>
          {maintenance}
          <ul className={styles.rows}>{rows}</ul>
        </div>
      </div>
    </Section>
  )
}
