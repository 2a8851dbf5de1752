import type { ReactNode } from 'react'
import { Icon } from '#ui/icons.tsx'
import { Page } from '#ui/page.tsx'
import { EventRules } from './event-rules.tsx'
import styles from './heart-event.module.css'

interface SpecialEventPageProps {
  eventId: number
  /** Its title in the editors' words; the name of the route until it is there. */
  title?: string | undefined
  /** From when to when it runs. */
  period?: ReactNode
  /** The editors' own text about it. */
  children?: ReactNode
}

/** An event with a page of its own (decisions, "Routes"): period, rules, and the editors' text. */
export function SpecialEventPage({ eventId, title, period, children }: SpecialEventPageProps) {
  return (
    <Page name={title}>
      <div className={styles.hero} data-scheme="dark">
        <Icon name="lantern" />
        {period}
      </div>
      {children}
      <EventRules eventId={eventId} />
    </Page>
  )
}
