import { queryOptions } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { post } from '#api/post.ts'
import { FooterItems } from './footer.schema.ts'

/** The links that an operator adds to the footer. */
export const footerQuery = () =>
  queryOptions({
    queryKey: queryKey('footer'),
    staleTime: staleTimes.content,
    queryFn: ({ signal }) => post('/setting/footer', undefined, FooterItems, signal),
  })
