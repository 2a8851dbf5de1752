import { Trans, useLingui } from '@lingui/react/macro'
import { everythingAllowed, nothingAllowed, type Consent } from './consent-record.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  onChoose: (consent: Consent) => void
  /** Opens the dialog with the cookie categories. */
  onDetail: () => void
}

/**
 * Asks for cookie consent in a sheet at the bottom of the window, with three buttons of equal weight (docs/product.md#cookie-consent).
 * The banner is part of every prerendered page. It stays hidden until the redirect script finds no stored
 * choice, so that hydration causes no layout shift.
 */
export function ConsentBanner({ onChoose, onDetail }: ConsentBannerProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Cookies`} className={styles.banner}>
      <p className={styles.text}>
        <Trans>
          May we use cookies to measure how this site is used and show you our ads elsewhere? Only
          if you say yes.
        </Trans>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => onChoose(everythingAllowed)}>
          <Trans>Accept all</Trans>
        </Button>
        <Button onClick={() => onChoose(nothingAllowed)}>
          <Trans>Reject all</Trans>
        </Button>
        <Button onClick={onDetail}>
          <Trans comment="A button that opens the cookie categories.">Customize</Trans>
        </Button>
      </div>
    </section>
  )
}
