import { Trans, useLingui } from '@lingui/react/macro'
import { ratingTier } from '#lib/rating-tier.ts'
import { Icon } from '#ui/icons.tsx'
import { Tile } from '#ui/tile.tsx'
import styles from './heart-event.module.css'

const steps = [1, 2, 3, 4, 5]

/** How far the hearts have come: a lantern for each of the five steps, and the count. */
export function HeartSteps({ count }: { count: number }) {
  const { i18n, t } = useLingui()
  const step = ratingTier(count)
  const shownCount = i18n.number(count)
  return (
    <div className={styles.steps} data-scheme="dark">
      <div
        role="progressbar"
        aria-label={t`Steps reached`}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={step}
        aria-valuetext={t`Step ${step} of 5`}
        className={styles.tiles}
      >
        {steps.map((each) => (
          <Tile key={each} tone={each <= step ? 'gold' : 'quiet'}>
            <Icon name="lantern" />
          </Tile>
        ))}
      </div>
      <p className={styles.step}>
        <Trans>Step {step} of 5</Trans>
      </p>
      <p className={styles.count}>
        <Trans>Hearts: {shownCount}</Trans>
      </p>
    </div>
  )
}
