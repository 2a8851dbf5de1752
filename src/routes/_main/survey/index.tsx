import { msg } from '@lingui/core/macro'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { SurveyListPage } from '#features/survey/survey-list-page.tsx'
import { surveyQueries } from '#features/survey/survey.queries.ts'
import { SurveySearch } from '#features/survey/survey.search.ts'
import { defaultsOf } from '#lib/search-schemas.ts'

export const Route = createFileRoute('/_main/survey/')({
  validateSearch: SurveySearch,
  search: { middlewares: [stripSearchParams(defaultsOf(SurveySearch))] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps }) => context.load(surveyQueries.list(deps.page)),
  staticData: { name: msg`Surveys`, description: msg`Tell us what you think of the game` },
  component: () => <SurveyListPage page={Route.useLoaderDeps().page} />,
})
