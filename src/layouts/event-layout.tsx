import { Outlet, useMatches } from '@tanstack/react-router'
import { SlimHeader } from './header/site-header.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteConsent } from './site-consent.tsx'
import { SkipLink } from './header/skip-link.tsx'
import styles from './event-layout.module.css'

/**
 * The layout of the anniversary pages: a night background between a header without navigation and the footer.
 * The webview has neither.
 */
export function EventLayout() {
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  return (
    <div className={isLink ? `${styles.stage} ${styles.bare}` : styles.stage} data-scheme="dark">
      {!isLink && (
        <>
          <SkipLink />
          <SlimHeader />
          <SiteConsent />
        </>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {!isLink && <SiteFooter />}
    </div>
  )
}
