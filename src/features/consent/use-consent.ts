import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { chooseConsentAtom, consentChoiceAtom } from './consent.atoms.ts'
import type { Consent } from './consent-record.ts'

/** Returns whether the question is still open, and the function that answers it. */
export function useConsent() {
  const { t } = useLingui()
  const choice = useAtomValue(consentChoiceAtom)
  const store = useSetAtom(chooseConsentAtom)
  const announce = useAnnounce()
  // Keeps the attribute that shows the question in step with the choice; the redirect script has set it first.
  useEffect(() => {
    if (choice === 'unread') return
    const asks = choice === null && !isPrerenderAgent(navigator.userAgent)
    if (asks) document.documentElement.dataset.consent = 'ask'
    else delete document.documentElement.dataset.consent
  }, [choice])

  return {
    /** Also before storage is read: until then the attribute decides whether it is visible. */
    isAsked: choice === null || choice === 'unread',
    choose: (consent: Consent) => {
      store(consent)
      announce(t`Your cookie settings have been saved.`)
    },
  }
}
