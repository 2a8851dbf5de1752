import * as v from 'valibot'
import { listOf, optional } from '#api/schema.ts'

export const FooterItem = v.pipe(
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

/** The links that an operator adds to the footer (docs/api.md#types). */
export const FooterItems = listOf(FooterItem)
