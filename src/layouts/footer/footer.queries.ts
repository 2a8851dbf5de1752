import { queryOptions } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { footerList } from './footer.schema.ts'

/** The links that an operator adds to the footer. */
export const footerQuery = () =>
  queryOptions({
    queryKey: queryKey('footer'),
    staleTime: staleTimes.content,
    queryFn: ({ signal }) => read(footerList, {}, signal),
  })
