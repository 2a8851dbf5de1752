import type { LinkProps } from '@tanstack/react-router'
import { rowNumber } from '#lib/collections.ts'
import { PagedList } from '#ui/list/paged-list.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { UnreadSlot } from '#ui/unread/unread-slot.tsx'
import { useMessages } from './devlog.queries.ts'
import { PostCards } from './post-cards.tsx'

export interface TabListProps {
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
