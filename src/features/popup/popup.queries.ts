import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'

const popups = async () => (await import('./popup.schema.ts')).Popups

const popupQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('popup', 'list'),
      queryFn: ({ signal }) => post('/main/popup', localized(), popups, signal),
    }),
}

/** The popups of the day. */
export const usePopups = () => useQuery(popupQueries.list())
