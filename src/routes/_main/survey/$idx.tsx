import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useLoginUrl, useSession } from '#features/session/session.queries.ts'
import { SurveyPage } from '#features/survey/survey-page.tsx'
import { surveyQueries } from '#features/survey/survey.queries.ts'
import { idParam } from '#lib/record-id.ts'
import { useIsTwin, usePageMatch } from '../../-twin.ts'

export const Route = createFileRoute('/_main/survey/$idx')({
  params: idParam('idx'),
  loader: ({ context, params }) => context.prefetch(surveyQueries.detail(params.idx)),
  staticData: { name: msg`Surveys`, description: msg`Tell us what you think of the game` },
  component: function Survey() {
    const id = usePageMatch('/_main/survey/$idx', ({ params }) => params.idx)
    const account = { session: useSession(), loginUrl: useLoginUrl() }
    return <SurveyPage id={id} {...account} isLink={useIsTwin()} />
  },
})
