import { Outlet, useMatches } from '@tanstack/react-router'
import embedded from './embedded-layout.module.css'
import styles from './event-layout.module.css'
import { SiteFooter } from './footer/site-footer.tsx'
import layout from './main-layout.module.css'
import { SiteTop } from './main-layout.tsx'

/**
 * Renders the layout of the anniversary pages: a night background between header and footer. The webview has neither.
 */
export function EventLayout() {
  const isLink = useMatches({ select: (matches) => matches.at(-1)?.staticData.isLink })
  return (
    <div className={isLink ? `${styles.stage} ${embedded.bare}` : styles.stage} data-scheme="dark">
      {!isLink && <SiteTop />}
      <main id="main" tabIndex={-1} className={`${layout.page} ${styles.night}`}>
        <Outlet />
      </main>
      {!isLink && <SiteFooter />}
    </div>
  )
}
