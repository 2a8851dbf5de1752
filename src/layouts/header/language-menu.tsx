import { useLingui } from '@lingui/react/macro'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { langOf, languages } from '#i18n/lang.ts'
import { HeaderMenu } from './header-menu.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import styles from './site-header.module.css'

/** Renders a pill with the language of the page, which opens the links to the other languages. */
export function LanguageMenu() {
  const { t, i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const name = languages[lang].name
  return (
    <HeaderMenu
      label={t`Language: ${name}`}
      button={
        <>
          <span translate="no">{lang.toUpperCase()}</span>
          <Icon shape={icons.chevronDown} />
        </>
      }
      className={styles.language}
      buttonClassName={styles.pill}
    >
      <LanguageSwitcher />
    </HeaderMenu>
  )
}
