import type { Browser, Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { XssPage } from './page.ts'

declare global {
  // Set by page.ts.
  var xss: XssPage
}

const origin = 'https://site.invalid'

async function bundle(): Promise<string> {
  const input = 'e2e/drills/xss/page.ts'
  const made = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await made.generate({ format: 'iife' })
  await made.close()
  return output[0].code
}

let bundled: Promise<string> | undefined

/** Adds the code of page.ts, with the sanitizer as it ships, to a page without a content security policy. */
export async function addXss(page: Page): Promise<void> {
  bundled ??= bundle()
  await page.evaluate(await bundled)
}

/** Opens an empty page with `xss` in a context of its own. Every request to another URL is refused. */
export async function openXssPage(browser: Browser): Promise<Page> {
  // A phone has events of its own, and thus more vectors.
  const context = await browser.newContext({ hasTouch: false, isMobile: false })
  const page = await context.newPage()
  await context.route('**/*', (route) => {
    const url = route.request().url()
    return url === `${origin}/` || url === `${origin}/blank.html`
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
      : route.abort()
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  context.on('page', (popup) => void popup.close())
  await page.goto(`${origin}/`)
  await addXss(page)
  return page
}
