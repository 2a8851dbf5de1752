import { useState } from 'react'
import { CategoryLinks } from '#ui/list/category-links.tsx'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { filterFaq } from './faq-filter.ts'
import { FaqFilterField } from './faq-filter-field.tsx'
import { FaqList } from './faq-list.tsx'
import { useFaqCategories, useFaqEntries } from './faq.queries.ts'

interface FaqPageProps {
  /** Category id; 0 for all. */
  category: number
  /** Keyword from the URL. */
  keyword: string
}

/** Shows the FAQ by category, filtered while typing. */
export function FaqPage({ category, keyword }: FaqPageProps) {
  const categories = useFaqCategories()
  const entries = useFaqEntries(category)
  const [typed, setTyped] = useState(keyword)
  const [urlKeyword, setUrlKeyword] = useState(keyword)
  // Restores the keyword of the URL on Back.
  if (urlKeyword !== keyword) {
    setUrlKeyword(keyword)
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
