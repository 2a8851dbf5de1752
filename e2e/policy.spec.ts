import { localeOf } from '../src/i18n/lang.ts'
import { expect, test } from './fixtures.ts'
import { everyNth, fullOnly, visits } from './visits.ts'
import { callsUnder, watchCalls } from './watch-calls.ts'
import { hydrated } from './hydrated.ts'

const versioned = [
  '/policy/terms',
  '/policy/privacy-policy',
  '/link/policy/terms',
  '/link/policy/privacy-policy',
] as const

/** The end of the sentence about a version. */
const older = {
  kr: '(v1.1)은 2023년 9월 1일부터 시행합니다',
  en: 'v1.1, September 1, 2023',
  jp: 'v1.1、2023年9月1日',
}
const newest = {
  kr: '(v1.3)은 2024년 5월 20일부터 시행합니다',
  en: 'v1.3, May 20, 2024',
  jp: 'v1.3、2024年5月20日',
}

for (const [lang, path] of everyNth(visits(versioned), 4)) {
  test(`/${lang}${path}: an older version and its changes have URLs`, async ({ page }) => {
    const calls = watchCalls(page)
    await page.goto(`/${lang}${path}`)
    const [version, since] = [page.locator('select').first(), page.locator('select').last()]
    await expect(version.locator('option')).toHaveText([
      'v1.3 / 2024-05-20 ~ 2024.07.16',
      'v1.2 / 2024-01-15 ~ 2024-05-19',
      'v1.1 / 2023-09-01 ~ 2024-01-14',
      'v1.0 / 2023-03-28 ~ 2023-08-31',
    ])
    await expect(page.locator('main')).toContainText(newest[lang])
    await hydrated(page)
    expect(callsUnder(calls, '/api/setting/pages'), 'the first view is in the page').toEqual([])

    await page.locator('main details:has(select) > summary').click()
    const name = path.split('/').at(-1) ?? ''
    const first = name === 'terms' ? 21 : 11
    await version.selectOption(`${first + 1}`)
    await page.locator('main form [type=submit]').click()
    await expect(page).toHaveURL(`/${lang}${path}?version=${first + 1}`)
    await expect(page.locator('main')).toContainText(older[lang])
    await since.selectOption(`${first}`)
    await page.locator('main form [type=submit]').click()
    await expect(page).toHaveURL(`/${lang}${path}?version=${first + 1}&compare=${first}`)
    await expect(page.locator('ins').first()).toBeVisible()
    await expect(page.locator('del').first()).toBeVisible()
    const requested = (idx: number) => [`/api/setting/pages/${name}`, { lang: localeOf(lang), idx }]
    expect(callsUnder(calls, '/api/setting/pages')).toEqual([
      requested(first + 1),
      requested(first),
    ])
    await page.goBack()
    await expect(page.locator('main')).toContainText(older[lang])
    await expect(page.locator('ins')).toHaveCount(0)
  })
}

test('pages that the footer lists are prerendered under their names', async ({ request }) => {
  for (const [path, name] of [
    ['/kr/policy/page/operator', '사업자 정보'],
    ['/en/policy/page/eu-uk-privacy', 'Privacy in the EU and the UK'],
    ['/jp/policy/page/tokushoho', '特定商取引法に基づく表記'],
  ] as const) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<title>${name} | `)
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:<[^>]+>)*${name}<`))
    expect(html).toContain('<table>')
  }
})

const plain = ['/policy/operation-policy', '/policy/cookies', '/link/policy/cookies'] as const
/** Pages of the operator that the build does not know, because the footer doesn't list them. */
const own = ['/policy/page/credits', '/link/policy/page/credits'] as const

for (const [lang, path] of visits([...plain, ...own])) {
  test(
    `/${lang}${path}: a text without versions, requested only if it is not in the page`,
    fullOnly,
    async ({ page }) => {
      const calls = watchCalls(page)
      await page.goto(`/${lang}${path}`)
      await expect(page.locator('main h2').first()).toBeVisible()
      await expect(page.locator('main select')).toHaveCount(0)
      await hydrated(page)
      const requested = path.endsWith('/credits')
        ? [['/api/setting/pages/credits', { lang: localeOf(lang) }]]
        : []
      expect(callsUnder(calls, '/api/setting/pages')).toEqual(requested)
    },
  )
}
