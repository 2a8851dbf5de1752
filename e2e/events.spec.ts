import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { scripts } from './paths.ts'
import { expect, test } from './fixtures.ts'
import { watchShifts } from './layout-shift.ts'
import { fullOnly, visits } from './visits.ts'
import { hydrated } from './hydrated.ts'

/** The texts of the site that the journeys look for, by language. */
const texts = {
  kr: {
    hearts: /^하트 3,284,170개$/,
    step: '등불 5개 중 3개가 켜졌어요',
    rewards: '보상',
    notes: '유의 사항',
    sent: /2023년 6월 8일.*2023년 6월 15일/,
    list: '목록으로',
    begun: '2주년 페이지로',
    events: /^이벤트/,
  },
  en: {
    hearts: /^Hearts: 3,284,170$/,
    step: '3 of 5 lanterns lit',
    rewards: 'Rewards',
    notes: 'Please note',
    sent: /Arrived by Jun 8, 2023 · Claim period ended Jun 15, 2023/,
    list: 'Back to the list',
    begun: 'Go to the anniversary page',
    events: /^Events/,
  },
  jp: {
    hearts: /^ハート：?3,284,170個$/,
    step: 'ランタン5つのうち、3つが灯りました',
    rewards: '報酬',
    notes: '注意事項',
    sent: /2023年6月8日.*2023年6月15日/,
    list: '一覧に戻る',
    begun: '2周年特設ページへ',
    events: /^イベント/,
  },
} as const

/** The art of the page, which is drawn and composed for a phone. */
async function expectArt(page: Page, name: string) {
  const art = page.locator('main img[fetchpriority]').first()
  await expect(art).toHaveAttribute('fetchpriority', 'high')
  await expect
    .poll(() => art.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]))
    .toEqual([true, 780])
  const src = await art.evaluate((image: HTMLImageElement) => image.currentSrc)
  const [file = ''] = globSync(`src/features/*/art/${name}-780x900.webp`)
  const shown = await page.request.get(src)
  expect(readFileSync(file).equals(await shown.body())).toBe(true)
}

for (const [lang] of visits(['events'])) {
  const text = texts[lang]

  test(
    `/${lang}: the heart event lights its lanterns, and leads to the list`,
    fullOnly,
    async ({ page }) => {
      const shifted = await watchShifts(page)
      await page.goto(`/${lang}/community/event/540`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(scripts[lang])
      await expectArt(page, 'event-hero-540')
      const progress = page.getByRole('progressbar')
      await expect(progress).toHaveAttribute('aria-valuenow', '3')
      await expect(progress).toHaveAttribute('aria-valuetext', text.step)
      await expect(page.getByText(text.hearts)).toBeVisible()
      const rewards = page.getByRole('region', { name: text.rewards }).getByRole('listitem')
      await expect(rewards).toHaveCount(5)
      await expect(rewards.first()).toContainText(text.sent)
      const notes = page.getByRole('region', { name: text.notes })
      await expect(notes.getByRole('listitem')).toHaveCount(4)
      await hydrated(page)
      expect(await shifted()).toBeLessThan(0.01)
      await page.getByRole('link', { name: text.list }).click()
      await expect(page).toHaveURL(`/${lang}/community/event`)
    },
  )

  test(`/${lang}: the teaser counts down, and gives way to the anniversary`, async ({ page }) => {
    await page.clock.install({ time: '2025-03-26T14:59:00Z' })
    // Without the time of the server, which corrects the clock.
    await page.route('**/api/setting/bgm', (route) =>
      route.fulfill({ json: { code: 200, data: [] } }),
    )
    const shifted = await watchShifts(page)
    await page.goto(`/${lang}/events/2nd_anniversary_teaser`)
    await expectArt(page, 'anniversary-teaser')
    const timer = page.getByRole('timer')
    await expect(timer).toContainText(/^1\D+0\D+0\D+\d/)
    await hydrated(page)
    expect(await shifted()).toBeLessThan(0.01)
    await page.clock.fastForward('25:00:00')
    await page.getByRole('link', { name: text.begun }).click()
    await expect(page).toHaveURL(`/${lang}/events/2nd_anniversary`)
    // The URL changes before the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectArt(page, 'anniversary')
    await page.getByRole('main').getByRole('link', { name: text.events }).click()
    await expect(page).toHaveURL(`/${lang}/community/event`)
  })
}

for (const [lang, id] of visits([541, 542, 544])) {
  const text = texts[lang]

  test(
    `/${lang}: event ${id} shows art, period, rewards, notes and its letter`,
    fullOnly,
    async ({ page }) => {
      const shifted = await watchShifts(page)
      await page.goto(`/${lang}/community/event/${id}`)
      await expectArt(page, `event-hero-${id}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText(scripts[lang])
      await expect(page.getByRole('region', { name: text.rewards, exact: true })).toContainText(
        '14',
      )
      const notes = page.getByRole('region', { name: text.notes })
      await expect(notes.getByRole('listitem')).toHaveCount(3)
      // The deep links are not configured, so there is no button.
      await expect(notes.getByRole('link')).toHaveCount(0)
      // The editors' text has its own lists and tables, unsplit.
      await expect(page.getByRole('article').getByRole('listitem').first()).toHaveText(
        scripts[lang],
      )
      await hydrated(page)
      expect(await shifted()).toBeLessThan(0.01)
    },
  )
}
