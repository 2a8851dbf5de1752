import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#features/faq/faq-page.tsx'
import { faqQueries } from '#features/faq/faq.queries.ts'
import { keyword, optionalNumber, searchOf } from '#lib/search-params.ts'

const faqSearch = searchOf((params) => ({
  category: optionalNumber(params.category),
  keyword: keyword(params.keyword),
}))

export const Route = createFileRoute('/_main/community/faq')({
  validateSearch: faqSearch,
  loaderDeps: ({ search: { category } }) => ({ category: category ?? 0 }),
  loader: ({ context, deps: { category } }) =>
    Promise.all([
      context.prefetch(faqQueries.categories()),
      context.prefetch(faqQueries.entries(category)),
    ]),
  staticData: {
    name: msg`FAQ`,
    description: msg`Answers to the most common questions`,
    music: 'COMMUNITY_G',
  },
  component: () => (
    <FaqPage category={Route.useLoaderDeps().category} keyword={Route.useSearch().keyword} />
  ),
})
