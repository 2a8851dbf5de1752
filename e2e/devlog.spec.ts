import { localeOf } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { fullOnly, visits } from './visits.ts'
import { callsUnder, watchCalls } from './watch-calls.ts'
import { hydrated } from './hydrated.ts'

const texts = {
  kr: { list: '목록으로', again: '다시 열기', left: '글을 열지 못했어요.', video: /^영상 재생/ },
  en: {
    list: 'Back to the list',
    again: 'Try opening it again',
    left: "We couldn't open the post.",
    video: /^Play video/,
  },
  jp: {
    list: '一覧に戻る',
    again: 'もう一度開く',
    left: '記事を開けませんでした。',
    video: /^動画「.+」を再生/,
  },
} as const

for (const [lang] of visits(['devlog'])) {
  test(`/${lang}: opens each tab of the developer log and an article of it, and goes back`, async ({
    page,
  }) => {
    const calls = watchCalls(page)
    const body = { lang: localeOf(lang) }
    await page.goto(`/${lang}/devlog/withBTS`)
    const tabs = page.locator('main nav').first().getByRole('link')
    const cards = page.locator('main li').filter({ has: page.locator('h2') })
    const article = page.getByRole('article')
    await expect(tabs).toHaveCount(3)
    await expect(cards).toHaveCount(10)
    // A click before hydration would open the next document, which contains its data.
    await hydrated(page)
    expect(callsUnder(calls, '/api/intheseom'), 'the first view is in the page').toEqual([])

    await cards.first().getByRole('link').click()
    await expect(article).toBeVisible()
    await page.getByRole('link', { name: texts[lang].list }).click()
    await expect(page).toHaveURL(`/${lang}/devlog/withBTS`)

    await tabs.nth(1).click()
    await expect(page).toHaveURL(`/${lang}/devlog/withBTS?board=note`)
    await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
    const note = cards.first().getByRole('link')
    await expect(note).toHaveAttribute('href', /\/devlog\/pd-note\/\d+$/)
    await note.click()
    await expect(article).toBeVisible()
    await page.getByRole('link', { name: texts[lang].list }).click()
    await expect(page).toHaveURL(`/${lang}/devlog/withBTS?board=note`)

    await tabs.nth(2).click()
    await expect(page).toHaveURL(`/${lang}/devlog/withBTS?board=notice`)
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .first()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/community/news/\\d+$`))
    await expect(article).toBeVisible()
    await page.goBack()
    await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page')

    const requested = calls.filter(([path]) => !path.startsWith('/api/setting/'))
    for (const call of [
      ['/api/intheseom/withBTS/324', body],
      ['/api/intheseom/pd-note', { ...body, page: 1, size: 10 }],
      ['/api/community/notice', { ...body, page: 1, size: 6 }],
    ]) {
      expect(requested).toContainEqual(call)
    }
    expect(new Set(requested.map((call) => JSON.stringify(call))).size, 'nothing twice').toBe(
      requested.length,
    )
  })
}

for (const [lang] of visits(['note'])) {
  test(
    `/${lang}: a producer note is a letter that leads back to the notes`,
    fullOnly,
    async ({ page }) => {
      await page.goto(`/${lang}/devlog/pd-note/801`)
      await expect(page.getByRole('article')).toBeVisible()
      await expect(page.locator('h1')).not.toBeEmpty()
      await page.getByRole('link', { name: texts[lang].list }).click()
      await expect(page).toHaveURL(`/${lang}/devlog/withBTS?board=note`)
      await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    },
  )

  test(
    `/${lang}: the video of a message loads only after a click, without cookies`,
    fullOnly,
    async ({ page }) => {
      const requested: string[] = []
      await page.route('https://*/**', async (route) => {
        requested.push(route.request().url())
        await route.fulfill({ contentType: 'text/html', body: '<title>video</title>' })
      })
      await page.goto(`/${lang}/devlog/withBTS/323`)
      const play = page.getByRole('button', { name: texts[lang].video })
      await expect(play).toBeVisible()
      await hydrated(page)
      expect(requested).toEqual([])
      await play.click()
      const frame = page.locator('iframe')
      await expect(frame).toBeFocused()
      await expect.poll(() => requested).toHaveLength(1)
      expect(requested[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
    },
  )
}

test.describe('a message that cannot be read', () => {
  test.use({ expectedConsole: { lines: [/Failed to load resource/, /ApiError/] } })

  for (const [lang] of visits(['left'])) {
    test(
      `/${lang}: returns to the list with a notice, and opens on the next try`,
      fullOnly,
      async ({ page }) => {
        const message = '**/api/intheseom/withBTS/*'
        await page.route(message, (route) => route.fulfill({ status: 500 }))
        await page.goto(`/${lang}/devlog/withBTS?page=2`)
        await expect(page.locator('nav ol [aria-current=page]')).toHaveText('2')
        const card = page
          .locator('main li')
          .filter({ has: page.locator('h2') })
          .first()
        const title = await card.locator('h2').textContent()
        // Not with the pointer: back on the list it would lie on the card, which then reads the message ahead.
        await card.getByRole('link').press('Enter')
        await expect(page.getByRole('note')).toContainText(texts[lang].left)
        await expect(page).toHaveURL(`/${lang}/devlog/withBTS?page=2`)
        await expect(page.getByRole('status').filter({ hasText: texts[lang].left })).toHaveCount(1)
        await page.unroute(message)
        await page.getByRole('link', { name: texts[lang].again }).click()
        await expect(page.getByRole('article')).toBeVisible()
        await expect(page.locator('h1')).toHaveText(title ?? '')
        await expect(page.getByRole('note')).toHaveCount(0)
      },
    )
  }
})
