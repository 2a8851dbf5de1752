import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import states from '#ui/feedback/states.module.css'
import { site } from '#site.ts'
import { heartArt } from './event-art.ts'
import { EventLayout } from './event-layout.tsx'
import { EventRules } from './event-rules.tsx'
import { useHearts } from './heart-event.queries.ts'
import styles from './heart-event.module.css'
import { HeartRewards } from './heart-rewards.tsx'
import { HeartSteps } from './heart-steps.tsx'

interface HeartEventPageProps {
  /** What the editors say of the event. */
  description?: string | undefined
  /** Start and end of the event. */
  period?: ReactNode
  /** True if the event has ended, so that missed steps are final. */
  isOver?: boolean
  /** Text from the editors. */
  children?: ReactNode
}

/** Renders the heart event of June 2023 (docs/product.md#event-pages). */
export function HeartEventPage({ isOver = false, children, ...layout }: HeartEventPageProps) {
  const hearts = useHearts()
  return (
    <EventLayout name={msg`June 2023 heart event`} art={heartArt} {...layout}>
      <p className={styles.lead}>
        <Trans>Together, everyone's hearts light five lanterns, one by one.</Trans>
      </p>
      <div className={states.awaited}>
        <ErrorBoundary>
          <QueryBoundary query={hearts} rows={6}>
            {({ count }) => (
              <>
                <HeartSteps count={count} isOver={isOver} />
                <HeartRewards count={count} isOver={isOver} />
              </>
            )}
          </QueryBoundary>
        </ErrorBoundary>
        <EventRules eventId={site.heartEventId}>
          <li>
            <Trans>The heart counter may differ by network.</Trans>
          </li>
        </EventRules>
        {children}
      </div>
    </EventLayout>
  )
}
