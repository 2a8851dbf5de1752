import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { useAnnounce } from '#ui/page/live-region.tsx'
import { chooseConsentAtom, consentChoiceAtom } from './consent.atoms.ts'
import type { Consent } from './consent-record.ts'

/** Returns whether the visitor still has to choose, and a function that stores the choice. */
export function useConsent() {
  const { t } = useLingui()
  const choice = useAtomValue(consentChoiceAtom)
  const store = useSetAtom(chooseConsentAtom)
  const announce = useAnnounce()
  // Syncs the attribute that shows the banner. The redirect script sets its initial value.
  useEffect(() => {
    if (choice === 'unread') return
    const isVisible = choice === null && !isPrerenderAgent(navigator.userAgent)
    if (isVisible) document.documentElement.dataset.consent = 'ask'
    else delete document.documentElement.dataset.consent
  }, [choice])

  return {
    /** Also true before storage is read; until then the attribute controls visibility. */
    isPending: choice === null || choice === 'unread',
    /** @returns false if the browser kept an older choice */
    choose: (consent: Consent): boolean => {
      const isSaved = store(consent)
      if (isSaved) announce(t`Your cookie settings have been saved.`)
      return isSaved
    },
  }
}
