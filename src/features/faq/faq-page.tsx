import { useState } from 'react'
import { CategoryLinks } from '#ui/list/category-links.tsx'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { filterFaq } from './faq-filter.ts'
import { FaqFilterField } from './faq-filter-field.tsx'
import { FaqList } from './faq-list.tsx'
import { useFaqCategories, useFaqEntries } from './faq.queries.ts'

interface FaqPageProps {
  /** 0 for all. */
  category: number
  /** The filter that the address keeps. */
  keyword: string
}

/** Questions and answers by category, filtered while one types. */
export function FaqPage({ category, keyword }: FaqPageProps) {
  const categories = useFaqCategories()
  const entries = useFaqEntries(category)
  const [typed, setTyped] = useState(keyword)
  const [kept, setKept] = useState(keyword)
  // Back brings the filter of that address again.
  if (kept !== keyword) {
    setKept(keyword)
    setTyped(keyword)
  }
  return (
    <Page>
      <CategoryLinks
        categories={categories}
        chosen={category}
        linkTo={(id) => ({ to: '/community/faq', search: { category: id, keyword } })}
      />
      <FaqFilterField typed={typed} onType={setTyped} />
      <QueryBoundary query={entries} rows={8}>
        {(all) => <FaqList entries={filterFaq(all, typed)} />}
      </QueryBoundary>
    </Page>
  )
}
