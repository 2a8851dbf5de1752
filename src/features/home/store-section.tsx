import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { idle } from '#lib/when.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { useWhen } from '#ui/when/use-when.ts'
import { StoreLinks } from './store-links.tsx'
import styles from './store-section.module.css'
import { usePlatform, useStores } from './stores.ts'

const StoreCodes = lazy(async () => ({
  default: (await import('./store-codes.tsx')).StoreCodes,
}))

/** Store links at the end of the page, with QR codes on a computer: the target of "Play" (`#stores`). */
export function StoreSection() {
  const stores = useStores()
  const isIdle = useWhen(idle)
  const isComputer = usePlatform() === 'computer' && isIdle
  if (stores.length === 0) return null
  return (
    <div id="stores" className={styles.panel}>
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
