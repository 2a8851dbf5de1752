import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#i18n/numbers.ts'
import { wantsNoMotion } from '#lib/preferences.ts'
import { scoreTier, tierThresholds } from '#lib/score-tier.ts'
import litLantern from '#ui/media/art/lantern-240x240.svg?no-inline'
import darkLantern from '#ui/media/art/lantern-out-240x240.svg?no-inline'
import styles from './heart-steps.module.css'

const countMs = 900

interface HeartStepsProps {
  count: number
  /** True if the event has ended. */
  isOver: boolean
}

/** Shows the heart count, which counts up once in view, and a lantern for each of the five steps. */
export function HeartSteps({ count, isOver }: HeartStepsProps) {
  const { t } = useLingui()
  const step = scoreTier(count)
  const shownCount = formatNumber(count)
  const next = tierThresholds[step]
  const missing = next === undefined ? null : next - count
  const shownMissing = formatNumber(missing ?? 0)
  return (
    <div className={`stack ${styles.steps}`}>
      <div className="cluster">
        <p className={styles.count}>
          <span className="visually-hidden">
            <Trans>Hearts: {shownCount}</Trans>
          </span>
          <CountedUp count={count} />
        </p>
        <div>
          <Trans>{step} of 5 lanterns lit</Trans>
          <p className="meta">
            {missing === null ? (
              <Trans>All five lanterns are lit.</Trans>
            ) : isOver ? (
              <Plural
                value={missing}
                one={`${shownMissing} heart short of the next lantern`}
                other={`${shownMissing} hearts short of the next lantern`}
              />
            ) : (
              <Plural
                value={missing}
                one={`${shownMissing} heart to the next lantern`}
                other={`${shownMissing} hearts to the next lantern`}
              />
            )}
          </p>
        </div>
      </div>
      <div
        role="progressbar"
        aria-label={t`Lanterns lit`}
        aria-valuemin={0}
        aria-valuemax={tierThresholds.length}
        aria-valuenow={step}
        aria-valuetext={t`${step} of 5 lanterns lit`}
        className={styles.rope}
      >
        {tierThresholds.map((goal, nth) => (
          <img
            key={goal}
            src={nth < step ? litLantern : darkLantern}
            alt=""
            width={240}
            height={240}
            data-lit={nth < step || undefined}
          />
        ))}
      </div>
    </div>
  )
}

/** Renders a number that is hidden from screen readers. It counts up when it is scrolled into view. */
function CountedUp({ count }: { count: number }) {
  const number = useRef<HTMLSpanElement>(null)
  // Writes the text of the element itself: a render per frame is not needed.
  useEffect(() => {
    const node = number.current
    if (!node || wantsNoMotion() || typeof IntersectionObserver !== 'function') return undefined
    let frame = 0
    const countUp = (start: number) => (now: number) => {
      const part = Math.min(1, (now - start) / countMs)
      node.textContent = formatNumber(Math.round(count * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(countUp(start))
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return
      observer.disconnect()
      frame = requestAnimationFrame(countUp(performance.now()))
    })
    observer.observe(node)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      node.textContent = formatNumber(count)
    }
  }, [count])
  return (
    <span ref={number} aria-hidden="true">
      {formatNumber(count)}
    </span>
  )
}
