import { nextUpdate } from './seasons.ts'
import styles from './update-line.module.css'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { shortTimeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime } from '#i18n/times.ts'
import { useWaitWords } from '#ui/date/use-wait-words.ts'
import { site } from '#site.ts'
import type { BoardType } from '../ranking.schema.ts'
import { useNow } from '#ui/when/use-now.ts'

/** Renders the time of the next leaderboard update and the time remaining. */
export function UpdateLine({ type }: { type: BoardType }) {
  const now = useNow('minute')
  const next = now === null ? null : nextUpdate(site.rankingUpdates[type], now)
  return (
    <p className={styles.line}>
      <span>
        {type === 'level' ? (
          <Trans>Updates every Tuesday</Trans>
        ) : (
          <Trans>Updates every 6 weeks</Trans>
        )}
      </span>
      {/* The remaining time renders after hydration; its space is reserved. */}
      <span className={styles.next}>
        {now !== null && next !== null && <NextUpdate at={next} now={now} />}
      </span>
    </p>
  )
}

function NextUpdate({ at, now }: { at: number; now: number }) {
  const { i18n } = useLingui()
  const left = useWaitWords()(at - now).replaceAll(' ', '\u00a0')
  const instant = new Date(at)
  // Without the year, so that the text fits on one line on a phone.
  const day = shortTimeInWords(formatKoreanTime(at), i18n.locale)
  return (
    <Trans>
      Next update in {left} <time dateTime={instant.toISOString()}>({day} KST)</time>
    </Trans>
  )
}
