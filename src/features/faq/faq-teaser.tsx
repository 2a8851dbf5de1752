import { Trans } from '@lingui/react/macro'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { Section } from '#ui/page/section.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import styles from './faq-teaser.module.css'
import { useFaqTeaser } from './faq-teaser.queries.ts'

/** Shows three frequent questions on the main page. */
export function FaqTeaser() {
  const teaser = useFaqTeaser()
  return (
    <Section title={<Trans>FAQ</Trans>} viewAll={{ to: '/community/faq' }}>
      <QueryBoundary query={teaser}>
        {(questions) =>
          questions.length === 0 ? (
            <EmptyState>
              <Trans>No questions yet</Trans>
            </EmptyState>
          ) : (
            <ul className={styles.questions}>
              {questions.map(({ id, question, answer }) => (
                <li key={id}>
                  <Disclosure summary={question}>
                    <p className={styles.answer}>{answer}</p>
                  </Disclosure>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Section>
  )
}
