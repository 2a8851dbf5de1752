import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { lazy, useState, type ReactNode } from 'react'
import { langOf, type Lang } from '#i18n/lang.ts'
import { MessageText } from '#i18n/message-text.tsx'
import { loadTwice } from '#lib/load-error.ts'

interface LanternTextsProps {
  children: ReactNode
}

/**
 * Provides the messages of the board in one language next to those of the page. To load them into the page's catalog
 * would render the page again.
 */
function textsOf(load: () => Promise<{ default: string }>) {
  return lazy(async () => {
    const { messages }: { messages: Messages } = JSON.parse((await loadTwice(load)).default)
    function Texts({ children }: LanternTextsProps) {
      const page = useLingui().i18n
      const [i18n] = useState(() => {
        const { locale } = page
        return setupI18n({ locale, messages: { [locale]: { ...page.messages, ...messages } } })
      })
      return (
        <I18nProvider i18n={i18n} defaultComponent={MessageText}>
          {children}
        </I18nProvider>
      )
    }
    return { default: Texts }
  })
}

const texts: Readonly<Record<Lang, ReturnType<typeof textsOf>>> = {
  kr: textsOf(() => import('../../../../locales/lanterns/ko.json?raw')),
  en: textsOf(() => import('../../../../locales/lanterns/en.json?raw')),
  jp: textsOf(() => import('../../../../locales/lanterns/ja.json?raw')),
}

/** Renders its children with the messages of the board, which suspend until they have loaded. */
export function LanternTexts({ children }: LanternTextsProps) {
  const Texts = texts[langOf(useLingui().i18n.locale)]
  return <Texts>{children}</Texts>
}
