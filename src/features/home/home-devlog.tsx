import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import paper from '#ui/card/letter.module.css'
import { LetterStamp } from '#ui/card/letter.tsx'
import cards from '#ui/card/post-cards.module.css'
import posts from '#ui/card/posts.module.css'
import { Day } from '#ui/date/date.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Section } from '#ui/page/section.tsx'
import { UnreadMark } from '#ui/unread/unread-mark.tsx'
import { useHomeDevlog, useHomeLetters } from './home.queries.ts'
import styles from './home-sections.module.css'

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
            <ul className={`${cards.posts} ${cards.compact} ${styles.posts}`}>
              {messages.map(({ id, title, summary, thumbnail, publishedAt }) => (
                <li key={id}>
                  <Link to="/devlog/withBTS/$idx" params={{ idx: id }} className={cards.post}>
                    <Picture src={thumbnail} alt="" width={640} height={360} ratio="video" />
                    <div className={cards.text}>
                      <strong className="title">
                        <UnreadMark board="message" post={{ id, publishedAt }} />
                        <span>{title}</span>
                      </strong>
                      {summary !== undefined && <p>{summary}</p>}
                      <p className="meta">
                        <Day instant={publishedAt} />
                      </p>
                    </div>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}

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
            <ul className="columns">
              {notes.map(({ id, title, subtitle, publishedAt }) => (
                <li key={id}>
                  <Link
                    to="/devlog/pd-note/$idx"
                    params={{ idx: id }}
                    className={`plate ${paper.sealed}`}
                  >
                    <span className={`stack ${posts.text}`}>
                      <strong className="title">
                        <UnreadMark board="note" post={{ id, publishedAt }} />
                        <span>{title}</span>
                      </strong>
                      <span>{subtitle}</span>
                      <span className="meta">
                        <Day instant={publishedAt} />
                      </span>
                    </span>
                    <LetterStamp id={id} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
