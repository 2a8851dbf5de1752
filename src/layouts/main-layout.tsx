import { Outlet } from '@tanstack/react-router'
import { siteEnd, siteHeader } from './frame-parts.ts'
import { SiteConsent } from './site-consent.tsx'
import { SkipLink } from './skip-link.tsx'
import styles from './main-layout.module.css'

/** The frame of the site: header, page, footer (spec section 2, "Main layout"). */
export function MainLayout() {
  return (
    <>
      <SkipLink />
      {siteHeader.element}
      <SiteConsent />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {siteEnd.element}
    </>
  )
}
