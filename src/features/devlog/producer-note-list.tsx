import { useLingui } from '@lingui/react/macro'
import { rowNumber } from '#lib/row-number.ts'
import { Pagination } from '#ui/pagination.tsx'
import { QueryPart } from '#ui/query-part.tsx'
import { useNotes } from './devlog.queries.ts'
import type { TabListProps } from './message-list.tsx'
import { otherLang } from './other-lang.ts'
import { PostCards } from './post-cards.tsx'

/** The producer's notes, newest first. */
export function ProducerNoteList({ page, pageLink }: TabListProps) {
  const { i18n } = useLingui()
  const notes = useNotes(page)
  return (
    <QueryPart query={notes} rows={10}>
      {(shown) => (
        <>
          <PostCards
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
          <Pagination page={shown.page} pageCount={shown.pageCount} linkTo={pageLink} />
        </>
      )}
    </QueryPart>
  )
}
