import { useRef, useState } from 'react'
import { createIdempotencyKey } from '#lib/idempotency-key.ts'
import { hasUnsavedAnswers, missingAnswers, toAnswers, type SurveyDraft } from './survey-draft.ts'
import {
  failedOutcome,
  isLost,
  outcomeAfterLost,
  surveyOutcome,
  type SurveyOutcome,
} from './survey-outcome.ts'
import { useAnswerSurvey } from './survey.queries.ts'
import type { SurveyDetail } from './survey.schema.ts'

/** Holds the answers to a survey until they are saved. A failed save doesn't reset them. */
export function useSurveyAnswer({ id, questions }: SurveyDetail) {
  const { mutate, reset, data, error, isPending } = useAnswerSurvey(id)
  const [draft, setDraft] = useState<SurveyDraft>({})
  const [isAsking, setAsking] = useState(false)
  // Number of submits: each one announces missing answers again.
  const [submitCount, setSubmitCount] = useState(0)
  const [wasLost, setWasLost] = useState(false)
  // A second click may arrive before the first one has been rendered.
  const sending = useRef(false)
  const latest = outcomeOf(data, error)
  const noteLost = (failure: unknown) => setWasLost((was) => was || isLost(failure))
  const outcome = latest !== null && wasLost ? outcomeAfterLost(latest) : latest
  const isDone = outcome === 'registered' || outcome === 'probably-registered'
  const missing = missingAnswers(draft, questions)

  /** Opens the confirmation, or returns the id of the first question without an answer. */
  const requestSave = (): number | null => {
    reset()
    setSubmitCount((count) => count + 1)
    setAsking(missing.length === 0)
    return missing[0]?.id ?? null
  }

  const save = () => {
    if (sending.current) return
    sending.current = true
    const unlock = () => {
      sending.current = false
    }
    const answers = toAnswers(draft, questions)
    mutate(
      { answers, idempotencyKey: createIdempotencyKey() },
      { onSettled: unlock, onError: noteLost },
    )
  }

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

function outcomeOf(code: number | undefined, failure: unknown): SurveyOutcome | null {
  if (failure) return failedOutcome(failure)
  return code === undefined ? null : surveyOutcome(code)
}
