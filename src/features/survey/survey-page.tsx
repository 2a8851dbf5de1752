import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isNotFound } from '#api/api-error.ts'
import type { Session } from '#api/session.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import { ArticleColumn } from '#ui/article/article.tsx'
import { NotFoundState } from '#ui/feedback/states.tsx'
import { SectionPage } from '#ui/page/band.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { SurveyBody } from './survey-body.tsx'
import { SurveyFacts } from './survey-facts.tsx'
import { useSurvey } from './survey.queries.ts'
import styles from './survey.module.css'

interface SurveyPageProps {
  id: number
  session: Session
  /** The sign-in URL; `null` if there is no account site. */
  loginUrl: string | null
  /** True in the webview, which has no list of surveys. */
  isLink?: boolean
}

// The link back is shown below in every case.
const whenFailed = (error: Error) => isNotFound(error) && <NotFoundState />

/** Renders one survey: its intro, its questions, and the outcome of a save. */
export function SurveyPage({ id, session, loginUrl, isLink = false }: SurveyPageProps) {
  const survey = useSurvey(id)
  const back = !isLink && (
    <Link to="/survey" className={styles.back}>
      <Trans>Back to the list</Trans>
    </Link>
  )
  return (
    <SectionPage
      name={survey.data?.title}
      description={descriptionOf(survey.data?.introHtml ?? '')}
      isMissing={isNotFound(survey.error)}
      mascot="ipsae"
      tools={survey.data && <SurveyFacts survey={survey.data} readAt={survey.dataUpdatedAt} />}
    >
      <ArticleColumn>
        <QueryBoundary query={survey} failed={whenFailed}>
          {(shown) => (
            <>
              <SurveyBody
                key={shown.id}
                survey={shown}
                readAt={survey.dataUpdatedAt}
                session={session.kind}
                loginUrl={loginUrl}
                isLink={isLink}
              />
              {back}
            </>
          )}
        </QueryBoundary>
        {/* Rendered only after loading, so that it doesn't shift. */}
        {survey.data === undefined && !survey.isLoading && back}
      </ArticleColumn>
    </SectionPage>
  )
}
