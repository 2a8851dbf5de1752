import { useState } from 'react'
import * as v from 'valibot'
import { tabStorage } from '#lib/storage.ts'
import type { SurveyDraft } from './survey-draft.ts'

const keyOf = (survey: number) => `surveyDraft_${survey}`

const StoredDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    account: v.string(),
    draft: v.record(
      v.pipe(v.string(), v.digits()),
      v.object({ chosen: v.array(v.number()), text: v.string() }),
    ),
  }),
)

/** Returns the stored answers of an account to a survey; empty if there are none. */
function readDraft(survey: number, account: string): SurveyDraft {
  const stored = v.safeParse(StoredDraft, tabStorage.getItem(keyOf(survey)))
  return stored.success && stored.output.account === account ? stored.output.draft : {}
}

/** Keeps the answers of an account to a survey for a reload of this tab. */
function keepDraft(survey: number, account: string, draft: SurveyDraft): void {
  tabStorage.setItem(keyOf(survey), JSON.stringify({ account, draft }))
}

/** Forgets the answers to a survey. */
export function forgetDraft(survey: number): void {
  tabStorage.removeItem(keyOf(survey))
}

/**
 * Holds the answers of an account to a survey. A reload of the tab restores them once the account is known.
 * @param account `null` until the session has loaded, and for a visitor
 */
export function useSurveyDraft(id: number, account: string | null) {
  const [draft, setDraft] = useState<SurveyDraft>({})
  const [owner, setOwner] = useState<string | null>(null)
  if (account !== null && account !== owner) {
    setOwner(account)
    setDraft(readDraft(id, account))
  }
  const changeDraft = (next: SurveyDraft) => {
    setDraft(next)
    if (account !== null) keepDraft(id, account, next)
  }
  return [draft, changeDraft] as const
}
