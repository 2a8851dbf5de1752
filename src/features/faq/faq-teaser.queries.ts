import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { textOf } from '#ui/article/html-text.ts'
import { FaqEntries } from './faq.schema.ts'

const shown = 3

export const faqTeaserQueries = {
  /** The first questions, their answers in words alone. */
  first: () =>
    queryOptions({
      queryKey: queryKey('faq', 'teaser'),
      queryFn: async ({ signal }) => {
        const call = localized({ category: 0 })
        const entries = await post('/community/faq', call, FaqEntries, signal)
        return entries
          .slice(0, shown)
          .map(({ id, question, html }) => ({ id, question, answer: textOf(html) }))
      },
    }),
}

/** Three questions for the main page. */
export const useFaqTeaser = () => useQuery(faqTeaserQueries.first())
