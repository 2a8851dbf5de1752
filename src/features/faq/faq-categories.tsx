import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { QueryPart } from '#ui/query-part.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { useFaqCategories } from './faq.queries.ts'

interface FaqCategoriesProps {
  /** 0 for all. */
  chosen: number
  /** The filter, which stays when the category changes. */
  keyword: string
}

/** The categories as links, "All" first. */
export function FaqCategories({ chosen, keyword }: FaqCategoriesProps) {
  const { t, i18n } = useLingui()
  const categories = useFaqCategories()
  const tab = (id: number, name: string) => ({
    id: `${id}`,
    name,
    link: {
      to: '/community/faq' as const,
      search: { category: id === 0 ? undefined : id, keyword },
      // All is the address without a category, so the address alone cannot tell.
      activeOptions: id === chosen ? { includeSearch: false } : { exact: true },
    },
  })
  return (
    <QueryPart query={categories} rows={1}>
      {(known) => (
        <TabLinks
          label={t`Category`}
          tabs={[
            tab(0, t`All`),
            ...known.map(({ id, names }) => tab(id, names[langOf(i18n.locale)])),
          ]}
        />
      )}
    </QueryPart>
  )
}
