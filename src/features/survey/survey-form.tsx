import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useId, useRef, type ReactNode } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import darkLantern from '#ui/media/art/lantern-out-240x240.svg?no-inline'
import litLantern from '#ui/media/art/lantern-240x240.svg?no-inline'
import { LanternStrand } from '#ui/media/lantern-strand.tsx'
import { Mascot } from '#ui/mascot/mascot.tsx'
import { QuestionField, QuestionPreview, questionName } from './question-field.tsx'
import {
  hasUnsavedAnswers,
  missingAnswers,
  toAnswers,
  answeredCount,
  type SurveyDraft,
} from './survey-draft.ts'
import { forgetDraft, useSurveyDraft } from './use-survey-draft.ts'
import { MascotScene } from '#ui/page/band.tsx'
import styles from './survey.module.css'
import { useAnswerSurvey } from './survey.queries.ts'
import type { SurveyDetail, Question } from './survey.schema.ts'

/** Holds the answers to a survey until they are saved. A failed save doesn't reset them. */
export function useSurveyAnswer({ id, questions, answered }: SurveyDetail, account: string | null) {
  const { send, isPending, reset, outcome } = useAnswerSurvey(id)
  const [draft, setDraft] = useSurveyDraft(id, account)
  const [isAsking, setAsking] = useState(false)
  // Number of submits: each one announces missing answers again.
  const [submitCount, setSubmitCount] = useState(0)
  const isDone = outcome === 'registered' || outcome === 'probably-registered'
  const missing = missingAnswers(draft, questions)
  useEffect(() => {
    if (isDone || answered) forgetDraft(id)
  }, [isDone, answered, id])

  /** Opens the confirmation, or returns the id of the first question without an answer. */
  const requestSave = (): number | null => {
    reset()
    setSubmitCount((count) => count + 1)
    setAsking(missing.length === 0)
    return missing[0]?.id ?? null
  }

  const save = () => send(toAnswers(draft, questions))

  return {
    draft,
    setDraft,
    /** The questions with an error; empty before the first submit. */
    missing: submitCount > 0 ? missing : [],
    submitCount,
    requestSave,
    isAsking: isAsking && outcome === null,
    stopAsking: () => setAsking(isPending),
    save,
    isSaving: isPending,
    outcome,
    isDone,
    isUnsaved: !isDone && hasUnsavedAnswers(draft, questions),
  }
}

type SurveyAnswer = ReturnType<typeof useSurveyAnswer>

interface SurveyFormProps {
  survey: SurveyDetail
  answer: SurveyAnswer
}

/** Renders the questions and the two buttons of a save: one to submit, one to confirm (docs/product.md#surveys). */
export function SurveyForm({ survey: { questions, reward }, answer }: SurveyFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const answered = answeredCount(answer.draft, questions)

  const onSubmit = () => {
    const first = answer.requestSave()
    if (first === null) return
    form.current?.querySelector<HTMLElement>(`[name="${questionName(first)}"]`)?.focus()
  }

  return (
    <Form ref={form} noValidate className="stack" onSubmit={onSubmit}>
      <div className="stack">
        {/* Stays visible while the form scrolls. */}
        <span className={styles.lanterns} aria-hidden="true">
          {questions.map((question, index) => (
            <img
              key={question.id}
              src={index < answered ? litLantern : darkLantern}
              alt=""
              width="240"
              height="240"
            />
          ))}
          <strong>{`${answered} / ${questions.length}`}</strong>
        </span>
        <Questions
          questions={questions}
          draft={answer.draft}
          onDraft={answer.setDraft}
          missing={answer.missing}
          submitCount={answer.submitCount}
        />
      </div>
      <SurveyEnd reward={reward} count={questions.length} lit={answered}>
        <SurveyProgress answered={answered} total={questions.length} />
        <Button type="submit" primary>
          <Trans>Submit answers</Trans>
        </Button>
      </SurveyEnd>
      {answer.isAsking && (
        <Dialog closesOnBack onClose={answer.stopAsking} title={t`Submit your answers?`}>
          <p>
            <Trans>
              If you agree, we'll keep your answers and your UID for 1 year after the survey ends,
              to learn from your answers and to send you the reward if there is one. Agreeing is up
              to you, but you can take the survey only if you agree. Answers can't be changed once
              submitted, but you can withdraw your consent at any time by writing to our support
              team.
            </Trans>
          </p>
          <div className="cluster">
            <Button primary busy={answer.isSaving} onClick={answer.save}>
              {answer.isSaving ? (
                <Trans>Submitting</Trans>
              ) : (
                <Trans comment="A button in the dialog that asks for consent to keep the answers.">
                  Agree and submit
                </Trans>
              )}
            </Button>
            <Button busy={answer.isSaving} onClick={answer.stopAsking}>
              <Trans>Back to the questions</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </Form>
  )
}

interface QuestionsProps extends Pick<SurveyAnswer, 'draft' | 'missing' | 'submitCount'> {
  questions: readonly Question[]
  onDraft: (draft: SurveyDraft) => void
}

/** Renders the questions with their numbers in the survey. The first one that is missing gets the count of submits. */
function Questions({ questions, missing, submitCount, ...draft }: QuestionsProps) {
  return questions.map((question, index) => (
    <QuestionField
      key={question.id}
      question={question}
      number={index + 1}
      total={questions.length}
      {...draft}
      isMissing={missing.some(({ id }) => id === question.id)}
      submitCount={question.id === missing[0]?.id ? submitCount : null}
    />
  ))
}

interface SurveyPreviewProps extends Pick<SurveyFormProps, 'survey'> {
  /** The request to log in, and the link if there is one. */
  children: ReactNode
}

/** Renders the questions for a visitor who can't answer them yet, after the link to log in. */
export function SurveyPreview({ survey: { questions, reward }, children }: SurveyPreviewProps) {
  const { t } = useLingui()
  const count = questions.length
  return (
    <div className="columns">
      <SurveyEnd reward={reward} count={count} lit={0}>
        <span>{t`${plural(count, { one: '# question', other: '# questions' })}`}</span>
        {children}
      </SurveyEnd>
      <ol className="plate rows">
        {questions.map((question, index) => (
          <QuestionPreview key={question.id} question={question} number={index + 1} total={count} />
        ))}
      </ol>
    </div>
  )
}

interface SurveyEndProps {
  reward: string | undefined
  /** The number of questions: each has a lantern. */
  count: number
  /** The number of answered questions. */
  lit: number
  /** The main button of the survey, until it has been answered. */
  children?: ReactNode
}

/** Renders the lanterns, the reward and the main button of a survey, with two mascots as decoration. */
export function SurveyEnd({ reward, count, lit, children }: SurveyEndProps) {
  return (
    <div className={`plate ${styles.end}`} data-scheme="dark">
      {count > 0 && (
        <span>
          <LanternStrand count={count} lit={lit} />
        </span>
      )}
      {reward !== undefined && (
        <p className={styles.reward}>
          <Icon shape={icons.lantern} /> <Trans>Reward: {reward}</Trans>
        </p>
      )}
      {children}
      <span>
        <Mascot of="pado" pose="cheer" />
        <MascotScene of="lumi" pose="cheer" />
      </span>
    </div>
  )
}

interface SurveyProgressProps {
  answered: number
  total: number
}

/** Renders the progress next to the submit button. */
function SurveyProgress({ answered, total }: SurveyProgressProps) {
  const id = useId()
  return (
    <div>
      <span id={id}>
        <Trans>
          {answered} of {total} questions answered
        </Trans>
      </span>
      <progress
        className="visually-hidden"
        aria-labelledby={id}
        value={answered}
        max={Math.max(1, total)}
      />
    </div>
  )
}
