import { i18n, type Messages } from '@lingui/core'
import en from '../../../locales/debug/en.json?raw'
import ja from '../../../locales/debug/ja.json?raw'
import ko from '../../../locales/debug/ko.json?raw'

// The texts of what only testers see come with its code, in all languages, beside those of the page.
for (const [locale, text] of Object.entries({ ko, en, ja })) {
  const { messages }: { messages: Messages } = JSON.parse(text)
  i18n.load(locale, messages)
}
