import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { langOf } from '#i18n/lang.ts'
import { SearchForm } from '#ui/list/search-form.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { NoticeList } from './notice-list.tsx'
import type { NoticePaths } from './notice.paths.ts'
import type { NoticeListQuery } from './notice.queries.ts'

/** Renders the link to the feed of news and events; nothing without a public origin. */
function FeedLink() {
  const { t, i18n } = useLingui()
  if (!import.meta.env.VITE_SITE_ORIGIN) return null
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={t`News and events`}
      href={`/feeds/${langOf(i18n.locale)}.atom`}
    />
  )
}

interface NoticeListPageProps {
  query: NoticeListQuery
  paths: NoticePaths
  /** Content above the list. */
  lead?: ReactNode
  /** Content below the list. */
  children?: ReactNode
}

/** Renders a list of notices or events: search, entries, pagination. */
export function NoticeListPage({ query, paths, lead, children }: NoticeListPageProps) {
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
      {lead}
      <NoticeList query={query} paths={paths} />
      {children}
    </SectionPage>
  )
}
