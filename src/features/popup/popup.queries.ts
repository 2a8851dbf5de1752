import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { read } from '#api/read.ts'
import { readSource } from '#api/prefetch.ts'
import { staleTimes } from '#api/stale-times.ts'
import { loadTwice } from '#lib/load-error.ts'
import { popupList } from './popup.schema.ts'

export const popupQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('popup', 'list'),
      queryFn: ({ signal }) => read(popupList, { body: localized() }, signal),
      staleTime: staleTimes.news,
    }),

  /** The codes that the popups announce. The API has no list of codes; popups are the only source. */
  codes: () =>
    queryOptions({
      queryKey: queryKey('popup', 'codes'),
      queryFn: async ({ client }) => {
        const popups = await readSource(client, popupQueries.list()).catch(() => [])
        if (popups.length === 0) return []
        // A prerendered page has its codes.
        const { codesOf } = await loadTwice(() => import('./announced-codes.ts'))
        return codesOf(popups)
      },
      staleTime: staleTimes.news,
    }),
}

/** Loads the current popups. */
export const usePopups = () => useQuery(popupQueries.list())

/** Loads the coupon codes that are announced now. */
export const useCodes = () => useQuery(popupQueries.codes())
