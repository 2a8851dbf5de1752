import { Trans, useLingui } from '@lingui/react/macro'
import { shortTimeInWords } from '#i18n/dates-in-words.ts'
import { formatKoreanTime } from '#i18n/times.ts'
import { site } from '../../../site.ts'
import type { BoardType } from '../board/board-type.ts'
import { nextUpdate, waitOf, type Wait } from './next-update.ts'
import styles from './update-line.module.css'
import { useMinute } from './use-minute.ts'

/** Renders the time of the next leaderboard update and the time remaining. */
export function UpdateLine({ type }: { type: BoardType }) {
  const now = useMinute()
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
        {now !== null && next !== null && <NextUpdate at={next} wait={waitOf(next - now)} />}
      </span>
    </p>
  )
}

function NextUpdate({ at, wait }: { at: number; wait: Wait }) {
  const { t, i18n } = useLingui()
  const { days, hours, minutes } = wait
  const wording =
    days > 0
      ? t`${days} d ${hours} h`
      : hours > 0
        ? t`${hours} h ${minutes} min`
        : t`${minutes} min`
  // The remaining time stays on one line.
  const left = wording.replaceAll(' ', '\u00a0')
  const instant = new Date(at)
  // Without the year, so that the text fits on one line on a phone.
  const day = shortTimeInWords(formatKoreanTime(at), i18n.locale)
  return (
    <Trans>
      Next update in {left} <time dateTime={instant.toISOString()}>({day} KST)</time>
    </Trans>
  )
}
