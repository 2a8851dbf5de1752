import { Trans } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { EmptyState } from '#ui/states.tsx'
import styles from './board-pages.module.css'
import type { RankingSearch } from './ranking.search.ts'

const size = 100

interface BoardPagesProps<TRow> {
  /** All rows that were found, in their order. */
  rows: readonly TRow[]
  search: RankingSearch
  place: LinkProps
  /** Draws the rows of a page. */
  children: (rows: readonly TRow[]) => ReactNode
}

/** A long list, a hundred rows on a page; how many were found; and a way on where none was. */
export function BoardPages<TRow>({ rows, search, place, children }: BoardPagesProps<TRow>) {
  const count = rows.length
  const pageCount = Math.ceil(count / size)
  // A page that the board does not have is its last.
  const page = Math.max(1, Math.min(search.page, pageCount))
  const onPage = useMemo(() => rows.slice((page - 1) * size, page * size), [rows, page])
  const { player: _, name, club, ...kept } = search
  const isNarrowed = name !== '' || club !== ''
  return (
    <>
      <p role="status" className={isNarrowed ? styles.count : 'visually-hidden'}>
        {isNarrowed && <Trans>Players found: {count}</Trans>}
      </p>
      {count > 0 ? (
        children(onPage)
      ) : (
        <EmptyState>
          <Trans>No results found</Trans>
          <LinkButton {...place} search={{ ...kept, page: 1 }} resetScroll={false}>
            <Trans>Show the whole leaderboard</Trans>
          </LinkButton>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        linkTo={(number) => ({ ...place, search: { ...kept, name, club, page: number } })}
      />
    </>
  )
}
