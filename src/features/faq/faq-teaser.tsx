import { Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { loadTwice } from '#lib/load-error.ts'
import { Disclosure } from '#ui/card/disclosure.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/states.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './faq.module.css'
import { faqList } from './faq.schema.ts'

const teaserCount = 3

export const faqTeaserQueries = {
  /** Fetches the first questions, with answers as plain text. */
  first: () =>
    queryOptions({
      queryKey: queryKey('faq', 'teaser'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const body = localized({ category: 0 })
        const [entries, { textOf }] = await Promise.all([
          read(faqList, { body }, signal),
          // A prerendered page has its texts.
          loadTwice(() => import('#ui/article/html-text.ts')),
        ])
        return entries
          .slice(0, teaserCount)
          .map(({ id, question, html }) => ({ id, question, answer: textOf(html) }))
      },
    }),
}

/** Fetches the FAQ teaser of the main page. */
export const useFaqTeaser = () => useQuery(faqTeaserQueries.first())

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
            <ul className={`plate rows ${styles.list}`}>
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
