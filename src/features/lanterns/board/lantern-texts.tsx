import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { useState, type ReactNode } from 'react'
import { MessageText } from '#i18n/message-text.tsx'
import en from '../../../../locales/lanterns/en.json?raw'
import ja from '../../../../locales/lanterns/ja.json?raw'
import ko from '../../../../locales/lanterns/ko.json?raw'

const catalogs: Readonly<Record<string, string>> = { ko, en, ja }

/**
 * Provides the messages of the board next to those of the page. They are part of this chunk and not of the page's
 * catalog. To load them into the catalog would render the page again.
 */
export function LanternTexts({ children }: { children: ReactNode }) {
  const page = useLingui().i18n
  const [i18n] = useState(() => {
    const { locale } = page
    const { messages }: { messages: Messages } = JSON.parse(catalogs[locale] ?? en)
    return setupI18n({ locale, messages: { [locale]: { ...page.messages, ...messages } } })
  })
  return (
    <I18nProvider i18n={i18n} defaultComponent={MessageText}>
      {children}
    </I18nProvider>
  )
}
