import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { DevlogTeasers, LetterTeasers, NewsTeasers } from './home.schema.ts'

/** So many notes of the producer are asked for (docs/product.md#main-page). */
const letterCount = 100

export const homeQueries = {
  news: () =>
    queryOptions({
      queryKey: queryKey('home', 'news'),
      queryFn: ({ signal }) => post('/main/notice', localized(), NewsTeasers, signal),
      staleTime: staleTimes.news,
    }),

  devlog: () =>
    queryOptions({
      queryKey: queryKey('home', 'devlog'),
      queryFn: ({ signal }) => post('/main/withBTS', localized(), DevlogTeasers, signal),
    }),

  letters: () =>
    queryOptions({
      queryKey: queryKey('home', 'letters'),
      queryFn: ({ signal }) =>
        post('/main/pd-note', localized({ size: letterCount }), LetterTeasers, signal),
    }),
}

/** The newest notices and events. */
export const useHomeNews = () => useQuery(homeQueries.news())

/** The newest messages of the developers. */
export const useHomeDevlog = () => useQuery(homeQueries.devlog())

/** The notes of the producer. */
export const useHomeLetters = () => useQuery(homeQueries.letters())
