import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { rowNumber } from '#lib/collections.ts'
import { excerptOf } from '#ui/article/html-text.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import { UnreadSlot } from '#ui/unread/unread-slot.tsx'
import { useMessages, useNotes } from './devlog.queries.ts'
import { otherLang } from '#i18n/lang.ts'
import { PostCards } from './post-cards.tsx'

interface TabListProps {
  page: number
  /** Link to another page of the tab. */
  pageLink: (page: number) => LinkProps
}

/** Lists the developer messages, newest first. */
export function MessageList({ page, pageLink }: TabListProps) {
  const messages = useMessages(page)
  return (
    <QueryBoundary query={messages} rows={10}>
      {(shown) => (
        <>
          <PagedList page={shown.page} pageCount={shown.pageCount} linkTo={pageLink}>
            <PostCards
              board="message"
              posts={shown.items.map((message, index) => ({
                id: message.id,
                number: rowNumber(shown, index),
                title: message.title,
                text: message.summary,
                publishedAt: message.publishedAt,
                image: message.thumbnail,
                link: { to: '/devlog/withBTS/$idx', params: { idx: message.id } },
              }))}
            />
          </PagedList>
          {shown.items.length > 0 && <UnreadSlot board="message" posts={shown.items} />}
        </>
      )}
    </QueryBoundary>
  )
}

/** Lists the producer notes, newest first. */
export function ProducerNoteList({ page, pageLink }: TabListProps) {
  const { i18n } = useLingui()
  const notes = useNotes(page)
  return (
    <QueryBoundary query={notes} rows={10}>
      {(shown) => (
        <>
          <PagedList page={shown.page} pageCount={shown.pageCount} linkTo={pageLink}>
            <PostCards
              board="note"
              posts={shown.items.map((note, index) => ({
                id: note.id,
                number: rowNumber(shown, index),
                title: note.title,
                text: note.subtitle,
                ...(index === 0 && { opening: excerptOf(note.html, 120) }),
                publishedAt: note.publishedAt,
                lang: otherLang(note.lang, i18n.locale),
                link: { to: '/devlog/pd-note/$idx', params: { idx: note.id } },
              }))}
            />
          </PagedList>
          {shown.items.length > 0 && <UnreadSlot board="note" posts={shown.items} />}
        </>
      )}
    </QueryBoundary>
  )
}
