import type { Page } from '@playwright/test'
import type { Lang } from '../../src/i18n/lang.ts'

const words = [
  'W'.repeat(60),
  '최대한도로긴한국어단어가나다라마바사아자차카타파하'.repeat(2),
  'インターナショナルコミュニケーションカタカナ'.repeat(2),
  `https://example.test/${'a/'.repeat(50)}`,
]
const html = [
  `<pre>${'y'.repeat(120)}</pre>`,
  `<table><tr>${words.map((word) => `<th>${word}</th>`).join('')}</tr></table>`,
  `<ul>${words.map((word) => `<li>${word}</li>`).join('')}</ul>`,
  '<p><img src="/game-data/art/event-body-5-960x600.webp" width="2000" height="200" alt="wide"></p>',
  `<h2>${words[0]}</h2><blockquote>${words[3]}</blockquote>`,
].join('')

/** Fields whose text is shown as it is: not ids, times, URLs or kinds. */
const textFields = /(?:title|name|text|summary|category|subtitle|keyword|answer|reward)/i

/** Replaces every text by a long word, and every HTML by elements that are wider than a phone. */
function widen(body: string): string {
  let count = 0
  return JSON.stringify(
    JSON.parse(body, (key, value: unknown) => {
      if (typeof value !== 'string') return value
      if (value.startsWith('<')) return html + value
      const isText = textFields.test(key) && !/Url|Path|Filename/.test(key)
      return isText ? `${words[count++ % words.length]}` : value
    }),
  )
}

/** Serves the app shell instead of prerendered pages, and responses with the widest content of each kind. */
export async function serveWideContent(page: Page, lang: Lang): Promise<void> {
  await page.route(
    (url) => /^\/api\/|^\/game-data\/.*\.json$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: widen(await response.text()) })
    },
  )
  await page.route(
    (url) => url.pathname.startsWith(`/${lang}/`),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const { origin } = new URL(route.request().url())
      // An unknown id, for which the host serves the shell of the language.
      const response = await route.fetch({ url: `${origin}/${lang}/community/news/2000000000` })
      return route.fulfill({ response, status: 200 })
    },
  )
}
