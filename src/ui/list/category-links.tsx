import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { langOf, type Lang } from '#i18n/lang.ts'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import type { ReactNode } from 'react'
import { TabLinks } from './tab-links.tsx'

interface CategoryLinksProps {
  categories: UseQueryResult<{ id: number; names: Record<Lang, string> }[]>
  /** 0 for all categories. */
  chosen: number
  /** Returns the link to the list of a category; `undefined` for all categories. */
  linkTo: (category: number | undefined) => LinkProps
  /** Renders the icon of a category, as decoration. */
  icon?: (category: number) => ReactNode
}

/**
 * Renders the categories of a list as links, "All" first. It is one line high while loading, so
 * that the list below does not shift.
 */
export function CategoryLinks({ categories, chosen, linkTo, icon }: CategoryLinksProps) {
  const { t, i18n } = useLingui()
  const tab = (id: number, name: string) => ({
    id: `${id}`,
    name: icon ? (
      <>
        {icon(id)}
        <span>{name}</span>
      </>
    ) : (
      name
    ),
    link: linkTo(id === 0 ? undefined : id),
    isShown: id === chosen,
  })
  return (
    <QueryBoundary query={categories} isLine>
      {(known) => (
        <TabLinks
          label={t`Category`}
          inSight={`${chosen}`}
          tabs={[
            tab(0, t`All`),
            ...known.map(({ id, names }) => tab(id, names[langOf(i18n.locale)])),
          ]}
        />
      )}
    </QueryBoundary>
  )
}
