import type { Browser, Page } from 'playwright'
import { rolldown } from 'rolldown'
import type { XssPage } from './page.ts'

declare global {
  // Set by page.ts.
  var xss: XssPage
}

const origin = 'https://site.invalid'

/** Bundles the code that runs in the browser, with the sanitizer as it ships. */
export async function bundlePage(): Promise<string> {
  const bundle = await rolldown({
    input: 'tools/xss/page.ts',
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}

/**
 * Opens an empty page with the sanitizer, without a content security policy: what the sanitizer leaves
 * can run here. Every request to another URL is refused.
 */
export async function openSanitizerPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
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
  await page.addScriptTag({ content: await bundlePage() })
  return page
}
