import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** How the name of the game and the members arrive. Tests run with reduced motion, so they do not. */
const arrival = () => {
  const name = document.querySelector('h1 img')
  return name && getComputedStyle(name).getPropertyValue('--rise')
}

test('the hero arrives once per document, and is complete on a return', async () => {
  backend.use(http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: [] })))
  const { router } = await renderRoute('/en/')
  await expect.poll(arrival).toBe('rise')
  await expect.poll(() => document.querySelector('[data-light]')).not.toBeNull()
  await router.navigate({ href: '/en/community/faq' })
  await expect.poll(arrival).toBeNull()
  // The browser is never idle again.
  vi.stubGlobal('requestIdleCallback', () => 0)
  router.history.back()
  await expect.poll(arrival).toBe('none')
  expect(document.querySelector('[data-light]')).not.toBeNull()
})
