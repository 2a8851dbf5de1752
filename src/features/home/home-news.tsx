import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Day } from '#ui/date/date.tsx'
import { toneOf } from '#ui/card/badge.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { detailPaths } from './detail-paths.ts'
import { useHomeNews } from './home.queries.ts'
import styles from './home-news.module.css'

/** Number of posts on the main page; "View all" links to the others. */
const shownCount = 4

const signs = { notice: icons.letter, event: icons.lantern } as const

interface HomeNewsProps {
  /** The newest post with its artwork. */
  lead: ReactNode
  /** The id of the notice that it shows, which is not in the list as well. */
  leadId: number | undefined
}

/** Shows the latest notices and events on the main page: one large, the others as rows. */
export function HomeNews({ lead, leadId }: HomeNewsProps) {
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
            <div className={leadId === undefined ? undefined : styles.columns}>
              {lead}
              <ul className={styles.list}>
                {entries
                  .filter(({ id, board }) => board !== 'notice' || id !== leadId)
                  .slice(0, shownCount)
                  .map(({ id, board, category, categoryId, title, publishedAt }) => (
                    <li key={id} className={styles.entry} data-tone={toneOf(categoryId)}>
                      <span className={styles.sign}>
                        <Icon shape={signs[board]} />
                      </span>
                      <span className={styles.facts}>
                        <span className={styles.category}>{category}</span>
                        <Day instant={publishedAt} />
                      </span>
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
                    </li>
                  ))}
              </ul>
            </div>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
