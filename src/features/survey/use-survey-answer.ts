import { useRef, useState } from 'react'
import { createIdempotencyKey } from '#lib/idempotency-key.ts'
import { isStarted, missingAnswers, toAnswers, type SurveyDraft } from './survey-draft.ts'
import {
  failedOutcome,
  isLost,
  outcomeAfterLost,
  surveyOutcome,
  type SurveyOutcome,
} from './survey-outcome.ts'
import { useAnswerSurvey } from './survey.queries.ts'
import type { SurveyDetail } from './survey.schema.ts'

/**
 * What is entered for a survey, from the first press to the answer of the server. It survives
 * everything but a save that worked.
 */
export function useSurveyAnswer({ id, questions }: SurveyDetail) {
  const { mutate, reset, data, error, isPending } = useAnswerSurvey(id)
  const [draft, setDraft] = useState<SurveyDraft>({})
  const [isAsking, setAsking] = useState(false)
  // How often it was asked to save: with each, what is missing is said anew.
  const [judgedCount, setJudgedCount] = useState(0)
  const [wasLost, setWasLost] = useState(false)
  // A second press may come before the first one has been rendered.
  const sending = useRef(false)
  const told = outcomeOf(data, error)
  const noteLost = (failure: unknown) => setWasLost((was) => was || isLost(failure))
  const outcome = told !== null && wasLost ? outcomeAfterLost(told) : told
  const isDone = outcome === 'registered' || outcome === 'probably-registered'
  const missing = missingAnswers(draft, questions)

  /** Asks whether to save, or says which question still needs an answer and returns its id. */
  const askToSave = (): number | null => {
    reset()
    setJudgedCount((count) => count + 1)
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
    /** The questions to point at: none before the first press on the button. */
    missing: judgedCount > 0 ? missing : [],
    judgedCount,
    askToSave,
    isAsking: isAsking && outcome === null,
    stopAsking: () => setAsking(isPending),
    save,
    isSaving: isPending,
    outcome,
    isDone,
    isUnsaved: !isDone && isStarted(draft, questions),
  }
}

export type SurveyAnswer = ReturnType<typeof useSurveyAnswer>

function outcomeOf(code: number | undefined, failure: unknown): SurveyOutcome | null {
  if (failure) return failedOutcome(failure)
  return code === undefined ? null : surveyOutcome(code)
}
