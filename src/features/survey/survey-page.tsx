import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isNotFound } from '#api/api-error.ts'
import type { Session } from '#api/session.ts'
import { descriptionOf } from '#ui/article/html-text.ts'
import { RichHtml } from '#ui/article/rich-html.tsx'
import { useSanitizer } from '#ui/article/sanitizer.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { QueryBoundary } from '#ui/feedback/query-boundary.tsx'
import states from '#ui/feedback/states.module.css'
import { LoadingState, NotFoundState } from '#ui/feedback/states.tsx'
import button from '#ui/form/button.module.css'
import { Button, LinkButton } from '#ui/form/button.tsx'
import neighbors from '#ui/list/neighbors.module.css'
import { SectionPage } from '#ui/page/band.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { outcomeMessages, SurveyMeta } from './survey-meta.tsx'
import { SurveyEnd, SurveyForm, SurveyPreview, useSurveyAnswer } from './survey-form.tsx'
import { forgetDraft } from './use-survey-draft.ts'
import { surveyGate, statusAt, type SurveyOutcome } from './survey-outcome.ts'
import { useSurvey } from './survey.queries.ts'
import type { SurveyDetail } from './survey.schema.ts'

/** Returns the account whose answers are kept for a reload; `null` without one. */
function accountOf(session: Session): string | null {
  if (session.kind === 'member') return `member ${session.uid ?? session.nickname}`
  return session.kind === 'guest' ? `guest ${session.nickname ?? ''}` : null
}

interface SurveyBodyProps {
  survey: SurveyDetail
  /** When the survey was read, epoch ms. */
  readAt: number
  session: Session
  loginUrl: string | null
  isLink: boolean
}

/** Renders the form if the survey is open, otherwise the reason; and the outcome of a save. */
function SurveyBody({ survey, readAt, session, loginUrl, isLink }: SurveyBodyProps) {
  const { i18n } = useLingui()
  const answer = useSurveyAnswer(survey, accountOf(session))
  const status = statusAt(survey, readAt, useNow('minute'))
  const gate = surveyGate({ status, answered: survey.answered }, session.kind)
  const { isDone } = answer
  const count = survey.questions.length
  const hasIntro = survey.introHtml !== undefined
  const isAwaited = useSanitizer(hasIntro) === null && hasIntro
  const message = answer.outcome ?? (gate === 'unknown' ? null : gate)
  const login = loginUrl !== null && (
    <a href={loginUrl} className={button.primary}>
      <Trans>Log in</Trans>
    </a>
  )
  // The questions would move when the intro is sanitized.
  if (isAwaited) return <LoadingState rows={count} />
  return (
    <div className={`stack ${states.awaited}`}>
      {survey.introHtml !== undefined && (
        <div>
          <RichHtml html={survey.introHtml} embedded={isLink} />
        </div>
      )}
      {gate === 'unknown' && <LoadingState rows={survey.questions.length} />}
      {gate === null && !isDone && <SurveyForm survey={survey} answer={answer} />}
      {gate === 'login-required' ? (
        <SurveyPreview survey={survey}>
          <div role="status">{i18n._(outcomeMessages[gate])}</div>
          {login}
        </SurveyPreview>
      ) : (
        <div className="cluster">
          <div role="status">{message && <StatusMessage outcome={message} isDone={isDone} />}</div>
          {message === 'login-required' && login}
        </div>
      )}
      {isDone && <SurveyEnd reward={survey.reward} count={count} lit={count} />}
      {/* A closed survey can't be saved any more, so leaving needs no confirmation. */}
      <UnsavedChangesGuard
        isActive={answer.isUnsaved && gate === null}
        onLeave={() => forgetDraft(survey.id)}
      />
    </div>
  )
}

/** Renders a status message; after a save it takes the focus from the form. */
function StatusMessage({ outcome, isDone }: { outcome: SurveyOutcome; isDone: boolean }) {
  const { i18n } = useLingui()
  const message = useRef<HTMLParagraphElement>(null)
  // Once per save: a refetch renders the message again.
  useEffect(() => {
    if (isDone) message.current?.focus()
  }, [isDone])
  return (
    <p
      ref={message}
      tabIndex={-1}
      className={`plate ${outcome === 'period-ended' ? states.ended : ''}`}
    >
      {i18n._(outcomeMessages[outcome])}
    </p>
  )
}

const isOtherPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname

/** Asks for confirmation before navigating away from unsaved answers; for a full page load, the browser asks. */
function UnsavedChangesGuard({ isActive, onLeave }: { isActive: boolean; onLeave: () => void }) {
  const { t } = useLingui()
  const leaving = useBlocker({
    shouldBlockFn: isOtherPage,
    enableBeforeUnload: isActive,
    disabled: !isActive,
    withResolver: true,
  })
  const stay = () => leaving.reset?.()
  const leave = () => {
    onLeave()
    leaving.proceed?.()
  }
  if (leaving.status !== 'blocked') return null
  return (
    <Dialog onClose={stay} title={t`Leave this survey?`}>
      <p>
        <Trans>You haven't submitted your answers. If you leave now, they'll be lost.</Trans>
      </p>
      <div className="cluster">
        <Button primary onClick={stay}>
          <Trans comment="A button: go on answering the survey.">Stay</Trans>
        </Button>
        <Button onClick={leave}>
          <Trans comment="A button: leave the survey without submitting.">Leave</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

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
    <p className={`cluster ${neighbors.back} ${states.later}`}>
      <LinkButton to="/survey">
        <Trans>Back to the list</Trans>
      </LinkButton>
    </p>
  )
  return (
    <SectionPage
      name={survey.data?.title}
      isAwaited={survey.isPending}
      description={descriptionOf(survey.data?.introHtml ?? '')}
      isMissing={isNotFound(survey.error)}
      mascot="ipsae"
      tools={survey.data && <SurveyMeta survey={survey.data} readAt={survey.dataUpdatedAt} />}
    >
      <QueryBoundary query={survey} failed={whenFailed}>
        {(shown) => (
          <>
            <SurveyBody
              key={shown.id}
              survey={shown}
              readAt={survey.dataUpdatedAt}
              session={session}
              loginUrl={loginUrl}
              isLink={isLink}
            />
            {back}
          </>
        )}
      </QueryBoundary>
      {/* Rendered only after loading, so that it doesn't shift. */}
      {survey.data === undefined && !survey.isLoading && back}
    </SectionPage>
  )
}
