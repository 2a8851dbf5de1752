import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/numbers.ts'
import { ratingTier, tierThresholds } from '#lib/rating-tier.ts'
import { LanternStrand } from '#ui/media/lantern-strand.tsx'
import styles from './heart-event.module.css'

interface HeartStepsProps {
  count: number
  /** True if the event has ended. */
  isOver: boolean
}

/** Shows the heart count and a lantern for each of the five steps. */
export function HeartSteps({ count, isOver }: HeartStepsProps) {
  const { t } = useLingui()
  const step = ratingTier(count)
  const shownCount = formatNumber(count)
  const next = tierThresholds[step]
  const missing = next === undefined ? null : formatNumber(next - count)
  return (
    <div className={styles.steps} data-scheme="dark">
      <div
        role="progressbar"
        aria-label={t`Steps reached`}
        aria-valuemin={0}
        aria-valuemax={tierThresholds.length}
        aria-valuenow={step}
        aria-valuetext={t`Step ${step} of 5`}
        className={styles.strand}
      >
        <LanternStrand count={tierThresholds.length} lit={step} isOverSea />
      </div>
      <p className={styles.step}>
        <Trans>Step {step} of 5</Trans>
      </p>
      <p className={styles.count}>
        <Trans>Hearts: {shownCount}</Trans>
      </p>
      <p className={styles.missing}>
        {missing === null ? (
          <Trans>All five lanterns are lit.</Trans>
        ) : isOver ? (
          <Trans>Hearts short of the next lantern: {missing}</Trans>
        ) : (
          <Trans>Hearts to the next lantern: {missing}</Trans>
        )}
      </p>
    </div>
  )
}
