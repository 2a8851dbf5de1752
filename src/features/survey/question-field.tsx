import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { bindParticles } from '#i18n/unbroken.ts'
import type { MascotId } from '#site-mascots.ts'
import { Choice } from '#ui/form/choice.tsx'
import field from '#ui/form/field.module.css'
import { MascotTile } from '#ui/mascot/mascot-tile.tsx'
import { answerFor, isFull, toggleOption, writeText, type SurveyDraft } from './survey-draft.ts'
import styles from './survey.module.css'
import type { Question } from './survey.schema.ts'

/** Returns the `name` attribute that the inputs of a question share. */
export function questionName(id: number): string {
  return `question-${id}`
}

/** The mascots that ask the questions, in turn. */
const mascots: readonly MascotId[] = ['pado', 'moru', 'dalbo', 'byol', 'ipsae']

const mascotOf = (number: number) => mascots[(number - 1) % mascots.length] ?? 'ipsae'

interface QuestionFieldProps {
  question: Question
  /** The number of the question in the survey, from 1. */
  number: number
  /** The number of questions. */
  total: number
  draft: SurveyDraft
  onDraft: (draft: SurveyDraft) => void
  /** The question is required and unanswered, and the error should be shown. */
  isMissing: boolean
  /** Number of failed submits, for the question to focus; `null` for the others. */
  submitCount: number | null
}

/** Renders one question with its options or its text field. */
export function QuestionField({
  question,
  number,
  total,
  draft,
  onDraft,
  isMissing,
  submitCount,
}: QuestionFieldProps) {
  const id = useId()
  const { kind, required } = question
  const { chosen, text } = answerFor(draft, question)
  const full = isFull(draft, question)
  return (
    <fieldset
      className={`plate columns ${styles.question}`}
      aria-describedby={isMissing ? `${id}missing` : undefined}
      data-missing={isMissing || undefined}
    >
      <legend id={`${id}legend`} className={styles.legend}>
        <MascotTile of={mascotOf(number)} />
        <span className="meta">
          <b>{number}</b>
          <span>{` / ${total}`}</span>
        </span>
        <span>{bindParticles(question.text)}</span>{' '}
        <span className="meta">
          <Rules {...question} />
        </span>
      </legend>
      {isMissing && (
        // Remounted on each submit, so that it is announced again: the focus may already be in the question.
        <p
          key={submitCount}
          id={`${id}missing`}
          role={submitCount === null ? undefined : 'alert'}
          className={field.error}
        >
          <Trans>Please answer this question.</Trans>
        </p>
      )}
      {kind === 'text' ? (
        <textarea
          name={questionName(question.id)}
          className={field.input}
          rows={4}
          aria-labelledby={`${id}legend`}
          aria-required={required}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}missing` : undefined}
          value={text}
          onChange={(event) => onDraft(writeText(draft, question, event.target.value))}
        />
      ) : (
        <div className={`columns ${styles.options}`}>
          {question.options.map((option) => {
            const isChosen = chosen.includes(option.id)
            return (
              <Choice
                key={option.id}
                kind={kind === 'single' ? 'radio' : 'checkbox'}
                label={option.text}
                name={questionName(question.id)}
                checked={isChosen}
                disabled={full && !isChosen}
                onChange={() => onDraft(toggleOption(draft, question, option.id))}
              />
            )
          })}
        </div>
      )}
    </fieldset>
  )
}

function Rules({ required, kind, max }: Question) {
  return (
    <>
      {required ? <Trans>(required)</Trans> : <Trans>(optional)</Trans>}{' '}
      {kind === 'multiple' && max !== undefined && <Trans>Choose up to {max}.</Trans>}
      {kind === 'multiple' && max === undefined && <Trans>Choose as many as you like.</Trans>}
    </>
  )
}

/** Renders a question and its options for a visitor who can't answer yet. */
export function QuestionPreview({
  question,
  number,
  total,
}: Pick<QuestionFieldProps, 'question' | 'number' | 'total'>) {
  return (
    <li className={styles.preview}>
      <MascotTile of={mascotOf(number)} />
      <div>
        <p className="meta">
          <b>{number}</b>
          <span>{` / ${total} `}</span>
          <Rules {...question} />
        </p>
        <strong className="title">{bindParticles(question.text)}</strong>
        {question.options.length > 0 && (
          <ul className={styles.choices}>
            {question.options.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
