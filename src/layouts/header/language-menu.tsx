import { useLingui } from '@lingui/react/macro'
import { useHydrated as useRouterHydrated, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { browserLang } from '#i18n/choose-lang.ts'
import { langOf, langs, localeOf, languages, type Lang } from '#i18n/lang.ts'
import { storage } from '#lib/storage.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { Icon, icons } from '#ui/icons/icons.tsx'
import { useHydrated } from '#ui/when/hydration.tsx'
import { HeaderMenu } from './header-menu.tsx'
import links from './language-menu.module.css'
import styles from './site-header.module.css'

/** Renders the links to the same page in the other languages, as navigation in a menu of the header. */
function LanguageSwitcher() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Language`}>
      <LanguageLinks look={column} />
    </nav>
  )
}

/** The classes of the links. */
interface Look {
  list: string | undefined
  item?: string | undefined
  link?: string | undefined
}

const line: Look = { list: links.list, link: `target ${links.link}` }
const column: Look = { ...line, list: links.column }

/**
 * Renders links to the same page in the other languages. They are plain links because each language is a separate
 * document.
 */
export function LanguageLinks({ look = line }: { look?: Look }) {
  const { i18n } = useLingui()
  const current = langOf(i18n.locale)
  const { pathname, searchStr } = useLocation()
  // A prerendered page does not know the search params of the visitor's URL. With the router's, a link is complete as
  // soon as it can be clicked.
  const search = useRouterHydrated() ? searchStr : ''
  return (
    <ul className={look.list}>
      {langs.map((lang) => (
        <li key={lang} className={look.item}>
          <a
            href={`/${lang}${pathname}${search}`}
            hrefLang={localeOf(lang)}
            lang={localeOf(lang)}
            aria-current={lang === current ? 'true' : undefined}
            className={look.link}
          >
            <span>{languages[lang].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

// Most visitors have the language of their browser.
const LanguageHintLine = lazyExtra(
  async () => (await import('./language-hint-line.tsx')).LanguageHintLine,
)

const seenKey = 'languageHintSeen'

/**
 * Renders one line below the language control if the visitor's browser prefers another supported
 * language: once, never a redirect.
 */
export function LanguageHint() {
  return (
    useHydrated() && (
      <Optional>
        <Hint />
      </Optional>
    )
  )
}

/** Returns the language to offer, or `null` if there is none or it was offered before. */
function offer(current: Lang): Lang | null {
  if (storage.getItem(seenKey) !== null || isPrerenderAgent(navigator.userAgent)) return null
  const preferred = browserLang(navigator.languages)
  return preferred === current ? null : preferred
}

function Hint() {
  const { i18n } = useLingui()
  const [offered, setOffered] = useState(() => offer(langOf(i18n.locale)))
  // Remembers in storage that the hint was shown.
  useEffect(() => {
    if (offered !== null) storage.setItem(seenKey, '1')
  }, [offered])
  const isDialogOpen = useAtomValue(openDialogAtom) !== null
  // Dialogs have priority: one thing at a time (docs/product.md#popups).
  if (offered === null || isDialogOpen) return null
  return <LanguageHintLine offered={offered} onClose={() => setOffered(null)} />
}

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
