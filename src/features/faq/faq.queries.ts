import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { FaqCategories, FaqEntries } from './faq.schema.ts'

export const faqQueries = {
  categories: () =>
    queryOptions({
      queryKey: queryKey('faq', 'categories'),
      queryFn: ({ signal }) => post('/community/category', undefined, FaqCategories, signal),
    }),

  entries: (category: number) =>
    queryOptions({
      queryKey: queryKey('faq', 'entries', category),
      queryFn: ({ signal }) => post('/community/faq', localized({ category }), FaqEntries, signal),
      placeholderData: keepPreviousData,
    }),
}

/** The categories of the questions. */
export const useFaqCategories = () => useQuery(faqQueries.categories())

/** The questions of a category; 0 is all of them. */
export const useFaqEntries = (category: number) => useQuery(faqQueries.entries(category))
