import { i18n, type Messages } from '@lingui/core'
import type { Locale } from '#i18n/lang.ts'
import en from '../../../locales/debug/en.json?raw'
import ja from '../../../locales/debug/ja.json?raw'
import ko from '../../../locales/debug/ko.json?raw'

// The catalogs of the debug features, in all languages, are part of this chunk and not of the page's
// catalogs.
const catalogs: Record<Locale, string> = { ko, en, ja }
for (const [locale, text] of Object.entries(catalogs)) {
  const { messages }: { messages: Messages } = JSON.parse(text)
  i18n.load(locale, messages)
}
