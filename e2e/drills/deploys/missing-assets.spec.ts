import { expect } from '@playwright/test'
import { hidePopups } from '../../hide-popups.ts'
import { hydrated, interact } from '../../hydrated.ts'
import { ownScripts } from '../../own-scripts.ts'
import { fullOnly } from '../../visits.ts'
import { follow, holdThenRemove, simulateDeploy, test } from './deploy.ts'
import { rejectCookies } from '../../reject-cookies.ts'

// Deploys that remove the assets of the open page. The default run has no pairs of pages.

const sources = [
  '/',
  '/community/news',
  '/community/news/1060',
  '/community/event/541',
  '/community/faq',
  '/media',
  '/ranking',
  '/devlog/withBTS',
  '/coupon',
  '/game',
  '/settings',
  '/policy/page/guide',
  '/survey',
]

const targets = [
  ['Games', '/game'],
  ['News', '/community/news'],
  ['Events', '/community/event'],
  ['Rankings', '/ranking'],
  ['Developer log', '/devlog/withBTS'],
  ['Media', '/media'],
  ['FAQ', '/community/faq'],
  ['Coupon', '/coupon'],
] as const

const pairs = sources.flatMap((from) =>
  targets.filter(([, to]) => to !== from).map(([name, to]) => ({ from, name, to })),
)

for (const { from, name, to } of pairs) {
  test(
    `goes from ${from} to ${to} across a deploy with one reload at most`,
    fullOnly,
    async ({ page }) => {
      await hidePopups(page)
      const deploy = await simulateDeploy(page)
      await page.goto(`/en${from === '/' ? '/' : from}`)
      await hydrated(page)
      deploy.happen()
      await follow(page, name)
      await expect(page).toHaveURL(new RegExp(`/en${to}`))
      await expect(page.locator('main h1')).toHaveText(name)
      await hydrated(page)
      expect(deploy.documents.length).toBeLessThanOrEqual(1)
    },
  )
}

test('a page whose code stays gone reloads once and then offers Retry', async ({ page }) => {
  const gone = await ownScripts(page, '/en/settings', '/en/coupon')
  const deploy = await simulateDeploy(page, gone, true)
  await page.goto('/en/coupon')
  await hydrated(page)
  // The player shares a script with the settings, and is loaded after the app.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Music' })).toBeVisible()
  deploy.happen()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Settings' })
  // A failed preload must not navigate.
  const preload = page.waitForResponse((response) => gone(new URL(response.url())))
  await link.hover()
  expect((await preload).status()).toBe(404)
  await interact(page)
  await expect(page).toHaveURL('/en/coupon')
  expect(deploy.documents).toEqual([])
  await link.click()
  await expect(page.getByRole('alert')).toContainText("We couldn't load the rest of this page.")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  expect(deploy.documents).toEqual(['/en/settings'])
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the main page stays as it is when a section cannot be loaded after a deploy', async ({
  page,
}) => {
  const deploy = await simulateDeploy(page)
  await rejectCookies(page)
  await page.goto('/en/')
  await hydrated(page)
  deploy.happen()
  await page.mouse.wheel(0, 3000)
  await page.keyboard.press('Shift')
  // The popups and the music load after the first interaction.
  const failed = page.waitForEvent('console', (message) =>
    /could not be loaded/.test(message.text()),
  )
  await failed
  await expect(page.getByRole('heading', { name: 'News and events' })).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.getByText("We couldn't show this page. Please try again.")).toHaveCount(0)
  expect(deploy.documents).toEqual([])
})

test('an old page whose scripts are gone reloads once by itself', async ({ page }) => {
  let isOld = true
  let documents = 0
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) {
      documents += 1
      isOld = documents === 1
      return route.continue()
    }
    const isScript = /\/assets\/(?:index|start|app)-[^/]*\.js/.test(request.url())
    return isOld && isScript ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto('/en/coupon')
  await hydrated(page)
  expect(documents).toBe(2)
})

test('text that was typed before the app started is not lost to a reload', async ({ page }) => {
  const remove = await holdThenRemove(page, '**/assets/start-*.js')
  await page.goto('/en/coupon')
  await page.getByLabel('Coupon code').fill('LUMIWELCOME01')
  remove()
  await expect(page.getByRole('alert')).toContainText("We couldn't load the rest of this page.")
  await expect(page.getByLabel('Coupon code')).toHaveValue('LUMIWELCOME01')
})

test('a navigation whose code never arrives offers Retry after 120 s', async ({ page }) => {
  await hidePopups(page)
  await page.clock.install()
  const own = await ownScripts(page, '/en/game', '/en/community/news')
  await page.route(own, () => undefined)
  await page.goto('/en/community/news')
  await hydrated(page)
  await follow(page, 'Games')
  await expect(page).toHaveURL('/en/game')
  await page.clock.runFor(119_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(page.getByRole('alert')).toContainText("We couldn't load the rest of this page.")
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
