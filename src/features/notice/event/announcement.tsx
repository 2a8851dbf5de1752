import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { MascotId } from '#site-mascots.ts'
import { ReadingText } from '#ui/article/reading.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { CategoryBadge } from '#ui/card/badge.tsx'
import { Day } from '#ui/date/date.tsx'
import { Neighbors } from '#ui/list/neighbors.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import section from '#ui/page/section.module.css'
import { Picture } from '#ui/media/picture.tsx'
import { ShareButton } from '#ui/share/share-button.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { NoticeOriginal } from '../notice-text.tsx'
import { eventPaths } from '../notice.paths.ts'
import { useNeighborArt } from '../notice.queries.ts'
import type { NoticeDetail } from '../notice.schema.ts'
import styles from './event-page.module.css'

type ShownEvent = NoticeDetail & { isOriginal: boolean }

interface AnnouncementProps {
  event: ShownEvent
  /** The mascot next to the text, as decoration. It sleeps on what is over. */
  mascot: MascotId
  isOver: boolean
}

/** Renders the links to the neighbors of an event. */
export function EventNeighbors({ event: { id, board, prev, next } }: { event: ShownEvent }) {
  const artOf = useNeighborArt(board, id)
  const linkTo = (neighbor: typeof prev) =>
    neighbor && {
      title: neighbor.title,
      link: { to: eventPaths.detail, params: { newsIdx: neighbor.id } },
      // Two cards without artwork would be the same image twice.
      art: artOf.get(neighbor.id) && (
        <Picture src={artOf.get(neighbor.id)} alt="" width={640} height={360} ratio="cover" />
      ),
    }
  return <Neighbors previous={linkTo(prev)} next={linkTo(next)} list={{ to: eventPaths.list }} />
}

/** Renders the editors' text of an event, whole and in its order. */
export function Announcement({ event, mascot, isOver }: AnnouncementProps) {
  const { id, board, category, categoryId, publishedAt, title, html, isOriginal } = event
  const titleId = useId()
  useMarkRead(board, id)
  return (
    <article
      id="announcement"
      aria-labelledby={titleId}
      className={`plate ${styles.part} ${styles.sheet}`}
    >
      <header className={section.header}>
        <h2 id={titleId} className={`${section.title} display`}>
          <Trans>Announcement</Trans>
        </h2>
        <p className="cluster meta">
          <CategoryBadge category={category} categoryId={categoryId} />
          <Day instant={publishedAt} />
        </p>
      </header>
      <div>
        <ReadingText
          isOriginal={isOriginal}
          own={<RichHtml html={html} topHeading={3} linksCoupons />}
          original={<NoticeOriginal id={id} isLink={false} />}
        />
        <ShareButton title={title} />
      </div>
      <span className={styles.friend}>
        <Mascot of={mascot} pose={isOver ? 'rest' : 'cheer'} />
      </span>
    </article>
  )
}
