import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

// In its own file: requests left over from other tests would be counted.
test('reuses the leaderboard that the main page has downloaded', async () => {
  // A popup would cover the links.
  backend.use(http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: [] })))
  const requested: string[] = []
  backend.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/game-data/') && pathname.endsWith('.json')) requested.push(pathname)
  })
  const screen = await renderRoute('/en/')
  const board = screen.getByRole('link', { name: 'Level ranking' })
  await expect.element(screen.getByText(/^Level \d/).first()).toBeVisible()
  await expect.element(screen.getByText(/^\d,\d{3},\d{3}$/).first()).toBeVisible()
  await board.click()
  const players = screen.getByRole('table').getByRole('rowheader')
  await expect.poll(() => players.length).toBe(100)
  await screen.getByRole('link', { name: 'Style ranking' }).click()
  await expect.element(screen.getByText('Updates every 6 weeks')).toBeVisible()
  await expect.poll(() => players.length).toBe(100)
  backend.events.removeAllListeners()
  expect(requested).toEqual([...new Set(requested)])
  expect(requested.filter((path) => /levels\/|styles\//.test(path)).length).toBeGreaterThan(1)
})
