import { Trans } from '@lingui/react/macro'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Day } from '#ui/date/date.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { useHomeDevlog } from './home.queries.ts'
import strip from '#ui/strip/strip.module.css'
import styles from './teaser.module.css'

/** Shows the latest developer messages on the main page. */
export function HomeDevlog() {
  const devlog = useHomeDevlog()
  return (
    <Section title={<Trans>Developer log</Trans>} viewAll={{ to: '/devlog/withBTS' }}>
      <QueryBoundary query={devlog}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState>
              <Trans>No posts</Trans>
            </EmptyState>
          ) : (
            <CardGrid isStrip>
              {messages.map(({ id, title, summary, thumbnail, publishedAt }) => (
                <li key={id} className={styles.post}>
                  <LinkCard to="/devlog/withBTS/$idx" params={{ idx: id }}>
                    <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
                    <span className={styles.title}>
                      <UnreadMark board="message" post={{ id, publishedAt }} />
                      <span>{title}</span>
                    </span>
                    {summary !== undefined && (
                      <span className={`${styles.words} ${strip.clamp}`}>{summary}</span>
                    )}
                    <span className={styles.day}>
                      <Day instant={publishedAt} />
                    </span>
                  </LinkCard>
                </li>
              ))}
            </CardGrid>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
