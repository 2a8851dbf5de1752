import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { splitLead } from '#ui/article/html-text.ts'
import { ReadingText } from '#ui/article/reading.tsx'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { Neighbors } from '#ui/list/neighbors.tsx'
import section from '#ui/page/section.module.css'
import { Picture } from '#ui/media/picture.tsx'
import { useMarkRead } from '#ui/unread/unread-mark.tsx'
import { NoticeOriginal } from '../notice-text.tsx'
import type { NoticePaths } from '../notice.paths.ts'
import { useNeighborArt } from '../notice.queries.ts'
import type { NoticeDetail } from '../notice.schema.ts'
import styles from './event-page.module.css'
import { EventOwnTime } from './event-times.tsx'

type ShownEvent = NoticeDetail & { isOriginal: boolean }

interface EventProps {
  event: ShownEvent
  paths: NoticePaths
}

/** Renders the links to the neighbors of an event, and on Korean pages its period for visitors elsewhere. */
export function EventNeighbors({ event, paths }: EventProps) {
  const { i18n } = useLingui()
  const { id, board, prev, next, startsAt, endsAt } = event
  const artOf = useNeighborArt(board, id)
  const linkTo = (neighbor: typeof prev) =>
    neighbor && {
      title: neighbor.title,
      link: { to: paths.detail, params: { newsIdx: neighbor.id } },
      // Two cards without artwork would be the same image twice.
      art: artOf.get(neighbor.id) && (
        <Picture src={artOf.get(neighbor.id)} alt="" width={640} height={360} ratio="cover" />
      ),
    }
  return (
    <>
      <Neighbors previous={linkTo(prev)} next={linkTo(next)} list={{ to: paths.list }} />
      {/* The first screen has it in the other languages. */}
      {i18n.locale === 'ko' && <EventOwnTime startsAt={startsAt} endsAt={endsAt} />}
    </>
  )
}

interface AnnouncementProps extends EventProps {
  /** True on a page without artwork of the site, whose headings are those of the text. */
  isAlone: boolean
}

/** Renders the editors' text of an event in its order. Its first paragraph is in the hero, if that has room for it. */
export function Announcement({ event, isAlone, paths }: AnnouncementProps) {
  const titleId = useId()
  const { id, board, html, isOriginal } = event
  useMarkRead(board, id)
  return (
    <article
      id="announcement"
      aria-labelledby={titleId}
      className={isAlone ? styles.alone : undefined}
    >
      <header className={isAlone ? 'visually-hidden' : `${section.header} ${styles.header}`}>
        <h2 id={titleId} className={`${section.title} display`}>
          <Trans>Announcement</Trans>
        </h2>
      </header>
      <ReadingText
        isOriginal={isOriginal}
        own={
          <RichHtml
            html={splitLead(html).rest}
            embedded={paths.isLink}
            topHeading={3}
            linksCoupons
            hasRewards
          />
        }
        original={<NoticeOriginal id={id} isLink={paths.isLink} />}
      />
    </article>
  )
}
