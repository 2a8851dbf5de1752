import { Plural, Trans } from '@lingui/react/macro'
import { Navigate, type LinkProps } from '@tanstack/react-router'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/form/button.tsx'
import { Pagination } from '#ui/list/pagination.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import type { DataTableInstance } from '#ui/table/use-data-table.ts'
import type { BoardSearch } from '../ranking.search.ts'

interface BoardPagesProps<TRow extends RowData> {
  table: DataTableInstance<TRow>
  search: BoardSearch
  link: LinkProps
  /** The rows of the page. */
  children: ReactNode
}

/** Renders one page of a leaderboard, the number of rows found, and links to the other pages. */
export function BoardPages<TRow extends RowData>({
  table,
  search,
  link,
  children,
}: BoardPagesProps<TRow>) {
  const count = table.getRowCount()
  const pageCount = table.getPageCount()
  const { name, club, page, ...preserved } = search
  const isNarrowed = name !== '' || club !== ''
  // A page number beyond the end redirects to the last page.
  if (count > 0 && page > pageCount) {
    return (
      <Navigate
        {...link}
        search={(now) => ({ ...now, page: pageCount })}
        replace
        resetScroll={false}
      />
    )
  }
  return (
    <>
      <p role="status" className={isNarrowed ? undefined : 'visually-hidden'}>
        {isNarrowed && (
          <Plural value={count} one={`${count} player found`} other={`${count} players found`} />
        )}
      </p>
      {count > 0 ? (
        children
      ) : (
        <EmptyState
          action={
            <LinkButton {...link} search={{ ...preserved, page: 1 }} resetScroll={false}>
              <Trans>Show the whole leaderboard</Trans>
            </LinkButton>
          }
        >
          <Trans>No results found</Trans>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        linkTo={(number) => ({ ...link, search: { ...preserved, name, club, page: number } })}
      />
    </>
  )
}
