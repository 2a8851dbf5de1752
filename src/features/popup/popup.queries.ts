import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { staleTimes } from '#api/stale-times.ts'
import { Popups } from './popup.schema.ts'

const popupQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('popup', 'list'),
      queryFn: ({ signal }) => post('/main/popup', localized(), Popups, signal),
      staleTime: staleTimes.news,
    }),
}

/** Loads the current popups. */
export const usePopups = () => useQuery(popupQueries.list())
