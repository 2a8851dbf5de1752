import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

afterEach(() => onlineManager.setOnline(true))

test('keeps loaded content readable and shows a note when offline', async () => {
  const screen = await renderRoute('/en/community/news/1059')
  await expect.element(screen.getByText(/Hello, Lumis/)).toBeVisible()
  onlineManager.setOnline(false)
  await expect
    .element(screen.getByText(/You can still read what you've already opened/))
    .toBeVisible()
  // A post that was not loaded shows the offline state, and loads once the device is online.
  await screen.getByRole('link', { name: /^Next post/ }).click()
  await expect.element(screen.getByText(/This will load when/)).toBeVisible()
  screen.router.history.back()
  await expect.element(screen.getByText(/Hello, Lumis/)).toBeVisible()
  await screen.router.navigate({ to: '/community/news/$newsIdx', params: { newsIdx: 1060 } })
  onlineManager.setOnline(true)
  await expect.element(screen.getByRole('article')).toBeVisible()
  await expect.element(screen.getByText(/You can still read/)).not.toBeInTheDocument()
})
