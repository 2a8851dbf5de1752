import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { browserLang } from '#i18n/choose-lang.ts'
import { langOf, type Lang } from '#i18n/lang.ts'
import { storage } from '#lib/storage.ts'
import { isPrerenderAgent } from '#lib/user-agent.ts'
import { openDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { lazyExtra, Optional } from '#ui/feedback/optional.tsx'
import { useHydrated } from '@tanstack/react-router'

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
  return (
    <Suspense>
      <LanguageHintLine offered={offered} onClose={() => setOffered(null)} />
    </Suspense>
  )
}
