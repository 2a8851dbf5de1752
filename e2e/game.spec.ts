import { site } from '../src/site.ts'
import { expect, test } from './fixtures.ts'
import { visits } from './visits.ts'
import { callsUnder, watchCalls } from './watch-calls.ts'
import { hydrated } from './hydrated.ts'

for (const [lang] of visits(['game'])) {
  test(`/${lang}: each game links to its text, and the page makes no request for games`, async ({
    page,
  }) => {
    const calls = watchCalls(page)
    await page.goto(`/${lang}/game`)
    const games = page.locator('main nav a')
    await expect(games).toHaveCount(3)
    const names = await games.allTextContents()
    for (const [n, name] of names.entries()) {
      await games.nth(n).click()
      const hash = await games.nth(n).getAttribute('href')
      await expect(page).toHaveURL(`/${lang}/game${hash}`)
      const story = page.locator(`${hash}`)
      await expect(story.getByRole('heading', { level: 2 })).toHaveText(name)
      await expect(story).toBeInViewport()
    }
    const guide = page.locator(`main a[href="${site.guides[lang]}"]`)
    await expect(guide).toHaveAttribute('rel', 'noopener noreferrer')
    await hydrated(page)
    expect(callsUnder(calls, '/api/game')).toEqual([])
    await expect(page.locator('iframe')).toHaveCount(0)
  })
}
