import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import {
  closeConsentDetailAtom,
  isConsentDetailOpenAtom,
  openConsentDetailAtom,
} from '#ui/dialog/dialog-flags.ts'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Button } from '#ui/form/button.tsx'
import { useAnnounce } from '#ui/page/live-region.tsx'
import styles from './consent-banner.module.css'
import { everythingAllowed, nothingAllowed, type Consent } from './consent-record.ts'
import { chooseConsentAtom, consentAtom, consentChoiceAtom } from './consent.atoms.ts'

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
      {isPending && (
        <ConsentBanner isBehind={isDetailOpen} onDetail={openDetail} onChoose={onChoose} />
      )}
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

/** Returns whether the visitor still has to choose, and a function that stores the choice. */
function useConsent() {
  const { t } = useLingui()
  const choice = useAtomValue(consentChoiceAtom)
  const store = useSetAtom(chooseConsentAtom)
  const announce = useAnnounce()
  // Syncs the attribute that shows the banner. The redirect script sets its initial value, and the first script
  // the value of a banner that was answered before hydration.
  useEffect(() => {
    const { dataset } = document.documentElement
    const wasAnswered = dataset.consent === 'answered'
    if (choice === 'unread' || (choice === null && wasAnswered)) return
    if (wasAnswered) announce(t`Your cookie settings have been saved.`)
    const isVisible = choice === null && !isPrerenderAgent(navigator.userAgent)
    if (isVisible) dataset.consent = 'ask'
    else delete dataset.consent
  }, [choice, announce, t])

  return {
    /** Also true before storage is read; until then the attribute controls visibility. */
    isPending: choice === null || choice === 'unread',
    /** @returns false if the browser kept an older choice */
    choose: (consent: Consent): boolean => {
      const isSaved = store(consent)
      const wasAnswered = document.documentElement.dataset.consent === 'answered'
      if (isSaved && !wasAnswered) announce(t`Your cookie settings have been saved.`)
      return isSaved
    },
  }
}

interface ConsentBannerProps {
  /** True while the dialog asks instead. The button that opened it can get the focus back. */
  isBehind: boolean
  onChoose: (consent: Consent) => void
  /** Opens the dialog with the cookie categories. */
  onDetail: () => void
}

/**
 * Asks for cookie consent in a sheet at the bottom of the window, with three buttons of equal weight
 * (docs/product.md#cookie-consent). The banner is part of every prerendered page. It stays hidden until the redirect
 * script finds no stored choice, so that hydration causes no layout shift.
 */
function ConsentBanner({ isBehind, onChoose, onDetail }: ConsentBannerProps) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Cookies`}
      className={styles.banner}
      data-scheme="dark"
      style={isBehind ? { opacity: 0 } : undefined}
    >
      <p className={styles.text}>
        <Trans>
          May we use cookies to measure how this site is used and to let our advertising partners
          show you ads tailored to your interests? We won't unless you say yes.
        </Trans>
      </p>
      <div className={styles.choices}>
        <Button
          data-choice={JSON.stringify(everythingAllowed)}
          onClick={() => onChoose(everythingAllowed)}
        >
          <Trans>Accept all</Trans>
        </Button>
        <Button
          data-choice={JSON.stringify(nothingAllowed)}
          onClick={() => onChoose(nothingAllowed)}
        >
          <Trans>Reject all</Trans>
        </Button>
        <Button onClick={onDetail}>
          <Trans comment="A button that opens the cookie categories.">Customize</Trans>
        </Button>
      </div>
    </section>
  )
}
