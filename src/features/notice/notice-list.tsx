import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { plural } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { PagedList } from '#ui/list/paged-list.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { findHits } from '#ui/list/find-hits.ts'
import { UnreadSlot } from '#ui/unread/unread-slot.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { NoticeEntries } from './notice-entries.tsx'
import styles from './notice-list.module.css'
import type { NoticePaths } from './notice.paths.ts'
import type { Notice } from './notice.schema.ts'
import { useKnownNotices, useNotices, type NoticeListQuery } from './notice.queries.ts'

interface NoticeListProps {
  query: NoticeListQuery
  paths: NoticePaths
  /** Links to the other pages, if they differ from the list's own path. */
  pageLink?: ((page: number) => LinkProps) | undefined
}

/** Renders the entries of a list and its pagination, without the page layout. */
export function NoticeList({ query, paths, pageLink }: NoticeListProps) {
  const notices = useNotices(query)
  const { keyword } = query
  useAnnounceFound(keyword, notices.isPlaceholderData ? undefined : notices.data?.total)
  const ownLink = (page: number): LinkProps => ({ to: paths.list, search: { page, keyword } })
  return (
    <QueryBoundary query={notices} rows={6}>
      {(page) =>
        page.items.length === 0 ? (
          keyword === '' ? (
            <EmptyState>
              <Trans>No posts yet</Trans>
            </EmptyState>
          ) : (
            <NothingFound query={query} paths={paths} />
          )
        ) : (
          <>
            {keyword !== '' && (
              <div className={`cluster ${styles.found}`}>
                <p className="title">
                  {/* Until the results are loaded, the posts are those of the previous search. */}
                  {!notices.isPlaceholderData && (
                    <Plural
                      value={page.total}
                      one={`# result for “${keyword}”`}
                      other={`# results for “${keyword}”`}
                    />
                  )}
                </p>
                <LinkButton to={paths.list}>
                  <Icon shape={icons.close} />
                  <span>
                    <Trans>View all</Trans>
                  </span>
                </LinkButton>
              </div>
            )}
            <PagedList page={page.page} pageCount={page.pageCount} linkTo={pageLink ?? ownLink}>
              <NoticeEntries
                page={page}
                detailTo={paths.detail}
                hasLead={query.board !== 'event' && query.page === 1}
                keyword={keyword}
              />
            </PagedList>
            {!paths.isLink && <UnreadSlot board={query.board} posts={page.items} />}
          </>
        )
      }
    </QueryBoundary>
  )
}

/** Returns the categories that are also words of titles: a search for one of them finds something. */
function wordsOf(posts: readonly Notice[]): string[] {
  const names = new Set(posts.map(({ category }) => category))
  return [...names].filter((name) =>
    posts.some(({ title }) => findHits(title, name).some(({ isHit }) => isHit)),
  )
}

/** Renders the message of a search without results, with other words to search for, and the newest posts. */
function NothingFound({ query: { board, keyword }, paths }: NoticeListProps) {
  const { data } = useKnownNotices(board)
  return (
    <div className={`stack ${styles.nothing}`}>
      <EmptyState
        action={
          <>
            <LinkButton to={paths.list}>
              <Trans>View all</Trans>
            </LinkButton>
            {wordsOf(data?.items ?? []).map((word) => (
              <LinkButton key={word} to={paths.list} search={{ keyword: word }}>
                <Icon shape={icons.search} />
                <span>{word}</span>
              </LinkButton>
            ))}
          </>
        }
      >
        <q>{keyword}</q>
        <br />
        <span>
          <Trans>No results found</Trans>
        </span>
      </EmptyState>
      {data && (
        <>
          <h2 className="title">
            <Trans>Newest posts</Trans>
          </h2>
          <NoticeEntries
            page={{ ...data, items: data.items.slice(0, 4) }}
            detailTo={paths.detail}
            hasLead={false}
            keyword=""
          />
        </>
      )}
    </div>
  )
}

/**
 * Announces the number of search results (WCAG 2.2 SC 4.1.3): the focus stays in the field. Not announced on
 * first load.
 * @param total the number of results; `undefined` while loading
 */
function useAnnounceFound(keyword: string, total: number | undefined): void {
  const { t } = useLingui()
  const announce = useAnnounce()
  const last = useRef(keyword)
  // Updates the live region for each search.
  useEffect(() => {
    if (total === undefined || last.current === keyword) return
    last.current = keyword
    if (keyword === '') return
    announce(
      total === 0
        ? t`No results found`
        : t`${plural(total, { one: '# result found', other: '# results found' })}`,
    )
  }, [announce, keyword, t, total])
}
