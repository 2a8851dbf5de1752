import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
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

// Loaded on demand: most visitors never open the dialog.
const ConsentDialog = lazy(async () => ({
  default: (await import('./consent-dialog.tsx')).ConsentDialog,
}))

/** Shows the banner until the visitor has chosen, and the category dialog on request. */
export function ConsentQuestion() {
  const { isPending, choose } = useConsent()
  const current = useAtomValue(consentAtom)
  const isDetailOpen = useAtomValue(isConsentDetailOpenAtom)
  const openDetail = useSetAtom(openConsentDetailAtom)
  const closeDetail = useSetAtom(closeConsentDetailAtom)
  const wasAnswered = useRef(false)
  const [isRefused, setIsRefused] = useState(false)

  // Moves focus to the heading, because the clicked button may have been removed with the banner.
  useEffect(() => {
    if (isPending || isDetailOpen || !wasAnswered.current) return
    wasAnswered.current = false
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [isPending, isDetailOpen])

  const onChoose = (consent: Consent) => {
    wasAnswered.current = isPending
    const isSaved = choose(consent)
    setIsRefused(!isSaved)
    if (isSaved) closeDetail()
    else if (!isDetailOpen) openDetail()
  }

  return (
    <>
      {isPending && <ConsentBanner onDetail={openDetail} onChoose={onChoose} />}
      {isDetailOpen && (
        <ErrorBoundary>
          <Suspense>
            <ConsentDialog
              current={current}
              isRefused={isRefused}
              onChoose={onChoose}
              onClose={closeDetail}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
