import { Trans } from '@lingui/react/macro'
import { memberAt } from '#site-members.ts'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Day } from '#ui/date/date.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Section } from '#ui/page/section.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { useHomeDevlog, useHomeLetters } from './home.queries.ts'
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
            <ul className={styles.posts}>
              {messages.map(({ id, title, summary, thumbnail, publishedAt }) => (
                <li key={id} className={styles.post}>
                  <LinkCard to="/devlog/withBTS/$idx" params={{ idx: id }}>
                    <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
                    <span className={styles.title}>
                      <UnreadMark board="message" post={{ id, publishedAt }} />
                      <span>{title}</span>
                    </span>
                    {summary !== undefined && <span className={styles.words}>{summary}</span>}
                    <span className={styles.day}>
                      <Day instant={publishedAt} />
                    </span>
                  </LinkCard>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

/** Number of notes on the main page; "View all" links to the others. */
const shownCount = 4

/** Shows the latest producer notes on the main page. */
export function HomeLetters() {
  const letters = useHomeLetters()
  return (
    <Section
      title={<Trans>Producer's letters</Trans>}
      viewAll={{ to: '/devlog/withBTS', search: { board: 'note' } }}
    >
      <QueryBoundary query={letters}>
        {(notes) =>
          notes.length === 0 ? (
            <EmptyState>
              <Trans>No letters from the producer yet</Trans>
            </EmptyState>
          ) : (
            <CardGrid isStrip>
              {notes.slice(0, shownCount).map(({ id, title, subtitle, publishedAt }, index) => (
                <li
                  key={id}
                  className={styles.letter}
                  data-scheme="light"
                  data-member={memberAt(index)}
                >
                  <LinkCard to="/devlog/pd-note/$idx" params={{ idx: id }}>
                    <span className={styles.stamp}>
                      <Mascot of={memberAt(index)} />
                    </span>
                    <span className={styles.title}>
                      <UnreadMark board="note" post={{ id, publishedAt }} />
                      <span>{title}</span>
                    </span>
                    <span className={styles.words}>{subtitle}</span>
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
