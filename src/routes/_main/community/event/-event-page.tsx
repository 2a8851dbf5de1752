import { isNotFound } from '#api/api-error.ts'
import { HeartEventPage } from '#features/heart-event/heart-event-page.tsx'
import { SpecialEventPage } from '#features/heart-event/special-event-page.tsx'
import { EventPeriod } from '#features/notice/event-period.tsx'
import { eventState } from '#features/notice/event-state.ts'
import { NoticeDetailPage } from '#features/notice/notice-detail-page.tsx'
import { NoticeArticle } from '#features/notice/notice-article.tsx'
import { eventPaths } from '#features/notice/notice.paths.ts'
import { useNotice } from '#features/notice/notice.queries.ts'
import { useNoticeDescription } from '#features/notice/use-notice-description.ts'
import { ArticleColumn } from '#ui/article/article.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { site } from '#site.ts'
import { hasOwnPage } from './-own-page.ts'

/** Renders the page of an event; some have their own design around the editors' text. */
export function EventPage({ id }: { id: number }) {
  const { data: notice, error } = useNotice(id)
  const now = useNow('minute')
  const describe = useNoticeDescription()
  const isHeartEvent = id === site.heartEventId
  if (!hasOwnPage(id)) return <NoticeDetailPage id={id} paths={eventPaths} />
  const description = notice && describe(notice)
  const period = notice && <EventPeriod startsAt={notice.startsAt} endsAt={notice.endsAt} />
  // The page exists even if the editors have not written about the event.
  const article = !isNotFound(error) && (
    <ArticleColumn>
      <NoticeArticle id={id} paths={eventPaths} />
    </ArticleColumn>
  )
  if (isHeartEvent) {
    const isOver = notice !== undefined && now !== null && eventState(notice, now) === 'ended'
    return (
      <HeartEventPage description={description} period={period} isOver={isOver}>
        {article}
      </HeartEventPage>
    )
  }
  return (
    <SpecialEventPage
      eventId={id}
      title={notice?.title}
      titleLang={notice?.isOriginal ? 'ko' : undefined}
      description={description}
      period={period}
      endsAt={notice?.endsAt}
    >
      {article}
    </SpecialEventPage>
  )
}
