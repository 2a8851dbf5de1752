import * as v from 'valibot'
import { describe, endpoint } from '#api/endpoint.ts'
import { listOf, name, optional, url } from '#api/schema.ts'

export const FooterItem = v.pipe(
  v.object({
    koTitle: name,
    enTitle: name,
    jpTitle: name,
    linkUrl: optional(url),
  }),
  v.transform(({ koTitle, enTitle, jpTitle, linkUrl }) => ({
    titles: { kr: koTitle, en: enTitle, jp: jpTitle },
    url: linkUrl,
  })),
)

/** The links that an operator adds to the footer (docs/api.md#types). */
export const footerList = endpoint()('/setting/footer', listOf(FooterItem))

export const footerApi = () => ({
  list: describe({ section: 'Settings', types: { FooterItem } }, footerList, {
    summary:
      'Links that are added to the footer. An item with an empty title is left out in that language.',
    page: '/coupon',
    onFailure: 'omits',
  }),
})
