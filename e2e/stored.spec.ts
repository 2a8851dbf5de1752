import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { isTakenOver, takenOver } from './taken-over.ts'

/** Keeps files from the page until they are let go. @returns lets them go */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return () => release?.()
}

const letter = '/en/community/news/1060'
const codeOfLetter = /\/assets\/reading-[^/]*\.js/

test.beforeEach(({ page }) => hidePopups(page))

test('a stored page fetches its code once it is taken up, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Time passes by hand: nobody gives a sign, and the page has not stood for long.
  await page.clock.install({ time: Date.now() })
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto(letter)
  const main = page.locator('main')
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await isTakenOver(main)).toBe(true)
  }).toPass({ intervals: [20] })
  await expect(page.getByRole('article')).toBeVisible()
  expect(asked.filter((path) => codeOfLetter.test(path))).toEqual([])
  expect(await isTakenOver(main.locator('h1'))).toBe(false)
  await page.clock.resume()
  await page.keyboard.press('Shift')
  await takenOver(main.locator('h1'))
  expect(asked.filter((path) => codeOfLetter.test(path))).toHaveLength(1)
})

test('what is pressed in a stored page is done when its code is there, and once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shared = 0
    Object.assign(navigator, {
      canShare: () => true,
      share: () => {
        shared += 1
        Object.assign(window, { shared })
        return Promise.resolve()
      },
    })
  })
  const release = await hold(page, codeOfLetter)
  await page.goto(letter)
  await takenOver(page.locator('main'))
  const share = page.locator('main button', { hasText: 'Share' })
  await share.click()
  await share.click()
  expect(await isTakenOver(share)).toBe(false)
  release()
  const shared = () => page.evaluate(() => Number(Reflect.get(window, 'shared')))
  await expect.poll(shared).toBe(1)
  await share.click()
  await expect.poll(shared).toBe(2)
})

test('what is pressed on the first screen before the app is there is done with it', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/start-[^/]*\.js/)
  await page.goto('/en/')
  const visuals = page.getByRole('region', { name: 'Key visuals' })
  await expect(visuals.getByText(/^1 \/ \d$/)).toBeVisible()
  await visuals.getByRole('button', { name: 'Next key visual' }).click()
  release()
  await expect(visuals.getByText(/^2 \/ \d$/)).toBeVisible()
})

test('the cookie settings open although the code of the footer was not there', async ({ page }) => {
  const release = await hold(page, /\/assets\/site-frame-[^/]*\.js/)
  await page.goto('/en/coupon')
  await takenOver(page.locator('main'))
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  expect(await isTakenOver(settings)).toBe(false)
  release()
  await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
})

test('what is typed into a stored form stays in it', async ({ page }) => {
  const release = await hold(page, /\/assets\/coupon-page-[^/]*\.js/)
  await page.goto('/en/coupon')
  await takenOver(page.locator('main'))
  const code = page.getByLabel('Coupon code')
  await code.pressSequentially('LUMIWELCOME01')
  release()
  await takenOver(code)
  await expect(code).toHaveValue('LUMIWELCOME01')
  await expect(code).toBeFocused()
})

test('a coupon that is sent before the code is there is redeemed with it, and once', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/coupon/redeem')) sent.push(request.postDataJSON())
  })
  const release = await hold(page, /\/assets\/coupon-page-[^/]*\.js/)
  await page.goto('/en/coupon')
  await takenOver(page.locator('main'))
  await page.getByLabel('UID', { exact: true }).fill('123456789012')
  await page.getByLabel('Coupon code').fill('LUMIWELCOME01')
  await page.getByLabel('Coupon code').press('Enter')
  await expect(page).toHaveURL('/en/coupon')
  release()
  await expect.poll(() => sent.length).toBe(1)
  expect(JSON.stringify(sent)).toContain('123456789012')
  expect(JSON.stringify(sent)).toContain('LUMIWELCOME01')
  await expect(page).toHaveURL('/en/coupon')
})

test.describe('before any script is there', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/en/coupon', '/en/link/coupon']) {
    test(`a coupon that is sent at ${address} stays as it was typed`, async ({ page }) => {
      await page.goto(address)
      await page.getByLabel('UID', { exact: true }).fill('123456789012')
      await page.getByLabel('Coupon code').fill('LUMIWELCOME01')
      await page.getByLabel('Coupon code').press('Enter')
      await page.getByRole('button', { name: 'Redeem' }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByLabel('UID', { exact: true })).toHaveValue('123456789012')
      await expect(page.getByLabel('Coupon code')).toHaveValue('LUMIWELCOME01')
    })
  }
})

test('who goes on before the code is there finds the next page, and the stored one again', async ({
  page,
}) => {
  const release = await hold(page, codeOfLetter)
  await page.goto(letter)
  const title = await page.title()
  await page.keyboard.press('Shift')
  const menu = page.locator('header summary')
  await takenOver(menu)
  await menu.click()
  await page.locator('header details').getByRole('link', { name: 'Coupon' }).click()
  await expect(page.locator('main h1')).toHaveText('Coupon')
  await expect(page).toHaveTitle(/^Coupon \|/)
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('main')).toHaveCount(1)
  release()
  await page.goBack()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page).toHaveTitle(title)
})

test('a list that was stored is the same list on its next pages', async ({ page }) => {
  await page.goto('/en/community/news')
  await page.keyboard.press('Shift')
  const list = page.getByRole('table')
  await takenOver(list)
  await list.evaluate((node) => node.setAttribute('data-same', ''))
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/en/community/news?page=2')
  await expect(list).toHaveAttribute('data-same', '')
})

test.describe('where the code of a stored page does not come', () => {
  test.use({
    expectedConsole: { lines: [/Failed to load resource/, /the rest of the page could not be/] },
  })

  test('the page stays, it is said, and Retry brings it', async ({ page }) => {
    await page.route(codeOfLetter, (route) => route.abort())
    await page.goto(letter)
    await page.keyboard.press('Shift')
    const failure = page.getByRole('alert')
    await expect(failure).toHaveText(/The rest of this page could not be loaded/)
    await expect(page.getByRole('article')).toBeVisible()
    // An entry in the history of the page asks for nothing of it.
    await page.evaluate(() => window.history.pushState(window.history.state, ''))
    await page.goBack()
    await expect(page.getByRole('article')).toBeVisible()
    await page.unroute(codeOfLetter)
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(failure).toHaveCount(0)
    await takenOver(page.locator('main'))
    await page.keyboard.press('Shift')
    await takenOver(page.locator('main h1'))
  })
})
