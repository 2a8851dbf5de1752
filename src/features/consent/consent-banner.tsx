import { Trans, useLingui } from '@lingui/react/macro'
import { everythingAllowed, nothingAllowed, type Consent } from './consent-record.ts'
import { Button } from '#ui/button.tsx'
import styles from './consent-banner.module.css'

interface ConsentBannerProps {
  onChoose: (consent: Consent) => void
  /** Opens the categories. */
  onDetail: () => void
}

/**
 * The question, in the flow of the page above it, with three answers of the same weight (decisions,
 * "Consent"). It is in every prerendered page and stays hidden until the signpost has found that
 * nothing was chosen yet, so that nothing moves when the app comes.
 */
export function ConsentBanner({ onChoose, onDetail }: ConsentBannerProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Cookies`} className={styles.banner}>
      <p className={styles.text}>
        <Trans>
          May we measure how this site is used, and show you our advertising elsewhere? Without your
          permission we do neither.
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
          <Trans>Choose</Trans>
        </Button>
      </div>
    </section>
  )
}
