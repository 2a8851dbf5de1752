import type { Page } from '@playwright/test'
import { scenarios } from '../mocks/scenarios.ts'
import { expect, test, workerIsGone } from './fixtures.ts'
import { hidePopups } from './hide-popups.ts'
import { hydrated } from './hydrated.ts'
import { everyNth, fullOnly } from './visits.ts'

// Each scenario says which lines of the console it expects.
test.use({
  expectedConsole: { lines: [/./s] },
  viewport: { width: 360, height: 740 },
})

const chatter = /^(?:debug|info|log|startGroupCollapsed|endGroup): /
/** The log of a request that failed, and of an item that does not match its schema. */
const backendErrors = /^warning: (?:request failed: ApiError|[\w/.-]+: item \d+ dropped)/s
const groups = [...new Set(scenarios.map(({ group }) => group))]
const loading = /^(?:불러오는 중|Loading|読み込み中)/

test.beforeEach(({ page }) => hidePopups(page))

/** The form contains a code; its result is announced below. */
async function redeem(page: Page) {
  await page.locator('form input[name=uid]').fill('1000100001')
  await page.locator('form [type=submit]').click()
  await expect(page.locator('form').getByRole('status')).not.toBeEmpty({ timeout: 8000 })
}

for (const group of everyNth(groups, 8)) {
  test(`scenarios of the group ${group} show their page without unexpected errors`, async ({
    page,
    consoleLines,
  }) => {
    const all = scenarios.filter((scenario) => scenario.group === group)
    const entries = process.env.FULL_MATRIX ? all : all.slice(0, 1)
    test.setTimeout(60_000 + 60_000 * entries.length)
    for (const { name, link, expects } of entries) {
      await test.step(name, async () => {
        const url = new URL(link, 'http://site.invalid')
        url.searchParams.set('scenario', name)
        await page.goto(url.pathname + url.search)
        await expect(page.locator('html'), name).toHaveAttribute('data-scenario', name)
        await expect(page.locator('h1'), name).toHaveCount(1)
        await expect(page.locator('h1'), name).not.toBeEmpty()
        await hydrated(page)
        if (name !== 'hang') await expect(page.getByText(loading), name).toHaveCount(0)
        if (group === 'coupons') await redeem(page)
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(excess, `${name}: scrolling sideways`).toBe(0)
        // Requests still in flight must not be logged under the next scenario.
        await page.goto('about:blank')
        const lines = consoleLines
          .splice(0)
          .filter((line) => !chatter.test(line) && !workerIsGone.test(line))
        expect
          .soft(
            lines.filter((line) => !expects?.test(line) && !backendErrors.test(line)),
            `${name}: console`,
          )
          .toEqual([])
      })
    }
  })
}

test('the debug panel lists every scenario, by click and by key', fullOnly, async ({ page }) => {
  await page.goto('/en/settings')
  const opener = page.getByRole('button', { name: 'Debug panel' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Debug panel' })
  await expect(panel.locator('a[href*="scenario="]')).toHaveCount(scenarios.length)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await panel.getByRole('link', { name: /^coupon-5004 / }).click()
  await expect(page).toHaveURL('/en/coupon?code=LUMIWELCOME01&scenario=coupon-5004')
  await expect(page.getByText('Demo data')).toBeVisible()
})
