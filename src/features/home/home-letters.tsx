import { Trans } from '@lingui/react/macro'
import { CardGrid, LinkCard } from '#ui/card/card.tsx'
import { Day } from '#ui/date/date.tsx'
import { members } from '#site-mascots.ts'
import { Emblem } from '#ui/brand/marks.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { useHomeLetters } from './home.queries.ts'
import strip from '#ui/strip/strip.module.css'
import styles from './teaser.module.css'

/** Number of notes on the main page; "View all" links to the others. */
const shownCount = 4

/** Shows the latest producer notes on the main page. */
export function HomeLetters() {
  const letters = useHomeLetters()
  return (
    <Section
      title={<Trans>Producer notes</Trans>}
      viewAll={{ to: '/devlog/withBTS', search: { board: 'note' } }}
    >
      <QueryBoundary query={letters}>
        {(notes) =>
          notes.length === 0 ? (
            <EmptyState>
              <Trans>No producer notes yet</Trans>
            </EmptyState>
          ) : (
            <CardGrid isStrip>
              {notes.slice(0, shownCount).map(({ id, title, subtitle, publishedAt }, index) => (
                <li
                  key={id}
                  className={styles.letter}
                  data-scheme="light"
                  data-member={members[index % members.length]}
                >
                  <LinkCard to="/devlog/pd-note/$idx" params={{ idx: id }}>
                    <span className={styles.seal}>
                      <Emblem />
                    </span>
                    <span className={styles.title}>
                      <UnreadMark board="note" post={{ id, publishedAt }} />
                      <span>{title}</span>
                    </span>
                    <span className={`${styles.words} ${strip.clamp}`}>{subtitle}</span>
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
