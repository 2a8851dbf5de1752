import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

test('shows ranks of three and four digits, and long nicknames, on one line', async () => {
  const season = { year: 2024, month: 6, season: 1, seasonFilename: 'june.json' }
  const levels = '*/game-data/leaderboard/levels'
  const nickname = 'LongestLanternOtterOfTheHarbor'
  const highRankerList = [1, 100, 1000].map((rank) => ({
    rank,
    nickname: `${nickname}${rank}`,
    level: 9,
    stylePoints: 4_500_000,
  }))
  backend.use(
    http.get(`${levels}.json`, () => HttpResponse.json([season])),
    http.get(`${levels}/june.json`, () => HttpResponse.json({ highRankerList })),
  )
  const screen = await renderRoute('/en/ranking')
  await expect.element(screen.getByRole('rowheader').nth(2)).toMatchTextContent(nickname)
  for (const width of [360, 1440]) {
    await page.viewport(width, 780)
    const texts = screen.container.querySelectorAll('tbody [data-rank], tbody th a')
    const lines = [...texts].map((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `${width}`).toEqual([1, 1, 1, 1, 1, 1])
  }
})
