import { devices } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../hydrated.ts'
import { rejectCookies } from '../reject-cookies.ts'
import { visits } from '../visits.ts'

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`a first visit in ${width} × ${height} has the members above the cookies and the dots`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/jp/')
    await hydrated(page)
    const highlights = page.locator('main').getByRole('region').first()
    const feet = () =>
      highlights
        .locator('[data-member] img')
        .evaluateAll((members) =>
          Math.max(...members.map((member) => member.getBoundingClientRect().bottom)),
        )
    const dot = await highlights.locator('[aria-current]').boundingBox()
    const cookies = await page.getByRole('button', { name: 'すべて許可' }).boundingBox()
    // Between the name and the dots.
    const name = await page.locator('main h1').boundingBox()
    const members = highlights.locator('[data-member] img')
    await expect(members.first()).toBeVisible()
    await expect
      .poll(async () => (await members.first().boundingBox())?.y)
      .toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0))
    // The dot is in the middle of its target. The members arrive from below.
    await expect.poll(feet).toBeLessThan((dot?.y ?? 0) + (dot?.height ?? 0) / 2)
    await expect.poll(feet).toBeLessThan(cookies?.y ?? 0)
  })
}

test.describe('a first visit on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, userAgent: devices['Pixel 7'].userAgent })

  for (const [lang] of visits(['/'])) {
    test(`shows the artwork, the name and a store in ${lang}`, async ({ page }) => {
      await page.goto(`/${lang}/`)
      // The consent banner is below them.
      await expect(page.locator(':root[data-consent="ask"]')).toHaveCount(1)
      const main = page.locator('main')
      const art = main.locator('img[fetchpriority=high]')
      await expect(art).toBeInViewport({ ratio: 0.7 })
      await expect(main.locator('h1')).toBeInViewport({ ratio: 1 })
      await expect(main.getByRole('link', { name: /Android|Google Play/ }).first()).toBeInViewport({
        ratio: 1,
      })
    })

    test(`reaches both stores without closing anything, in ${lang}`, async ({ page }) => {
      await page.goto(`/${lang}/`)
      await hydrated(page)
      // A popup would open with the first scroll if consent were given.
      await page.mouse.wheel(0, 20)
      for (const name of [/Android|Google Play/, /iOS|iPhone|App Store/]) {
        await page.locator('main').getByRole('link', { name }).first().click({ trial: true })
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 780, height: 360 }, userAgent: devices['Pixel 7'].userAgent })

  for (const [lang] of visits(['/'])) {
    test(`has the name and both stores next to the members in ${lang}`, async ({ page }) => {
      await rejectCookies(page)
      await page.goto(`/${lang}/`)
      await hydrated(page)
      const main = page.locator('main')
      await expect(main.locator('h1')).toBeInViewport({ ratio: 1 })
      const members = await main.locator('[data-member] img').first().boundingBox()
      for (const name of [/Android|Google Play/, /iOS|iPhone|App Store/]) {
        const store = main.getByRole('link', { name }).first()
        await expect(store).toBeInViewport({ ratio: 1 })
        const box = await store.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(members?.x ?? 0)
      }
    })
  }
})

test('a phone shows the podium and the fourth player at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  for (const board of ['/jp/ranking/level', '/en/ranking/style']) {
    await page.goto(board)
    await expect(page.locator('main ol').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('tbody tr').nth(3)).toBeInViewport({ ratio: 1 })
  }
})
