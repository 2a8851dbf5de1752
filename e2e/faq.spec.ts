import { localeOf } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { visits } from './visits.ts'
import { callsUnder, watchCalls } from './watch-calls.ts'
import { hydrated } from './hydrated.ts'

const texts = {
  kr: { nothing: '검색 결과가 없어요', link: '이 답변 링크' },
  en: { nothing: 'No search results', link: 'Link to this answer' },
  jp: { nothing: '検索結果がありません', link: 'この回答へのリンク' },
} as const

for (const [lang] of visits(['faq'])) {
  test(`/${lang}: filters questions by category and text, opens an answer, and links to it`, async ({
    page,
  }) => {
    const calls = watchCalls(page)
    await page.goto(`/${lang}/community/faq`)
    const entries = page.locator('[id^="faq-"]')
    await expect(entries).toHaveCount(30)
    const category = page.locator('main nav').getByRole('link').nth(1)
    await hydrated(page)
    expect(callsUnder(calls, '/api/community'), 'the first view is in the page').toEqual([])

    await category.click()
    await expect(page).toHaveURL(`/${lang}/community/faq?category=1`)
    await expect(entries).toHaveCount(6)
    expect(callsUnder(calls, '/api/community')).toEqual([
      ['/api/community/faq', { lang: localeOf(lang), category: 1 }],
    ])

    const field = page.getByRole('searchbox')
    await field.fill('zzzz')
    await expect(page.getByRole('status').getByText(texts[lang].nothing)).toBeVisible()
    await field.fill('')
    await entries.nth(2).locator('summary').click()
    await entries.nth(2).getByRole('link', { name: texts[lang].link }).click()
    const id = await entries.nth(2).getAttribute('id')
    await expect(page).toHaveURL(`/${lang}/community/faq?category=1#${id}`)
  })
}
