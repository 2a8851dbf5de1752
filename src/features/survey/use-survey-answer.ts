import { useState } from 'react'
import { hasUnsavedAnswers, missingAnswers, toAnswers, type SurveyDraft } from './survey-draft.ts'
import { useAnswerSurvey } from './survey.queries.ts'
import type { SurveyDetail } from './survey.schema.ts'

/** Holds the answers to a survey until they are saved. A failed save doesn't reset them. */
export function useSurveyAnswer({ id, questions }: SurveyDetail) {
  const { send, isPending, reset, outcome } = useAnswerSurvey(id)
  const [draft, setDraft] = useState<SurveyDraft>({})
  const [isAsking, setAsking] = useState(false)
  // Number of submits: each one announces missing answers again.
  const [submitCount, setSubmitCount] = useState(0)
  const isDone = outcome === 'registered' || outcome === 'probably-registered'
  const missing = missingAnswers(draft, questions)

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

export type SurveyAnswer = ReturnType<typeof useSurveyAnswer>
