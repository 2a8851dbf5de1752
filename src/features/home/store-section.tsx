import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { StoreLinks } from './store-links.tsx'
import styles from './store-section.module.css'
import { usePlatform, useStores } from './stores.ts'

const StoreCodes = lazy(async () => ({
  default: (await import('./store-codes.tsx')).StoreCodes,
}))

/** Store links at the end of the page, with QR codes on a computer. */
export function StoreSection() {
  const stores = useStores()
  const isComputer = usePlatform() === 'computer'
  if (stores.length === 0) return null
  return (
    <div className={styles.panel}>
      <Section title={<Trans>Start your island adventure today</Trans>}>
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
    </div>
  )
}
