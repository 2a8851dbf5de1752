import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Badge } from '#ui/card/badge.tsx'
import styles from '#ui/card/post-cards.module.css'
import { Period } from '#ui/date/date.tsx'
import button from '#ui/form/button.module.css'
import { Picture } from '#ui/media/picture.tsx'
import { CalendarSubscription } from '../calendar-subscription.tsx'
import { CountdownChip } from '../countdown-chip.tsx'
import { NoticeListPage } from '../notice-list-page.tsx'
import { eventPaths, type NoticePaths } from '../notice.paths.ts'
import { isFirstPage, type NoticeListQuery } from '../notice.queries.ts'
import { useRunningEvents } from '../today/today.queries.ts'

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
          <Badge tone="sea">
            <Trans>Ongoing</Trans>
          </Badge>
          <CountdownChip startsAt={startsAt} endsAt={endsAt} />
        </span>
        <strong className="title large">{title}</strong>
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

/** Renders the list of events: the running one that ends first, all events, and how to subscribe to them. */
export function EventListPage({ query, paths }: { query: NoticeListQuery; paths: NoticePaths }) {
  return (
    <NoticeListPage
      query={query}
      paths={paths}
      lead={isFirstPage(query) && <NowCard detailTo={paths.detail} />}
    >
      {paths === eventPaths && <CalendarSubscription />}
    </NoticeListPage>
  )
}
