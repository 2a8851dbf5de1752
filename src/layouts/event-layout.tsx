import { Outlet } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SiteMusic } from './site-music.tsx'
import { SkipLink } from './skip-link.tsx'
import styles from './event-layout.module.css'

/** The stage of the anniversary pages: night around the page, the way home above it. */
export function EventLayout() {
  return (
    <div className={styles.stage} data-scheme="dark">
      <SkipLink />
      <header className={styles.header}>
        <Brand />
        <LanguageSwitcher />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteMusic />
    </div>
  )
}
