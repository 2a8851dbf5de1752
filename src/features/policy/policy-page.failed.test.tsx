import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()
const refuse = () => new HttpResponse(null, { status: 500 })

test.for(['/en/policy/cookies', '/en/policy/terms', '/en/policy/page/guide'] as const)(
  '%s shows an error with Retry when it fails to load',
  async (url) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    backend.use(http.post('*/api/setting/pages/:page', refuse))
    const screen = await renderRoute(url)
    const retry = screen.getByRole('button', { name: 'Retry' })
    await expect.element(retry).toBeVisible()
    backend.resetHandlers()
    await retry.click()
    await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
)
