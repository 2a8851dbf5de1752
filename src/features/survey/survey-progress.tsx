import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { answeredCount, type SurveyDraft } from './survey-draft.ts'
import type { Question } from './survey.schema.ts'
import styles from './survey.module.css'

interface SurveyProgressProps {
  draft: SurveyDraft
  questions: readonly Question[]
}

/** Renders the progress next to the submit button. */
export function SurveyProgress({ draft, questions }: SurveyProgressProps) {
  const id = useId()
  const total = questions.length
  const answered = answeredCount(draft, questions)
  return (
    <div className={styles.progress}>
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
      {/* A lantern for each question. */}
      <span className={styles.lanterns} aria-hidden="true">
        {questions.map((question, index) => (
          <span key={question.id} data-lit={index < answered} />
        ))}
      </span>
    </div>
  )
}
