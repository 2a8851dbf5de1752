import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'
import type { Session } from '#api/session.ts'
import button from '#ui/form/button.module.css'
import { RichHtml } from '#ui/article/rich-html.tsx'
import states from '#ui/feedback/states.module.css'
import { LoadingState } from '#ui/feedback/states.tsx'
import { useNow } from '#ui/when/use-now.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SurveyForm } from './survey-form.tsx'
import { surveyGate, type SurveyOutcome } from './survey-outcome.ts'
import { statusAt } from './survey-status.ts'
import { outcomeMessages } from './survey-messages.ts'
import type { SurveyDetail } from './survey.schema.ts'
import styles from './survey.module.css'
import { useSurveyAnswer } from './use-survey-answer.ts'

interface SurveyBodyProps {
  survey: SurveyDetail
  /** When the survey was read, epoch ms. */
  readAt: number
  session: Session['kind']
  loginUrl: string | null
  isLink: boolean
}

/** Renders the form if the survey is open, otherwise the reason; and the outcome of a save. */
export function SurveyBody({ survey, readAt, session, loginUrl, isLink }: SurveyBodyProps) {
  const answer = useSurveyAnswer(survey)
  const status = statusAt(survey, readAt, useNow('minute'))
  const gate = surveyGate({ status, answered: survey.answered }, session)
  const { isDone } = answer
  const message = answer.outcome ?? (gate === 'unknown' ? null : gate)
  return (
    <div className={states.awaited}>
      {survey.introHtml !== undefined && <RichHtml html={survey.introHtml} embedded={isLink} />}
      {gate === 'unknown' && <LoadingState rows={survey.questions.length} />}
      {gate === null && !isDone && <SurveyForm questions={survey.questions} answer={answer} />}
      <div role="status">{message && <StatusMessage outcome={message} isDone={isDone} />}</div>
      {message === 'login-required' && loginUrl !== null && (
        <a href={loginUrl} className={button.primary}>
          <Trans>Log in</Trans>
        </a>
      )}
      {/* A closed survey can't be saved any more, so leaving needs no confirmation. */}
      <UnsavedChangesGuard isActive={answer.isUnsaved && gate === null} />
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
      data-tone={isDone ? 'done' : 'open'}
      className={outcome === 'period-ended' ? `${styles.told} ${states.ended}` : styles.told}
    >
      {i18n._(outcomeMessages[outcome])}
    </p>
  )
}

const isOtherPage: ShouldBlockFn = ({ current, next }) => current.pathname !== next.pathname

/** Asks for confirmation before navigating away from unsaved answers; for a full page load, the browser asks. */
function UnsavedChangesGuard({ isActive }: { isActive: boolean }) {
  const { t } = useLingui()
  const leaving = useBlocker({
    shouldBlockFn: isOtherPage,
    enableBeforeUnload: isActive,
    disabled: !isActive,
    withResolver: true,
  })
  const stay = () => leaving.reset?.()
  return (
    <Dialog open={leaving.status === 'blocked'} onClose={stay} title={t`Leave this survey?`}>
      <p>
        <Trans>You haven't submitted your answers. If you leave now, they'll be lost.</Trans>
      </p>
      <div className={styles.choices}>
        <Button primary onClick={stay}>
          <Trans comment="A button: go on answering the survey.">Stay</Trans>
        </Button>
        <Button onClick={() => leaving.proceed?.()}>
          <Trans comment="A button: leave the survey without submitting.">Leave</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
