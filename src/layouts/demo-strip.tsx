import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './demo-strip.module.css'

/**
 * Renders the bottom strip of test environments: a label that the content comes from the mock
 * backend, so that visitors do not take it for real, and the testers' tools next to it.
 */
export function DemoStrip({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <aside aria-label={t`For testers`} className={`cluster apart ${styles.strip}`} data-bar>
      {import.meta.env.VITE_MOCK && (
        <p className="meta">
          <Trans>Demo data</Trans>
        </p>
      )}
      <div>{children}</div>
    </aside>
  )
}
