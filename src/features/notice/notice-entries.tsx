import { useLingui, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Paged } from '#api/schema.ts'
import { relativeDay } from '#i18n/relative-day.ts'
import { rowNumber } from '#lib/collections.ts'
import { CategoryBadge } from '#ui/card/badge.tsx'
import styles from '#ui/card/posts.module.css'
import { Day, Period } from '#ui/date/date.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { findHits } from '#ui/list/find-hits.ts'
import { Picture } from '#ui/media/picture.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { CountdownChip } from './countdown-chip.tsx'
import own from './notice-list.module.css'
import type { NoticePaths } from './notice.paths.ts'
import type { Notice } from './notice.schema.ts'

/** Renders a text with the matches of a keyword marked. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  return findHits(text, keyword).map((part, index) => {
    const Element = part.isHit ? 'mark' : 'span'
    return (
      // The parts have no id and never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <Element key={index}>{part.text}</Element>
    )
  })
}

/**
 * Renders the day of an instant in Korea, followed by its age in words. The age depends on the visitor's clock, so
 * it renders after hydration, at the end of its line.
 */
function DayAndAge({ instant }: { instant: number | null }) {
  const { i18n } = useLingui()
  const now = useNow('minute')
  if (instant === null) return null
  const age = now === null ? null : relativeDay(instant, now, i18n.locale)
  return (
    <>
      <Day instant={instant} />
      {age !== null && (
        <>
          {' '}
          <span>{`· ${age}`}</span>
        </>
      )}
    </>
  )
}

interface NoticeEntriesProps {
  page: Paged<Notice>
  detailTo: NoticePaths['detail']
  /** True if the first entry is the lead story, above three others or more. */
  hasLead: boolean
  /** The search text, highlighted in the titles. */
  keyword: string
}

/** Renders one page of a list, newest first. */
export function NoticeEntries({ page, hasLead, ...rest }: NoticeEntriesProps) {
  const { t } = useLingui()
  // A lead and one or two rows would leave a gap: they are one line of tiles.
  const isShort = page.items.length <= 3
  const hasTiles = page.items[0]?.board === 'event' || isShort
  return (
    <ol
      reversed
      className={`plate ${styles.list} ${hasTiles ? styles.tiles : ''}`}
      aria-label={t`Posts, newest first`}
    >
      {page.items.map((notice, index) => (
        <NoticeEntry
          key={notice.id}
          notice={notice}
          number={rowNumber(page, index)}
          isLead={hasLead && !isShort && index === 0}
          {...rest}
        />
      ))}
    </ol>
  )
}

interface NoticeEntryProps extends Pick<NoticeEntriesProps, 'detailTo' | 'keyword'> {
  notice: Notice
  /** The running number (docs/product.md#notices-and-events). */
  number: number
  isLead: boolean
}

function NoticeEntry({ notice, number, isLead, detailTo, keyword }: NoticeEntryProps) {
  const { id, board, title, thumbnail, publishedAt, startsAt, endsAt } = notice
  const isEvent = board === 'event'
  const isTimed = useNow('minute') !== null && endsAt !== null
  const hasPeriod = startsAt !== null || endsAt !== null
  const line = isEvent && hasPeriod ? (isTimed ? 'countdown' : 'period') : undefined
  return (
    <li className={isLead ? `${styles.row} ${styles.lead}` : styles.row} value={number}>
      <div className={styles.art}>
        <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" priority={isLead} />
      </div>
      <div className={`stack ${styles.text}`}>
        <h2 className={`title two-lines ${isLead ? 'large' : ''}`}>
          <UnreadMark board={board} post={notice} />
          <Link to={detailTo} params={{ newsIdx: id }} className="card-link">
            <Marked text={title} keyword={keyword} />
          </Link>
        </h2>
        {hasPeriod && (
          <p className={`meta ${own.period}`} data-line={line}>
            <Icon shape={icons.calendar} />{' '}
            <span>
              <Period startsAt={startsAt} endsAt={endsAt} />
            </span>
          </p>
        )}
        <p className={`cluster meta ${own.line}`} data-line={line}>
          <span className={own.kind}>
            <CategoryBadge {...notice} />
          </span>
          {isEvent && (
            <span className={own.wait}>
              <CountdownChip startsAt={startsAt} endsAt={endsAt} />
            </span>
          )}
          {/* The period of an event is enough. In results of a search, the number is not that of the list. */}
          <span className={isEvent || keyword ? 'visually-hidden' : own.number}>
            <Trans>No. {number}</Trans>
          </span>
          <span className={isEvent ? 'visually-hidden' : own.day}>
            <DayAndAge instant={publishedAt} />
          </span>
        </p>
      </div>
    </li>
  )
}
