import { useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { langOf, langs, localeOf, languages } from '#i18n/lang.ts'
import styles from './language-switcher.module.css'

/** Renders the links to the same page in the other languages, as navigation in a menu of the header. */
export function LanguageSwitcher() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Language`}>
      <LanguageLinks isColumn />
    </nav>
  )
}

/**
 * Links to the same page in the other languages. They are plain links because each language is a
 * separate document.
 */
export function LanguageLinks({ isColumn = false }: { isColumn?: boolean }) {
  const { i18n } = useLingui()
  const current = langOf(i18n.locale)
  const { pathname, searchStr } = useLocation()
  // A prerendered page does not know the search params of the visitor's URL.
  const search = useHydrated() ? searchStr : ''
  return (
    <ul className={isColumn ? styles.column : styles.list}>
      {langs.map((lang) => (
        <li key={lang}>
          <a
            href={`/${lang}${pathname}${search}`}
            hrefLang={localeOf(lang)}
            lang={localeOf(lang)}
            aria-current={lang === current ? 'true' : undefined}
            className={styles.link}
          >
            {languages[lang].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
