import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/lang.ts'
import { QueryPart } from '#ui/query-part.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { useMediaCategories } from './media.queries.ts'

interface GalleryFilterProps {
  /** 0 for all. */
  chosen: number
}

/** The categories as links, "All" first. */
export function GalleryFilter({ chosen }: GalleryFilterProps) {
  const { i18n, t } = useLingui()
  const categories = useMediaCategories()
  const tab = (id: number, name: string) => ({
    id: `${id}`,
    name,
    link: {
      to: '/media' as const,
      search: { category: id === 0 ? undefined : id },
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
