import { useLingui, Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { langOf } from '#i18n/lang.ts'
import styles from '#ui/card/post-cards.module.css'
import { Period } from '#ui/date/date.tsx'
import button from '#ui/form/button.module.css'
import { SearchForm } from '#ui/list/search-form.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { CalendarSubscription } from './calendar-subscription.tsx'
import { CountdownChip } from './countdown-chip.tsx'
import { NoticeList } from './notice-list.tsx'
import { eventPaths, type NoticePaths } from './notice.paths.ts'
import { isFirstPage, type NoticeListQuery } from './notice.queries.ts'
import { useRunningEvents } from './today/today.queries.ts'

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

const card = `${styles.post} ${styles.lead}`

/**
 * Renders the running event that ends first, large. Renders nothing without one, and if the events fail to load;
 * its space is reserved while they load.
 */
function NowCard({ detailTo }: { detailTo: NoticePaths['detail'] }) {
  const { data, isPending } = useRunningEvents()
  if (isPending) {
    return (
      <div className={card}>
        <Picture src={null} alt="" width={640} height={360} ratio="video" isAwaited />
      </div>
    )
  }
  const [event] = data ?? []
  if (event === undefined) return null
  const { id, title, thumbnail, startsAt, endsAt } = event
  return (
    <Link to={detailTo} params={{ newsIdx: id }} className={card} data-scheme="dark">
      <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" priority />
      <span className={styles.text}>
        <span className="cluster">
          <Trans>Ongoing</Trans> <CountdownChip startsAt={startsAt} endsAt={endsAt} />
        </span>
        <strong className="title">{title}</strong>
        <span>
          <Period startsAt={startsAt} endsAt={endsAt} />
        </span>
        <span aria-hidden="true">
          <span className={button.primary}>
            <Trans>See the event</Trans>
          </span>
        </span>
      </span>
    </Link>
  )
}

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
