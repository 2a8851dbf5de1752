import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { FeedLink } from '#ui/list/feed-link.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { SearchForm } from '#ui/list/search-form.tsx'
import { NowCard } from './now-card.tsx'
import { NoticeList } from './notice-list.tsx'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { eventPaths, type NoticePaths } from './notice.paths.ts'
import { isFirstPage, type NoticeListQuery } from './notice.queries.ts'

/** Renders a list of notices or events: search, entries, pagination. */
export function NoticeListPage({ query, paths }: { query: NoticeListQuery; paths: NoticePaths }) {
  const navigate = useNavigate()
  const { keyword } = query
  return (
    <SectionPage
      mascot={query.board === 'event' ? 'moru' : 'pado'}
      tools={
        <SearchForm
          keyword={keyword}
          onSearch={(next) => void navigate({ to: paths.list, search: { keyword: next } })}
        />
      }
    >
      {!paths.isLink && <FeedLink />}
      {keyword !== '' && (
        <p>
          <Link to={paths.list}>
            <Trans>View all</Trans>
          </Link>
        </p>
      )}
      {query.board === 'event' && isFirstPage(query) && <NowCard detailTo={paths.detail} />}
      <NoticeList query={query} paths={paths} />
      {paths === eventPaths && <CalendarSubscription />}
    </SectionPage>
  )
}
