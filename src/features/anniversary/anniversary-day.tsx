import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayInWords } from '#ui/date/date.tsx'
import { Section } from '#ui/page/section.tsx'
import { site } from '#site.ts'
import styles from './anniversary.module.css'

const startsAt = Date.parse(site.anniversary.startsAt)
const endsAt = Date.parse(site.anniversary.endsAt)

/** Renders the first and last date of the anniversary, in Korean time, and what belongs to them. */
export function AnniversaryDay({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.middle}>
      <Section title={<Trans>When</Trans>}>
        <p className={styles.text}>
          <Trans>
            From <DayInWords instant={startsAt} /> to <DayInWords instant={endsAt} /> (Korean time).
            Each event has its own dates.
          </Trans>
        </p>
        {children}
      </Section>
    </div>
  )
}
