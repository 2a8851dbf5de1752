import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Part } from '#ui/error-boundary.tsx'
import { Page } from '#ui/page.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { site } from '#site.ts'
import { EventRules } from './event-rules.tsx'
import { useHearts } from './heart-event.queries.ts'
import { HeartSteps } from './heart-steps.tsx'
import styles from './heart-event.module.css'

/**
 * The heart event of June 2023 (spec section 1).
 * @param children the editors' own text about it
 */
export function HeartEventPage({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const hearts = useHearts()
  return (
    <Page name={t`June 2023 heart event`}>
      <p className={styles.lead}>
        <Trans>The hearts of all players light five lanterns, one after another.</Trans>
      </p>
      <Part>
        <QueryPart query={hearts} rows={2}>
          {({ count }) => <HeartSteps count={count} />}
        </QueryPart>
      </Part>
      <EventRules eventId={site.heartEventId}>
        <li>
          <Trans>The heart counter may differ by network.</Trans>
        </li>
      </EventRules>
      {children}
    </Page>
  )
}
