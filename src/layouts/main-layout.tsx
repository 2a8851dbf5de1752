import { Trans } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ConsentQuestion } from '#features/consent/consent-question.tsx'
import { consentAtom, isAllowedNow } from '#features/consent/consent.atoms.ts'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { usePrerenderAgent } from '#ui/when/use-when.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import styles from './main-layout.module.css'

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
function SiteConsent() {
  return usePrerenderAgent() ? null : (
    <Optional>
      <ConsentParts />
    </Optional>
  )
}

function ConsentParts() {
  const { analytical, advertising } = useAtomValue(consentAtom)
  return (
    <>
      <ConsentQuestion />
      <Optional>{analytical && <AnalyticalTracking isAllowedNow={isAllowedNow} />}</Optional>
      <Optional>{advertising && <AdvertisingTracking isAllowedNow={isAllowedNow} />}</Optional>
    </>
  )
}

/**
 * Renders what is above a page: the first focusable element, which skips the header (WCAG 2.2 SC 2.4.1), and the
 * header.
 */
export function SiteTop() {
  return (
    <>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <SiteHeader />
      <SiteConsent />
    </>
  )
}

/** Renders the layout of pages and of policies: header, page, footer (docs/product.md#routes). */
export function MainLayout() {
  return (
    <>
      <SiteTop />
      <main id="main" tabIndex={-1} className={`${styles.page} ${styles.paper}`}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
