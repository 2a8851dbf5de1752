import { useLingui } from '@lingui/react/macro'
import { rowNumber } from '#lib/collections.ts'
import { PagedList } from '#ui/list/paged-list.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { UnreadSlot } from '#ui/unread/unread-slot.tsx'
import { useNotes } from './devlog.queries.ts'
import type { TabListProps } from './message-list.tsx'
import { otherLang } from './other-lang.ts'
import { PostCards } from './post-cards.tsx'

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
