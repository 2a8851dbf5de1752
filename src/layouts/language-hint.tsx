import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { browserLang } from '#i18n/choose-lang.ts'
import { langOf, localeOf, ownInvitations, type Lang } from '#i18n/lang.ts'
import { storage } from '#lib/storage.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { Button } from '#ui/form/button.tsx'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { useHydrated } from '#ui/when/use-hydrated.ts'
import styles from './language-hint.module.css'

const seenKey = 'languageHintSeen'

/** One line for a visitor whose browser prefers another of the languages: once, never a redirect. */
export function LanguageHint() {
  return useHydrated() && <Hint />
}

/** The language to offer, or `null` where there is none, or it was offered before. */
function offer(current: Lang): Lang | null {
  if (storage.getItem(seenKey) !== null || isPrerenderAgent(navigator.userAgent)) return null
  const preferred = browserLang(navigator.languages)
  return preferred === current ? null : preferred
}

function Hint() {
  const { i18n } = useLingui()
  const { pathname, searchStr } = useLocation()
  const [offered, setOffered] = useState(() => offer(langOf(i18n.locale)))
  // Notes in storage that it was said.
  useEffect(() => {
    if (offered !== null) storage.setItem(seenKey, '1')
  }, [offered])
  const isDialogOpen = useAtomValue(openDialogAtom) !== null
  // One thing at a time (docs/product.md#popups).
  if (offered === null || isDialogOpen) return null
  const locale = localeOf(offered)
  return (
    <aside className={styles.hint}>
      <a href={`/${offered}${pathname}${searchStr}`} hrefLang={locale} lang={locale}>
        {ownInvitations[offered]}
      </a>
      <Button onClick={() => setOffered(null)}>
        <Trans>Close</Trans>
      </Button>
    </aside>
  )
}
