import { Outlet } from '@tanstack/react-router'
import { Brand } from './header/brand.tsx'
import { LanguageSwitcher } from './header/language-switcher.tsx'
import { SiteConsent } from './site-consent.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SkipLink } from './header/skip-link.tsx'
import styles from './policy-layout.module.css'

/** A slim layout for long texts: brand, language, one column (docs/product.md#routes). */
export function PolicyLayout() {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Brand />
        <LanguageSwitcher />
      </header>
      <SiteConsent />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
