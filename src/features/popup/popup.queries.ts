import { queryOptions, useQuery } from '@tanstack/react-query'
import { localized, queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { listOf } from '#api/schema.ts'
import { Popup } from './popup.schema.ts'

const popupQueries = {
  list: () =>
    queryOptions({
      queryKey: queryKey('popup', 'list'),
      queryFn: ({ signal }) => post('/main/popup', localized(), listOf(Popup), signal),
    }),
}

/** The popups of the day. */
export const usePopups = () => useQuery(popupQueries.list())
