import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { staleTimes } from '#api/stale-times.ts'
import { devlogTeaserList, newsTeaserList, noteTeaserList, keyVisualList } from './home.schema.ts'

/** Number of producer notes to request (docs/product.md#main-page). */
const noteCount = 100
/** Number of them that the main page shows; "View all" links to the others. */
const shownNotes = 4

export const homeQueries = {
  news: () =>
    queryOptions({
      queryKey: queryKey('home', 'news'),
      queryFn: ({ signal }) => read(newsTeaserList, { body: localized() }, signal),
      staleTime: staleTimes.news,
    }),

  devlog: () =>
    queryOptions({
      queryKey: queryKey('home', 'devlog'),
      staleTime: staleTimes.content,
      queryFn: ({ signal }) => read(devlogTeaserList, { body: localized() }, signal),
    }),

  letters: () =>
    queryOptions({
      queryKey: queryKey('home', 'letters'),
      staleTime: staleTimes.content,
      queryFn: async ({ signal }) => {
        const notes = await read(noteTeaserList, { body: localized({ size: noteCount }) }, signal)
        return notes.slice(0, shownNotes)
      },
    }),
}

/** Fetches the latest notices and events. */
export const useHomeNews = () => useQuery(homeQueries.news())

/** Fetches the latest developer messages. */
export const useHomeDevlog = () => useQuery(homeQueries.devlog())

/** Fetches the latest producer notes. */
export const useHomeLetters = () => useQuery(homeQueries.letters())

export const keyVisualsQuery = () =>
  queryOptions({
    queryKey: queryKey('home', 'key-visuals'),
    staleTime: staleTimes.content,
    queryFn: ({ signal }) => read(keyVisualList, { body: localized() }, signal),
  })

/** Fetches the key visuals; the first one is the LCP image. */
export const useKeyVisuals = () => useQuery(keyVisualsQuery())
