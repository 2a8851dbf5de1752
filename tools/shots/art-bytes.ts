import { devices, type Browser } from 'playwright'
import type { Lang } from '../../src/i18n/lang.ts'

/** Returns the bytes of the images that the main page loads on a phone before it scrolls. */
export async function artBytes(browser: Browser, origin: string, lang: Lang): Promise<number> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return
    sizes.push(response.body().then(({ length }) => length))
  })
  await page.goto(`${origin}/${lang}/`)
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(sizes)
  await context.close()
  return all.reduce((sum, size) => sum + size, 0)
}
