import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { post } from '#api/post.ts'
import { FaqCategories, FaqEntries } from './faq.schema.ts'

export const faqQueries = {
  categories: () =>
    queryOptions({
      queryKey: queryKey('faq', 'categories'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => post('/community/category', undefined, FaqCategories, signal),
    }),

  entries: (category: number) =>
    queryOptions({
      queryKey: queryKey('faq', 'entries', category),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => post('/community/faq', localized({ category }), FaqEntries, signal),
      placeholderData: keepPreviousData,
    }),
}

/** Fetches the FAQ categories. */
export const useFaqCategories = () => useQuery(faqQueries.categories())

/** Fetches the questions of a category; 0 for all. */
export const useFaqEntries = (category: number) => useQuery(faqQueries.entries(category))
