import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { everyNth, fullOnly, visits } from './visits.ts'
import { hydrated } from './hydrated.ts'

const texts = {
  kr: { saved: /^답변을 제출했어요/, login: /^로그인하면 설문에 참여/ },
  en: { saved: /have been submitted/, login: /^Please log in/ },
  jp: { saved: /^回答を送信しました/, login: /^アンケートに回答するには、ログインが必要です/ },
} as const

/** A memory of its own on the mock backend, and who is signed in there. */
async function enter(page: Page, scenario: string) {
  const state = `survey ${test.info().testId}`
  await page.setExtraHTTPHeaders({ 'x-mock-scenario': scenario, 'x-mock-state': state })
}

/** Fills in what survey 72 requires: one option of the first question, one of the second. */
async function fillIn(page: Page) {
  await page.locator('form input[type=radio]').first().check()
  await page.locator('form input[type=checkbox]').first().check()
}

const forms = ['', '/link'] as const
const takers = (['guest', 'member'] as const).flatMap((kind) =>
  forms.map((form) => ({ kind, form })),
)

for (const [lang, { kind, form }] of everyNth(visits(takers), 4)) {
  test(`a ${kind} takes a survey once at /${lang}${form}/survey/72`, async ({ page }) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/answer')) sent.push(request.postDataJSON())
    })
    await enter(page, kind)
    await page.goto(`/${lang}${form}/survey/72`)
    await fillIn(page)
    await page.locator('form [type=submit]').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(sent).toEqual([])
    await dialog.getByRole('button').nth(1).dblclick()
    await expect(page.locator('main').getByRole('status')).toHaveText(texts[lang].saved)
    await expect(page.locator('form')).toHaveCount(0)
    expect(sent).toHaveLength(1)
  })
}

for (const [lang, form] of visits(forms)) {
  test(
    `a visitor sees a request to log in at /${lang}${form}/survey/72`,
    fullOnly,
    async ({ page }) => {
      await enter(page, 'visitor')
      await page.goto(`/${lang}${form}/survey/72`)
      await expect(page.locator('main').getByRole('status')).toHaveText(texts[lang].login)
      await expect(page.locator('form')).toHaveCount(0)
    },
  )
}

test('leaving with unsaved answers asks first, by link, Back and closing', async ({ page }) => {
  await enter(page, 'guest')
  await page.goto('/en/survey')
  // A click before hydration opens the next document, and Back would leave it.
  const entry = page.locator('main a[href$="/survey/72"]').first()
  await hydrated(page)
  await entry.click()
  await fillIn(page)
  await page.getByRole('link', { name: 'Back to the list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave this survey?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.locator('form input[type=radio]').first()).toBeChecked()
  await page.evaluate(() => window.history.back())
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/en/survey/72')
  const prompt = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await prompt
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await closing
})
