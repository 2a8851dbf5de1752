import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './demo-strip.module.css'

/**
 * The lower edge of a page that is no public one: a mark wherever the mock backend answers, so that
 * nobody takes its news for news, and beside it what testers have.
 */
export function DemoStrip({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <aside aria-label={t`For testers`} className={styles.strip} data-demo-strip>
      {import.meta.env.VITE_MOCK && (
        <p className={styles.mark}>
          <Trans>Demo data</Trans>
        </p>
      )}
      <div className={styles.tools}>{children}</div>
    </aside>
  )
}
