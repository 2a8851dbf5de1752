import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { idle } from '#lib/when.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { useRetryFailed } from '#ui/feedback/query-boundary.tsx'
import { FailedState } from '#ui/feedback/states.tsx'
import { MascotRow } from '#ui/mascot/mascot-row.tsx'
import { Section } from '#ui/page/section.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import styles from './home-sections.module.css'
import { ScenePicture } from './scene/scene-picture.tsx'
import { StoreLinks, usePlatform, useStores } from './store-links.tsx'

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
      <div className="columns">
        {events}
        <div className={`stack ${styles.side}`}>
          {maintenance}
          <ul className={`stack ${styles.side}`}>{rows}</ul>
        </div>
      </div>
    </Section>
  )
}

/** Renders two sections next to each other on a computer: the first is wider. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className={`columns ${styles.pair}`}>{children}</div>
}

const StoreCodes = lazy(async () => ({
  default: (await import('./store-codes.tsx')).StoreCodes,
}))

/** Renders the store links at the end of the page, with QR codes on a computer: the target of "Play" (`#stores`). */
export function StoreSection() {
  const stores = useStores()
  const isIdle = useWhen(idle)
  const isComputer = usePlatform() === 'computer' && isIdle
  if (stores.length === 0) return null
  return (
    <div id="stores" className={styles.panel}>
      <ScenePicture of="sky" loading="lazy" className="fill" />
      <Section title={<Trans>Come ashore</Trans>}>
        <StoreLinks />
        <div className={styles.codes}>
          {isComputer && (
            <ErrorBoundary>
              <Suspense>
                <StoreCodes stores={stores} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </Section>
      <div className={styles.cast}>
        <MascotRow pose="cheer" />
      </div>
    </div>
  )
}

interface QueryGroupProps {
  /** The queries of the sections. */
  queries: readonly Pick<UseQueryResult, 'data' | 'isError' | 'isFetching'>[]
  /** True if the page already shows a Retry, which refetches these sections as well. */
  hasRetry?: boolean
  children: ReactNode
}

/** Renders sections that each read data, or one message with Retry if every read has failed. */
export function QueryGroup({ queries, hasRetry = false, children }: QueryGroupProps) {
  const retryFailed = useRetryFailed()
  // Retry keeps its button, and so the focus, until a section has data.
  const [isRetried, setRetried] = useState(false)
  const hasData = queries.some(({ data }) => data !== undefined)
  const haveAllFailed = queries.every(({ isError }) => isError)
  if (hasData || (!haveAllFailed && !isRetried)) return children
  if (hasRetry) return null
  const retry = () => {
    setRetried(true)
    retryFailed()
  }
  return <FailedState busy={queries.some(({ isFetching }) => isFetching)} onRetry={retry} />
}
