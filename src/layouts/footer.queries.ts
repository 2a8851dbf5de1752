import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { queryKey } from '#api/localized.ts'
import { post } from '#api/post.ts'
import { listOf, optional } from '#api/schema.ts'

const FooterItem = v.pipe(
  v.object({
    koTitle: v.string(),
    enTitle: v.string(),
    jpTitle: v.string(),
    linkUrl: optional(v.string()),
  }),
  v.transform(({ koTitle, enTitle, jpTitle, linkUrl }) => ({
    titles: { kr: koTitle, en: enTitle, jp: jpTitle },
    address: linkUrl,
  })),
)

/** What an operator adds to the footer. */
export const footerQuery = () =>
  queryOptions({
    queryKey: queryKey('footer'),
    queryFn: ({ signal }) => post('/setting/footer', undefined, listOf(FooterItem), signal),
    staleTime: Infinity,
  })
