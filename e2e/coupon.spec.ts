import type { Page } from '@playwright/test'
import type { Lang } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { everyNth, fullOnly, visits } from './visits.ts'
import { hydrated } from './hydrated.ts'

const code = 'LUMIWELCOME01'

const texts = {
  kr: {
    used: '쿠폰 사용 완료!',
    lost: '게임 내 우편함을 먼저 확인',
    probably: '이미 지급된 것 같아요',
  },
  en: {
    used: 'Your coupon has been redeemed',
    lost: 'may have gone through',
    probably: 'probably went through',
  },
  jp: {
    used: 'クーポンを使用しました',
    lost: 'まずゲーム内のメールボックス',
    probably: 'クーポンは使用済みになっている',
  },
} satisfies Record<Lang, object>

/** Records the requests to the coupon endpoint from now on. */
function recordRedemptions(page: Page) {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/coupon/redeem')) sent.push(request.postDataJSON())
  })
  return sent
}

/** A memory of its own on the mock backend, and who is signed in there. */
async function enter(page: Page, scenario: string) {
  const state = `coupon ${test.info().testId}`
  await page.setExtraHTTPHeaders({ 'x-mock-scenario': scenario, 'x-mock-state': state })
}

const fields = (page: Page) => page.locator('form input:not([type=checkbox])')
const use = (page: Page) => page.locator('form [type=submit]')
const outcome = (page: Page) => page.locator('form').getByRole('status')

/** Waits until the form is hydrated and the session has been requested. */
async function visitorKnown(page: Page) {
  await hydrated(page)
  const uidHint = page.locator('form').locator('a[href*="/login"], summary')
  await expect(uidHint.first()).toBeVisible()
}

const comers = (['visitor', 'guest', 'member'] as const).flatMap((kind) =>
  (['', '/link'] as const).map((form) => ({ kind, form })),
)

for (const [lang, { kind, form }] of everyNth(visits(comers), 6)) {
  test(`a ${kind} redeems a coupon at /${lang}${form}/coupon`, async ({ page }) => {
    const sent = recordRedemptions(page)
    await enter(page, kind)
    await page.goto(`/${lang}${form}/coupon?code=${code}`)
    await visitorKnown(page)
    const uid = fields(page).last()
    if (kind === 'member') await expect(uid).toHaveValue('1000100001')
    else await uid.fill('1000100001')
    await expect(fields(page).first()).toHaveValue(code)
    await use(page).click()
    await expect(outcome(page)).toContainText(texts[lang].used)
    expect(sent).toEqual([{ uid: '1000100001', couponCode: code, gameCode: 'ISLE' }])
  })
}

test('Back, Forward and reload never send a coupon again', async ({ page }) => {
  const sent = recordRedemptions(page)
  // A member, for whom both fields are filled in.
  await enter(page, 'member')
  const isReady = async () => {
    await visitorKnown(page)
    await expect(fields(page).last()).toHaveValue('1000100001')
  }
  await page.goto('/en/settings')
  await page.goto(`/en/coupon?code=${code}`)
  await isReady()
  await expect(fields(page).first()).toHaveValue(code)
  await use(page).dblclick()
  await expect(outcome(page)).toContainText(texts.en.used)
  // A redeemed code leaves the URL, also that of the other languages.
  await expect(page).toHaveURL('/en/coupon')
  await expect(page.locator('a[hreflang=ko]').first()).toHaveAttribute('href', '/kr/coupon')
  await page.goBack()
  await expect(page).toHaveURL('/en/settings')
  await page.goForward()
  await isReady()
  await page.reload()
  await isReady()
  await page.goto('/en/coupon')
  await visitorKnown(page)
  await expect(page.getByRole('list', { name: 'Coupons redeemed in this browser' })).toContainText(
    code,
  )
  expect(sent).toHaveLength(1)
})

test.describe('when the response is lost', () => {
  test.use({
    expectedConsole: {
      lines: [
        /Failed to load resource/,
        /warning: request without a response/,
        /an extra of the page could not be loaded/,
      ],
    },
  })

  for (const [lang] of visits(['lost'])) {
    test(
      `sends one request and says how to check the coupon in ${lang}`,
      fullOnly,
      async ({ page }) => {
        const sent = recordRedemptions(page)
        await enter(page, 'coupon-lost')
        await page.goto(`/${lang}/coupon?code=${code}`)
        await visitorKnown(page)
        await fields(page).last().fill('1000100001')
        await use(page).click()
        await expect(outcome(page)).toContainText(texts[lang].lost)
        expect(sent).toHaveLength(1)
        // The second click of a double tap does not submit; a later click does.
        await expect(async () => {
          if (sent.length < 2) await use(page).click()
          await expect.poll(() => sent.length, { timeout: 1000 }).toBe(2)
        }).toPass()
        await expect(outcome(page)).toContainText(texts[lang].probably)
        expect(sent).toHaveLength(2)
      },
    )
  }

  test(
    'shows a message at once when offline, and sends nothing later',
    fullOnly,
    async ({ page, context }) => {
      await enter(page, 'visitor')
      await page.goto(`/en/coupon?code=${code}`)
      await visitorKnown(page)
      await fields(page).last().fill('1000100001')
      const sent = recordRedemptions(page)
      await context.setOffline(true)
      await use(page).click()
      await expect(outcome(page)).toContainText('offline')
      const tried = sent.length
      await context.setOffline(false)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await hydrated(page)
      expect(sent).toHaveLength(tried)
      expect(tried).toBeLessThanOrEqual(1)
    },
  )
})
