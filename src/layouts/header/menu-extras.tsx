import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { StoreLinks } from '#features/home/store-links.tsx'
import { CountdownChip } from '#features/notice/countdown-chip.tsx'
import { useRunningEvents } from '#features/notice/today/today.queries.ts'
import { Picture } from '#ui/media/picture.tsx'
import styles from './menu-extras.module.css'

interface MenuExtrasProps {
  hasStores?: boolean
}

/**
 * Renders the running event that ends first, and the stores for the menu of phones and tablets. Its styles put the
 * scene of the main page behind that menu.
 */
export function MenuExtras({ hasStores = false }: MenuExtrasProps) {
  const [event] = useRunningEvents().data ?? []
  return (
    <div className={styles.extras}>
      {event && (
        <Link
          to="/community/event/$newsIdx"
          params={{ newsIdx: event.id }}
          className={styles.event}
        >
          <Picture src={event.thumbnail} alt="" width={640} height={360} ratio="video" />
          <span className={styles.words}>
            <span className={styles.facts}>
              <Trans>Ongoing</Trans>
              <CountdownChip startsAt={event.startsAt} endsAt={event.endsAt} />
            </span>
            <strong>{event.title}</strong>
          </span>
        </Link>
      )}
      {hasStores && <StoreLinks />}
    </div>
  )
}
