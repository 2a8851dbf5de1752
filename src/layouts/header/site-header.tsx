import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { HeaderTool } from '#ui/page/header-tool.tsx'
import { frameIcons } from '#ui/icons/frame-icons.ts'
import { Icon } from '#ui/icons/icons.tsx'
import { Brand } from './brand.tsx'
import { closeMenuOnDismiss } from './close-menu.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { NavList } from '../navigation/nav-list.tsx'
import { mainNavigation } from '../navigation/navigation.ts'
import styles from './site-header.module.css'

/**
 * Renders brand, navigation, music, language and settings. The phone menu is a native `<details>`:
 * it opens before hydration.
 */
export function SiteHeader() {
  const { t } = useLingui()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <NavList label={t`Main menu`} items={mainNavigation} className={styles.wide} />
        <HeaderTool />
        <div className={styles.wideTools}>
          <LanguageSwitcher />
          <SettingsLink />
        </div>
        <Menu>
          <div className={styles.sheet}>
            <NavList label={t`Main menu`} items={mainNavigation} />
            <LanguageSwitcher />
            <SettingsLink />
          </div>
        </Menu>
      </div>
    </header>
  )
}

/** Renders the phone menu, which closes and re-renders only when the page changes. */
function Menu({ children }: { children: ReactNode }) {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const shown = useRef(pathname)
  useEffect(() => closeMenuOnDismiss(menu.current), [])
  // Closes the menu after a navigation.
  useEffect(() => {
    if (shown.current !== pathname) menu.current?.removeAttribute('open')
    shown.current = pathname
  }, [pathname])
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.tool}>
        <Icon shape={frameIcons.menu} />
        <Trans>Menu</Trans>
      </summary>
      {children}
    </details>
  )
}

function SettingsLink() {
  return (
    <Link to="/settings" className={styles.tool}>
      <Icon shape={frameIcons.settings} />
      <Trans>Settings</Trans>
    </Link>
  )
}
