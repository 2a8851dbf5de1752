import { Outlet } from '@tanstack/react-router'
import { SiteConsent } from './site-consent.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { SkipLink } from './header/skip-link.tsx'
import styles from './main-layout.module.css'

/** The layout of pages and of policies: header, page, footer (docs/product.md#routes). */
export function MainLayout() {
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
