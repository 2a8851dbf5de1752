import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { DevlogTeasers, LetterTeasers, NewsTeasers } from './home.schema.ts'

/** Number of producer notes to request (docs/product.md#main-page). */
const noteCount = 100

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
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => post('/main/withBTS', localized(), DevlogTeasers, signal),
    }),

  letters: () =>
    queryOptions({
      queryKey: queryKey('home', 'letters'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) =>
        post('/main/pd-note', localized({ size: noteCount }), LetterTeasers, signal),
    }),
}

/** Fetches the latest notices and events. */
export const useHomeNews = () => useQuery(homeQueries.news())

/** Fetches the latest developer messages. */
export const useHomeDevlog = () => useQuery(homeQueries.devlog())

/** Fetches the producer notes. */
export const useHomeLetters = () => useQuery(homeQueries.letters())
