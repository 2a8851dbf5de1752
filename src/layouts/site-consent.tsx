import { useMatches } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { ConsentQuestion } from '#features/consent/consent-question.tsx'
import { consentAtom, isAllowedNow } from '#features/consent/consent.atoms.ts'
import { lazyExtra } from '#ui/feedback/lazy-extra.ts'
import { usePrerenderAgent } from '#ui/page/use-prerender-agent.ts'

// Its code comes with the consent, never before.
const AdvertisingTracking = lazyExtra(
  async () => (await import('#features/tracking/tracking.tsx')).AdvertisingTracking,
)
const AnalyticalTracking = lazyExtra(
  async () => (await import('#features/tracking/tracking.tsx')).AnalyticalTracking,
)

/**
 * The question about cookies, in the flow of the page, and what its answer allows; in the webview,
 * whatever layout a page of it has, and for a prerender agent there is neither (decisions).
 */
export function SiteConsent() {
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  const isAgent = usePrerenderAgent()
  return isLink || isAgent ? null : <AskedConsent />
}

function AskedConsent() {
  const { analytical, advertising } = useAtomValue(consentAtom)
  return (
    <>
      <ConsentQuestion />
      <Suspense>
        {analytical && <AnalyticalTracking isAllowedNow={isAllowedNow} />}
        {advertising && <AdvertisingTracking isAllowedNow={isAllowedNow} />}
      </Suspense>
    </>
  )
}
