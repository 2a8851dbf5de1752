import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

// In its own file: requests left over from other tests would be counted.
test('downloads each leaderboard, season list and icon list once per visit', async () => {
  const requested: string[] = []
  backend.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/game-data/') && pathname.endsWith('.json')) requested.push(pathname)
  })
  const screen = await renderRoute('/en/ranking')
  const firstPlayer = screen.getByRole('table').getByRole('rowheader').first()
  await expect.element(firstPlayer).toBeVisible()
  const newest = firstPlayer.element().textContent
  await screen.getByRole('link', { name: /^Previous season/ }).click()
  await expect.element(firstPlayer).not.toHaveTextContent(newest)
  await screen.getByRole('link', { name: 'Style ranking' }).click()
  await expect.element(screen.getByText('Updates every 6 weeks')).toBeVisible()
  await screen.getByRole('link', { name: 'Level ranking' }).click()
  await expect.element(firstPlayer).toHaveTextContent(newest)
  backend.events.removeAllListeners()
  expect(requested).toEqual([...new Set(requested)])
  expect(requested).toContain('/game-data/user-icons.json')
})
