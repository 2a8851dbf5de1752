import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

afterEach(() => onlineManager.setOnline(true))

test('without a network what was opened stays readable, and the page says so', async () => {
  const screen = await renderRoute('/en/community/news/1059')
  await expect.element(screen.getByText(/Hello, Lumis/)).toBeVisible()
  onlineManager.setOnline(false)
  await expect
    .element(screen.getByText(/You can still read what you've already opened/))
    .toBeVisible()
  // Another one was not opened: it waits and says so, and comes by itself.
  await screen.getByRole('link', { name: /^Next post/ }).click()
  await expect.element(screen.getByText(/This will load when/)).toBeVisible()
  screen.router.history.back()
  await expect.element(screen.getByText(/Hello, Lumis/)).toBeVisible()
  await screen.router.navigate({ to: '/community/news/$newsIdx', params: { newsIdx: 1060 } })
  onlineManager.setOnline(true)
  await expect.element(screen.getByRole('article')).toBeVisible()
  await expect.element(screen.getByText(/You can still read/)).not.toBeInTheDocument()
})
