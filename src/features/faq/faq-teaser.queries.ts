import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { textOf } from '#ui/article/html-text.ts'
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
        const entries = await read(faqList, { body }, signal)
        return entries
          .slice(0, teaserCount)
          .map(({ id, question, html }) => ({ id, question, answer: textOf(html) }))
      },
    }),
}

/** Fetches the FAQ teaser of the main page. */
export const useFaqTeaser = () => useQuery(faqTeaserQueries.first())
