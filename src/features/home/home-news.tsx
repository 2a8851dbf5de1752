import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Day } from '#ui/date/date.tsx'
import { Badge } from '#ui/card/badge.tsx'
import { LinkButton } from '#ui/link/link-button.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { useHomeNews } from './home.queries.ts'
import styles from './home-news.module.css'

/** Detail routes by board. */
const detailPaths = {
  notice: '/community/news/$newsIdx',
  event: '/community/event/$newsIdx',
} as const

/** Shows the latest notices and events on the main page. */
export function HomeNews() {
  const news = useHomeNews()
  return (
    <Section title={<Trans>News and events</Trans>} viewAll={{ to: '/community/news' }}>
      <QueryBoundary query={news} rows={6}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState>
              <Trans>No posts yet</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {entries.map(({ id, board, category, title, publishedAt }) => (
                <li key={id} className={styles.entry}>
                  <Badge tone={board === 'event' ? 'sea' : 'quiet'}>{category}</Badge>
                  <span className={styles.title}>
                    <UnreadMark board={board} post={{ id, publishedAt }} />
                    <Link to={detailPaths[board]} params={{ newsIdx: id }} className={styles.link}>
                      {title}
                    </Link>
                  </span>
                  <span className={styles.day}>
                    <Day instant={publishedAt} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <p>
        <LinkButton to="/community/event">
          <Trans>View all events</Trans>
        </LinkButton>
      </p>
    </Section>
  )
}
