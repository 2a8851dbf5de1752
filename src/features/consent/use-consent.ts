import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { onKeptElsewhere } from '#lib/kept.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { useAnnounce } from '#ui/live-region.tsx'
import { chooseConsentAtom, consentChoiceAtom, readConsentAtom } from './consent.atoms.ts'
import { consentKeys, type Consent } from './consent-record.ts'

/** Whether the question still stands, and what answers it. */
export function useConsent() {
  const { t } = useLingui()
  const choice = useAtomValue(consentChoiceAtom)
  const read = useSetAtom(readConsentAtom)
  const keep = useSetAtom(chooseConsentAtom)
  const announce = useAnnounce()
  // Keeps the choice in step with the device's storage, other tabs included.
  useEffect(() => {
    read()
    return onKeptElsewhere(consentKeys, read)
  }, [read])
  // Keeps the mark by which the question is shown in step with it; the signpost has set it first.
  useEffect(() => {
    if (choice === 'unread') return
    const asks = choice === null && !isPrerenderAgent(navigator.userAgent)
    if (asks) document.documentElement.dataset.consent = 'ask'
    else delete document.documentElement.dataset.consent
  }, [choice])

  return {
    /** Also while nobody knows: then the mark alone says whether it is seen. */
    isAsked: choice === null || choice === 'unread',
    choose: (consent: Consent) => {
      keep(consent)
      announce(t`Your cookie settings have been saved.`)
    },
  }
}
