import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { ConsentQuestion } from '#features/consent/consent-question.tsx'
import { consentAtom, isAllowedNow } from '#features/consent/consent.atoms.ts'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { usePrerenderAgent } from '#ui/when/use-when.ts'

// Its code is only loaded after consent.
const AdvertisingTracking = lazyExtra(
  async () => (await import('#features/tracking/tracking.tsx')).AdvertisingTracking,
)
const AnalyticalTracking = lazyExtra(
  async () => (await import('#features/tracking/tracking.tsx')).AnalyticalTracking,
)

/**
 * The cookie banner, in the flow of the page, and the trackers that the visitor allowed. Prerender agents have
 * neither, nor has the webview, whose layouts leave this out (docs/product.md#cookie-consent).
 */
export function SiteConsent() {
  return usePrerenderAgent() ? null : (
    <Optional>
      <AskedConsent />
    </Optional>
  )
}

function AskedConsent() {
  const { analytical, advertising } = useAtomValue(consentAtom)
  return (
    <>
      <ConsentQuestion />
      <Suspense>
        <Optional>{analytical && <AnalyticalTracking isAllowedNow={isAllowedNow} />}</Optional>
        <Optional>{advertising && <AdvertisingTracking isAllowedNow={isAllowedNow} />}</Optional>
      </Suspense>
    </>
  )
}
