import { queryOptions } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { FooterItems } from './footer.schema.ts'

/** The links that an operator adds to the footer. */
export const footerQuery = () =>
  queryOptions({
    queryKey: queryKey('footer'),
    queryFn: ({ signal }) => post('/setting/footer', undefined, FooterItems, signal),
  })
