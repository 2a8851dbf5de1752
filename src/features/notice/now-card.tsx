import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Period } from '#ui/date/period.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { CountdownChip } from './countdown-chip.tsx'
import type { NoticePaths } from './notice.paths.ts'
import styles from './now-card.module.css'
import { useRunningEvents } from './today/today.queries.ts'

/**
 * Renders the running event that ends first, large. Renders nothing without one, and if the events fail to load;
 * its space is reserved while they load.
 */
export function NowCard({ detailTo }: { detailTo: NoticePaths['detail'] }) {
  const { data, isPending } = useRunningEvents()
  if (isPending) {
    return (
      <div className={styles.card}>
        <Picture src={null} alt="" width={640} height={360} ratio="video" isAwaited />
      </div>
    )
  }
  const [event] = data ?? []
  if (event === undefined) return null
  const { id, title, thumbnail, startsAt, endsAt } = event
  return (
    <Link to={detailTo} params={{ newsIdx: id }} className={styles.card} data-scheme="dark">
      <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" priority />
      <span className={styles.words}>
        <span className={styles.facts}>
          <span className={styles.now}>
            <Trans>Ongoing</Trans>
          </span>
          <CountdownChip startsAt={startsAt} endsAt={endsAt} />
        </span>
        <strong className={styles.title}>{title}</strong>
        <span>
          <Period startsAt={startsAt} endsAt={endsAt} />
        </span>
      </span>
    </Link>
  )
}
