import { execFileSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { serveLocal } from '../tools/lib/serve-local.ts'
import { types } from '../tools/build/host-rules.ts'
import { expect, test, workerIsGone } from './fixtures.ts'
import { hydrated } from './hydrated.ts'
import { fullOnly } from './visits.ts'

test.use({ expectedConsole: { lines: [/^(debug|info|log): /, workerIsGone] } })

/** Serves a folder as simple file servers do: files by their names, and `index.html` of folders. */
async function serveFiles(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = join('dist-demo', decodeURIComponent(pathname))
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory() && !pathname.endsWith('/')) {
    return new Response(null, { status: 301, headers: { location: `${pathname}/${search}` } })
  }
  const file = found?.isDirectory() ? join(path, 'index.html') : path
  const body = await readFile(file).catch(() => null)
  const type = types[extname(file).slice(1)] ?? 'application/octet-stream'
  return body === null
    ? new Response('File not found', { status: 404 })
    : new Response(new Uint8Array(body), { headers: { 'content-type': type } })
}

test('a demo build works on a plain file server', fullOnly, async ({ page, context }) => {
  // Includes the build.
  test.setTimeout(600_000)
  execFileSync('node', ['tools/build.ts', '--mode', 'mock'])
  const { origin, close } = await serveLocal(serveFiles)
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  try {
    await test.step('the first visit has its images before the worker is in control', async () => {
      await page.goto(`${origin}/en/`)
      await hydrated(page)
      const images = page.locator('main img[src^="/game-data/"]').first()
      await expect(images).toHaveJSProperty('complete', true)
      expect(await images.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
    })
    await test.step('a shared link, a reload and a link inside of the site', async () => {
      await page.goto(`${origin}/kr/coupon?code=LUMIWELCOME01`)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page).toHaveURL(`${origin}/kr/coupon?code=LUMIWELCOME01`)
      await page.goto(`${origin}/en/community/news`)
      await expect(page.locator('main h1')).toHaveText('News')
      await page.locator('main a[href*="/community/news/"]').first().click()
      await expect(page.locator('main article')).toBeVisible()
      await page.reload()
      await expect(page.locator('main article')).toBeVisible()
    })
    await test.step('a page that the browser renders by itself', async () => {
      await page.goto(`${origin}/en/survey`)
      await page.locator('main a[href*="/survey/"]').first().click()
      await expect(page.locator('main h1')).toBeVisible()
      expect((await page.reload())?.status()).toBe(200)
      await expect(page.locator('main h1')).toBeVisible()
    })
    expect(missing).toEqual([])
  } finally {
    await context.close()
    await close()
  }
})
