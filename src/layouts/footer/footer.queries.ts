import { i18n } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { staleTimes } from '#api/stale-times.ts'
import { read } from '#api/read.ts'
import { langOf } from '#i18n/lang.ts'
import { footerList } from './footer.schema.ts'

/**
 * Returns the query of the links that an operator adds to the footer. One without a title in this language is left out.
 */
export const footerQuery = () =>
  queryOptions({
    queryKey: queryKey('footer'),
    staleTime: staleTimes.content,
    queryFn: async ({ signal }) => {
      const lang = langOf(i18n.locale)
      const items = await read(footerList, {}, signal)
      return items
        .map(({ titles, url }) => ({ title: titles[lang], url }))
        .filter(({ title }) => title !== '')
    },
  })
