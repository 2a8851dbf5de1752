import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DayAndAge } from '#ui/date/relative-day.tsx'
import { CategoryBadge } from '#ui/card/category-badge.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { detailPaths } from './detail-paths.ts'
import { useHomeNews } from './home.queries.ts'
import styles from './home-news.module.css'

/** Number of posts on the main page; "View all" links to the others. */
const shownCount = 4

/** Shows the latest notices and events on the main page. */
export function HomeNews() {
  const news = useHomeNews()
  return (
    <Section title={<Trans>News and events</Trans>} viewAll={{ to: '/community/news' }}>
      <QueryBoundary query={news} rows={4}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState>
              <Trans>No posts yet</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {entries
                .slice(0, shownCount)
                .map(({ id, board, category, categoryId, title, publishedAt }) => (
                  <li key={id} className={styles.entry}>
                    <CategoryBadge category={category} categoryId={categoryId} />
                    <span className={styles.title}>
                      <UnreadMark board={board} post={{ id, publishedAt }} />
                      <Link
                        to={detailPaths[board]}
                        params={{ newsIdx: id }}
                        className={styles.link}
                      >
                        {title}
                      </Link>
                    </span>
                    <span className={styles.day}>
                      <DayAndAge instant={publishedAt} />
                    </span>
                  </li>
                ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

/** Renders the news and, beside them on wide screens, the producer notes. */
export function NewsColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
