import { writeFile } from 'node:fs/promises'
import { devices, type Browser, type Page } from 'playwright'
import { localeOf, type Lang } from '../../src/i18n/lang.ts'
import { prepare } from './prepare.ts'

/** The images of README.md: the first screen of a page, as `docs/pictures/{name}-{lang}-{device}.webp`. */
const pictures: readonly (readonly [name: string, path: string, lang: Lang, device: Device])[] = [
  ['home', '/', 'kr', 'computer'],
  ['home', '/', 'en', 'computer'],
  ['home', '/', 'jp', 'computer'],
  ['home', '/', 'kr', 'phone'],
  ['home', '/', 'en', 'phone'],
  ['home', '/', 'jp', 'phone'],
  ['ranking', '/ranking/level', 'kr', 'phone'],
  ['coupon', '/coupon', 'jp', 'phone'],
]

/** The window of each device, and the size of its image relative to that. */
const windows = {
  computer: { width: 1440, height: 900, scale: 0.5 },
  phone: { width: 390, height: 800, scale: 0.9 },
} as const
type Device = keyof typeof windows

/** Returns a WebP of the window, which Playwright's own screenshots can't be. */
async function webpOf(page: Page, { width, height, scale }: (typeof windows)[Device]) {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 76,
    clip: { x: 0, y: 0, width, height, scale },
  })
  return Buffer.from(data, 'base64')
}

/** Takes the images of README.md. */
export async function takeReadmePictures(browser: Browser, origin: string): Promise<void> {
  for (const [name, path, lang, device] of pictures) {
    const { width, height } = windows[device]
    const context = await browser.newContext({
      ...(device === 'phone' && { userAgent: devices['Pixel 7'].userAgent }),
      viewport: { width, height },
      locale: localeOf(lang),
      timezoneId: 'Asia/Seoul',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await page.addInitScript(prepare, {})
    // Without the player, which covers the lower edge.
    await page.addInitScript(() => window.localStorage.setItem('bgmPlayStatus', 'false'))
    await page.goto(`${origin}/${lang}${path}`)
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    const file = `docs/pictures/${name}-${lang}-${device}.webp`
    const image = await webpOf(page, windows[device])
    await writeFile(file, image)
    console.log(`${file} ${(image.length / 1000).toFixed(1)} kB`)
    await context.close()
  }
}
