import { Outlet } from '@tanstack/react-router'
import { SiteHeader } from './header/site-header.tsx'
import { SiteConsent } from './site-consent.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SkipLink } from './header/skip-link.tsx'
import styles from './policy-layout.module.css'

/** The layout of long texts: one column (docs/product.md#routes). */
export function PolicyLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <SiteConsent />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
