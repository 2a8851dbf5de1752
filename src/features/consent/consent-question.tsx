import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import {
  closeConsentDetailAtom,
  isConsentDetailOpenAtom,
  openConsentDetailAtom,
} from '#ui/dialog/dialog-flags.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { consentAtom } from './consent.atoms.ts'
import type { Consent } from './consent-record.ts'
import { useConsent } from './use-consent.ts'

// The categories come when somebody wants to see them.
const ConsentDialog = lazy(async () => ({
  default: (await import('./consent-dialog.tsx')).ConsentDialog,
}))

/** The banner while the question stands, and the categories whenever they are asked for. */
export function ConsentQuestion() {
  const { isAsked, choose } = useConsent()
  const current = useAtomValue(consentAtom)
  const isDetailOpen = useAtomValue(isConsentDetailOpenAtom)
  const openDetail = useSetAtom(openConsentDetailAtom)
  const closeDetail = useSetAtom(closeConsentDetailAtom)
  const wasAnswered = useRef(false)

  // The document's focus: the button that was pressed may be gone with the banner.
  useEffect(() => {
    if (isAsked || isDetailOpen || !wasAnswered.current) return
    wasAnswered.current = false
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [isAsked, isDetailOpen])

  const onChoose = (consent: Consent) => {
    wasAnswered.current = isAsked
    choose(consent)
    closeDetail()
  }

  return (
    <>
      {isAsked && <ConsentBanner onDetail={openDetail} onChoose={onChoose} />}
      {isDetailOpen && (
        <ErrorBoundary>
          <Suspense>
            <ConsentDialog current={current} onChoose={onChoose} onClose={closeDetail} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
