import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isNotFound } from '#api/api-error.ts'
import type { Session } from '#api/session.ts'
import { ArticleColumn } from '#ui/article/article.tsx'
import { NotFoundPart } from '#ui/page/not-found-part.tsx'
import { Page } from '#ui/page/page.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import { SurveyBody } from './survey-body.tsx'
import { useSurvey } from './survey.queries.ts'
import styles from './survey.module.css'

interface SurveyPageProps {
  id: number
  session: Session
  /** Where a visitor signs in; `null` where there is no account site. */
  loginAddress: string | null
  /** In the webview, which has no list of the surveys. */
  isLink?: boolean
}

// The way back stands below whatever is shown.
const whenFailed = (error: Error) => isNotFound(error) && <NotFoundPart />

/** One survey: what it is about, its questions, and what becomes of the answers. */
export function SurveyPage({ id, session, loginAddress, isLink = false }: SurveyPageProps) {
  const survey = useSurvey(id)
  const back = !isLink && (
    <Link to="/survey" className={styles.back}>
      <Trans>Back to the list</Trans>
    </Link>
  )
  return (
    <ArticleColumn>
      <Page name={survey.data?.title}>
        <QueryBoundary query={survey} failed={whenFailed}>
          {(shown) => (
            <>
              <SurveyBody
                key={shown.id}
                survey={shown}
                session={session.kind}
                loginAddress={loginAddress}
                isLink={isLink}
              />
              {back}
            </>
          )}
        </QueryBoundary>
        {/* Nothing stands below what is on its way, or it would be moved. */}
        {survey.data === undefined && !survey.isLoading && back}
      </Page>
    </ArticleColumn>
  )
}
