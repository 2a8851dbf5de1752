import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: past the header, to the page (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      <Trans>Skip to content</Trans>
    </a>
  )
}
