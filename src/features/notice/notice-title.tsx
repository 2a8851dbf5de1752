import { Link } from '@tanstack/react-router'
import { Marked } from '#ui/list/marked.tsx'
import { Period } from '#ui/date/period.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { CountdownChip } from './countdown-chip.tsx'
import type { NoticePaths } from './notice.paths.ts'
import styles from './notice-list.module.css'
import type { Notice } from './notice.schema.ts'

interface NoticeTitleProps {
  notice: Notice
  detailTo: NoticePaths['detail']
  keyword: string
}

/** Renders the title of a row: its artwork, its link, and the period of an event. */
export function NoticeTitle({ notice, detailTo, keyword }: NoticeTitleProps) {
  const { id, board, title, thumbnail, startsAt, endsAt } = notice
  const isEvent = board === 'event'
  return (
    <>
      {(isEvent || thumbnail !== undefined) && (
        <span className={styles.art}>
          <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
          {isEvent && (
            <span className={styles.chip}>
              <CountdownChip startsAt={startsAt} endsAt={endsAt} />
            </span>
          )}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          <span className={styles.dot}>
            <UnreadMark board={board} post={notice} />
          </span>
          <Link to={detailTo} params={{ newsIdx: id }} className={styles.link}>
            <Marked text={title} keyword={keyword} />
          </Link>
        </span>
        <span className={styles.period}>
          <Period startsAt={startsAt} endsAt={endsAt} />
        </span>
      </span>
    </>
  )
}
