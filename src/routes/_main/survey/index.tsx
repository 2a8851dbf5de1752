import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SurveyListPage } from '#features/survey/survey-list-page.tsx'
import { surveyQueries } from '#features/survey/survey.queries.ts'
import { pageNumber, searchOf } from '#lib/search-params.ts'

const surveySearch = searchOf(({ page }) => ({ page: pageNumber(page) }))

export const Route = createFileRoute('/_main/survey/')({
  validateSearch: surveySearch,
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => context.prefetch(surveyQueries.list(deps.page)),
  staticData: { name: msg`Surveys`, description: msg`Tell us what you think of the game` },
  component: () => <SurveyListPage page={Route.useLoaderDeps().page} />,
})
