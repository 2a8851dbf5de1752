import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import strip from '#ui/strip/strip.module.css'
import { CountdownChip } from '../countdown-chip.tsx'
import styles from './today.module.css'
import { useRunningEvents } from './today.queries.ts'

/** Renders the running events with their artwork, the first to end first. */
export function EndingEvents() {
  const events = useRunningEvents()
  return (
    <div>
      <h3 className="visually-hidden">
        <Trans>Events ending soon</Trans>
      </h3>
      <QueryBoundary query={events}>
        {(running) =>
          running.length === 0 ? (
            <EmptyState>
              <Trans>The island is quiet right now. You'll find the next event here.</Trans>
            </EmptyState>
          ) : (
            <ul className={`${styles.strip} ${strip.strip}`}>
              {running.map(({ id, title, thumbnail, startsAt, endsAt }) => (
                <li key={id} className={styles.item}>
                  <Link to="/community/event/$newsIdx" params={{ newsIdx: id }}>
                    <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
                    <span className={styles.chip}>
                      <CountdownChip startsAt={startsAt} endsAt={endsAt} />
                    </span>
                    <span className={styles.name}>{title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </div>
  )
}
