import { queryOptions } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'

const footerItems = async () => (await import('./footer.schema.ts')).FooterItems

/** What an operator adds to the footer. */
export const footerQuery = () =>
  queryOptions({
    queryKey: queryKey('footer'),
    queryFn: ({ signal }) => post('/setting/footer', undefined, footerItems, signal),
    staleTime: Infinity,
  })
