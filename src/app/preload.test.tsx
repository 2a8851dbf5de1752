import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAppRouter } from './router.tsx'

/** Creates a router on the main page, in a browser that is idle only when `rest` is called. */
function idleRouter() {
  const waiting: IdleRequestCallback[] = []
  const request = vi
    .spyOn(window, 'requestIdleCallback')
    .mockImplementation((callback) => waiting.push(callback))
  onTestFinished(() => request.mockRestore())
  const history = createMemoryHistory({ initialEntries: ['/en/'] })
  const router = createAppRouter({ lang: 'en', queryClient: new QueryClient(), history })
  const matched = vi.spyOn(router, 'matchRoutes')
  const rest = () => {
    for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 })
  }
  return { router, matched, rest }
}

test('a link preloads its page once the browser is idle, not in the task of the tap', async () => {
  const { router, matched, rest } = idleRouter()
  const preloading = router.preloadRoute({ to: '/coupon' })
  expect(matched).not.toHaveBeenCalled()
  rest()
  await preloading
  expect(matched.mock.lastCall).toMatchObject([{ pathname: '/coupon' }, {}])
})

test('a page is not preloaded after a navigation', async () => {
  const { router, matched, rest } = idleRouter()
  const preloading = router.preloadRoute({ to: '/coupon' })
  router.latestLocation = router.buildLocation({ to: '/game' })
  rest()
  expect(await preloading).toBeUndefined()
  expect(matched).not.toHaveBeenCalled()
})
