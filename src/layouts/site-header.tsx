import { Trans, useLingui } from '@lingui/react/macro'
import { HeaderTool } from '#ui/header-tool.tsx'
import { frameIcons } from '#ui/frame-icons.ts'
import { Icon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Brand } from './brand.tsx'
import { closeByPress } from './close-by-press.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { NavList } from './nav-list.tsx'
import { mainNavigation } from './navigation.ts'
import styles from './site-header.module.css'
import { useCurrent } from './use-current.ts'

/** Brand, navigation, music, language, settings. The menu of a phone is native: it opens before hydration. */
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
        <details className={styles.menu} ref={closeByPress}>
          <summary className={styles.tool}>
            <Icon shape={frameIcons.menu} />
            <Trans>Menu</Trans>
          </summary>
          <div className={styles.sheet}>
            <NavList label={t`Main menu`} items={mainNavigation} />
            <LanguageSwitcher />
            <SettingsLink />
          </div>
        </details>
      </div>
    </header>
  )
}

function SettingsLink() {
  const isCurrent = useCurrent(['/settings']) !== undefined
  return (
    <Link to="/settings" aria-current={isCurrent ? 'page' : undefined} className={styles.tool}>
      <Icon shape={frameIcons.settings} />
      <Trans>Settings</Trans>
    </Link>
  )
}
