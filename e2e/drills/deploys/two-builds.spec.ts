import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { hidePopups } from '../../hide-popups.ts'
import { hydrated } from '../../hydrated.ts'
import { everyNth, fullOnly } from '../../visits.ts'
import { follow, holdThenRemove, serveBuilds, test, type Builds } from './deploy.ts'

// Deploys with two builds whose assets have different URLs. The default run has one visit.

const visits = [
  ['/', 'Games', '/game'],
  ['/community/news', 'Coupon', '/coupon'],
  ['/community/faq', 'Rankings', '/ranking'],
  ['/ranking', 'Media', '/media'],
  ['/coupon', 'News', '/community/news'],
  ['/settings', 'Events', '/community/event'],
  ['/media', 'FAQ', '/community/faq'],
  ['/policy/page/guide', 'Developer log', '/devlog/withBTS'],
] as const

interface Kind {
  name: string
  before: Pick<Builds, 'document' | 'assets'>
  after: Pick<Builds, 'document' | 'assets'>
  reloads: number
}

const kinds: Kind[] = [
  {
    name: 'a deploy that removes the old assets',
    before: { document: 1, assets: [1] },
    after: { document: 2, assets: [2] },
    reloads: 1,
  },
  {
    name: 'a deploy that keeps the old assets',
    before: { document: 1, assets: [1] },
    after: { document: 2, assets: [1, 2] },
    reloads: 0,
  },
  {
    name: 'a rollback',
    before: { document: 2, assets: [2] },
    after: { document: 1, assets: [1] },
    reloads: 1,
  },
  {
    name: 'a CDN that has the new assets and still serves old documents',
    before: { document: 1, assets: [1] },
    after: { document: 1, assets: [1, 2] },
    reloads: 0,
  },
]

async function open(page: Page, path: string, state: Pick<Builds, 'document' | 'assets'>) {
  await hidePopups(page)
  const builds = await serveBuilds(page)
  Object.assign(builds, state)
  await page.goto(`/en${path}`)
  await hydrated(page)
  builds.documents.length = 0
  return builds
}

for (const [index, kind] of everyNth(kinds, 4).entries()) {
  test.describe(kind.name, () => {
    const chosen = process.env.FULL_MATRIX ? visits : visits.slice(index, index + 1)
    for (const [from, name, to] of chosen) {
      test(`goes from ${from} to ${to} with ${kind.reloads} reloads at most, and back`, async ({
        page,
      }) => {
        const builds = await open(page, from, kind.before)
        Object.assign(builds, kind.after)
        await follow(page, name)
        await expect(page).toHaveURL(new RegExp(`/en${to}$`))
        await expect(page.locator('main h1')).toHaveText(name)
        await hydrated(page)
        expect(builds.documents.length).toBeLessThanOrEqual(kind.reloads)
        await page.goBack()
        await expect(page).toHaveURL(`/en${from}`)
        await hydrated(page)
        await expect(page.locator('main h1')).toHaveCount(1)
        expect(builds.documents.length).toBeLessThanOrEqual(2 * kind.reloads)
      })
    }
  })
}

test.describe('documents that are deployed before their assets', () => {
  for (const [, name, to] of process.env.FULL_MATRIX ? visits : visits.slice(0, 1)) {
    test(`${to} stays readable without a loop, and its links lead to the whole site`, async ({
      page,
    }) => {
      const builds = await serveBuilds(page)
      Object.assign(builds, { document: 2, assets: [1] })
      await page.goto(`/en${to}`)
      // The app's scripts are gone: the page reloads once, and then stays as it was prerendered.
      await expect.poll(() => builds.documents.length).toBe(2)
      await page.waitForLoadState('load')
      await expect(page.locator('main h1')).toHaveText(name)
      builds.assets = [1, 2]
      // By key: the cookie banner, which needs the app, covers the end of the page.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Settings' }).press('Enter')
      await expect(page).toHaveURL('/en/settings')
      await hydrated(page)
      expect(builds.documents.length).toBe(3)
    })
  }
})

/** Opens a form as a visitor of its own. @returns the builds, and the requests to a path */
async function openForm(page: Page, path: string, scenario: string, sentTo: RegExp) {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (sentTo.test(request.url())) sent.push(request.postDataJSON())
  })
  const state = `deploys ${test.info().testId}`
  await page.setExtraHTTPHeaders({ 'x-mock-scenario': scenario, 'x-mock-state': state })
  return { sent, builds: await open(page, path, { document: 1, assets: [1] }) }
}

test.describe('forms', () => {
  test('the coupon form keeps what was typed, and sends it once', async ({ page }) => {
    const { sent, builds } = await openForm(page, '/coupon', 'visitor', /\/coupon\/redeem/)
    const fields = page.locator('form input:not([type=checkbox])')
    await fields.first().fill('LUMIWELCOME01')
    await fields.last().fill('1000100001')
    Object.assign(builds, { document: 2, assets: [2] })
    await page.locator('form [type=submit]').click()
    await expect(page.locator('form').getByRole('status')).toContainText('has been redeemed')
    expect(sent).toHaveLength(1)
    expect(builds.documents).toEqual([])
  })

  test('the survey form keeps its answers, and sends them once', fullOnly, async ({ page }) => {
    const { sent, builds } = await openForm(page, '/survey/72', 'member', /\/answer$/)
    await page.locator('form input[type=radio]').first().check()
    await page.locator('form input[type=checkbox]').first().check()
    Object.assign(builds, { document: 2, assets: [2] })
    await page.locator('form [type=submit]').click()
    await page.getByRole('dialog').getByRole('button').nth(1).click()
    await expect(page.locator('main').getByRole('status')).toHaveText(/have been submitted/)
    expect(sent).toHaveLength(1)
    expect(builds.documents).toEqual([])
  })

  test(
    'text that was typed before a script was found gone is not lost',
    fullOnly,
    async ({ page }) => {
      let documents = 0
      page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
      const remove = await holdThenRemove(page, '**/assets/start-*.js')
      await page.goto('/en/coupon', { waitUntil: 'commit' })
      await page.getByLabel('Coupon code').fill('LUMIWELCOME01')
      const failed = page.waitForResponse('**/assets/start-*.js')
      remove()
      await failed
      await page.waitForFunction(() => document.readyState === 'complete')
      await expect(page.getByLabel('Coupon code')).toHaveValue('LUMIWELCOME01')
      expect(documents).toBe(1)
    },
  )
})
