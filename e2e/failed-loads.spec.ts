import { createServer, request as send, type Server } from 'node:http'
import { site } from '#site.ts'
import { testPort } from '#tools/test-build.ts'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { hydrated, interact } from './hydrated.ts'
import { fullOnly } from './visits.ts'

test.use({
  expectedConsole: {
    lines: [/Failed to load resource/, /could not be (?:started|loaded)/, /section failed/],
  },
})

/** A response that a host gives to the first request of a file. */
interface Failure {
  status: number
  cache: string
}

/** The cache header of a CDN whose rules ignore the status: it stores the 404 of a new file for a year. */
const stored404: Failure = { status: 404, cache: 'public, max-age=31536000, immutable' }
const passing503: Failure = { status: 503, cache: 'no-store' }

let proxy: Server
let origin = ''
let failure: Failure = passing503
let failing = /^$/
let isDown = false
const requests = new Map<string, number>()

// A server of its own: Playwright's routes bypass the browser's cache.
test.beforeAll(async () => {
  proxy = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (isDown) {
      incoming.socket.destroy()
      return
    }
    const count = (requests.get(url) ?? 0) + 1
    requests.set(url, count)
    if (failing.test(url) && count === 1) {
      outgoing.writeHead(failure.status, { 'cache-control': failure.cache })
      outgoing.end()
      return
    }
    const host = `localhost:${testPort}`
    const options = {
      host: 'localhost',
      port: testPort,
      path: url,
      method,
      headers: { ...headers, host },
    }
    const passed = send(options, (response) => {
      // The policy names the origin of the site.
      const policy = response.headers['content-security-policy']
        ?.toString()
        .replaceAll(`http://${host}`, `http://${headers.host}`)
      outgoing.writeHead(response.statusCode ?? 500, {
        ...response.headers,
        ...(policy !== undefined && { 'content-security-policy': policy }),
      })
      response.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  origin = `http://localhost:${address.port}`
})

test.beforeEach(async ({ page }) => {
  await hidePopups(page)
  isDown = false
  failing = /^$/
  requests.clear()
})

test.afterAll(() => {
  proxy.close()
  proxy.closeAllConnections()
})

/** Every file that a page needs for its start. */
const startFiles = ['react', 'tanstack', 'app', 'shared', 'start', 'part', 'en']

for (const [name, response] of [
  ['a stored 404', stored404],
  ['a 503', passing503],
] as const) {
  for (const file of startFiles) {
    const details = file === 'app' ? {} : fullOnly
    test(`starts after ${name} of ${file}`, details, async ({ page }) => {
      failure = response
      failing = new RegExp(`^/assets/${file}-`)
      await page.goto(`${origin}/en/coupon`)
      await hydrated(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
}

test('shows a page after a stored 404 of its code', async ({ page }) => {
  failure = stored404
  await page.goto(`${origin}/en/coupon`)
  await hydrated(page)
  await interact(page)
  failing = /^\/assets\/part-/
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled()
})

test('opens a dialog on Retry after a stored 404 of its code', fullOnly, async ({ page }) => {
  failure = stored404
  await page.goto(`${origin}/en/ranking/level`)
  await hydrated(page)
  await interact(page)
  failing = /^\/assets\/part-/
  const player = page.locator('main tbody a').first()
  await player.click()
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await hydrated(page)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('keeps the app when the connection is gone, and Retry loads the page', async ({ page }) => {
  await page.goto(`${origin}/en/coupon`)
  await hydrated(page)
  await interact(page)
  isDown = true
  await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await retry.click()
  await expect(retry).toBeEnabled()
  isDown = false
  await retry.click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled()
})

test('shows a notice with Retry, also in the app shell, if every script is refused', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/en/coupon', '/en/community/news/999999']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText("We couldn't load the rest of this page.")
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
  }
  const home = page.getByRole('banner').getByRole('link', { name: site.game.en })
  await expect(home).toHaveAttribute('href', '/en/')
})

test('starts if a CDN has deferred the first script', async ({ page }) => {
  await page.route('**/en/coupon', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '<script type="module"',
      '<script type="0a1b2c-module"',
    )
    await route.fulfill({ response, body: html })
  })
  await page.goto('/en/coupon')
  await hydrated(page)
})
