import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'

const schemas = () => import('./home.schema.ts')

/** So many notes of the producer are asked for (docs/product.md#main-page). */
const letterCount = 100

export const homeQueries = {
  news: () =>
    queryOptions({
      queryKey: queryKey('home', 'news'),
      queryFn: ({ signal }) =>
        post('/main/notice', localized(), async () => (await schemas()).NewsTeasers, signal),
      meta: { asksAgain: true },
    }),

  devlog: () =>
    queryOptions({
      queryKey: queryKey('home', 'devlog'),
      queryFn: ({ signal }) =>
        post('/main/withBTS', localized(), async () => (await schemas()).DevlogTeasers, signal),
    }),

  letters: () =>
    queryOptions({
      queryKey: queryKey('home', 'letters'),
      queryFn: ({ signal }) =>
        post(
          '/main/pd-note',
          localized({ size: letterCount }),
          async () => (await schemas()).LetterTeasers,
          signal,
        ),
    }),
}

/** The newest notices and events. */
export const useHomeNews = () => useQuery(homeQueries.news())

/** The newest messages of the developers. */
export const useHomeDevlog = () => useQuery(homeQueries.devlog())

/** The notes of the producer. */
export const useHomeLetters = () => useQuery(homeQueries.letters())
