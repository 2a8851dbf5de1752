import { i18n, type Messages } from '@lingui/core'
import { withDeadline, retry } from '#lib/promises.ts'
import en from '../../locales/en.json?url'
import ja from '../../locales/ja.json?url'
import ko from '../../locales/ko.json?url'
import { localeOf, type Lang, type Locale } from './lang.ts'

const catalogUrls: Record<Locale, string> = { ko, en, ja }

/** The time after which loading the messages counts as failed. */
const deadlineMs = 20_000

async function readCatalog(url: string, options: RequestInit): Promise<Messages> {
  const response = await fetch(url, options)
  if (!response.ok) throw new Error(`catalog responded with ${response.status}`)
  const { messages }: { messages?: Messages } = await response.json()
  if (!messages) throw new Error('catalog holds no messages')
  return messages
}

/**
 * Loads the messages of a language and makes it the language of this document. A failed request is
 * retried five times, first after 350 ms and then with doubled delays (docs/product.md#numbers).
 * Rejects after the last retry or after 20 s. It uses `fetch`, not `import()`, because browsers
 * remember a failed import.
 */
export async function activateLang(lang: Lang): Promise<void> {
  const locale = localeOf(lang)
  const messages = await withDeadline(deadlineMs, undefined, (signal) => {
    let cache: RequestCache = 'default'
    const read = () => {
      const options = { signal, cache }
      // A retry must not read a failed response from the browser's cache.
      cache = 'reload'
      return readCatalog(catalogUrls[locale], options)
    }
    return retry(read, { retries: 5, delayMs: 350, signal })
  })
  // Merged with the messages that prerendered sections may have brought.
  i18n.load(locale, messages)
  i18n.activate(locale)
}
