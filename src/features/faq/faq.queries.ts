import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { faqCategoryList, faqList } from './faq.schema.ts'

export const faqQueries = {
  categories: () =>
    queryOptions({
      queryKey: queryKey('faq', 'categories'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(faqCategoryList, {}, signal),
    }),

  entries: (category: number) =>
    queryOptions({
      queryKey: queryKey('faq', 'entries', category),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(faqList, { body: localized({ category }) }, signal),
      placeholderData: keepPreviousData,
    }),
}

/** Fetches the FAQ categories. */
export const useFaqCategories = () => useQuery(faqQueries.categories())

/** Fetches the questions of a category; 0 for all. */
export const useFaqEntries = (category: number) => useQuery(faqQueries.entries(category))
