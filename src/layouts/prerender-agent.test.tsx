import { expect, test } from 'vitest'
import { callItself } from '#test/browser.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

test.for(['ReactSnap', 'Mozilla/5.0 Chrome/120 Prerender (+https://agent.example)'])(
  'gives %s an empty page with noindex at an unknown URL',
  async (userAgent) => {
    callItself(userAgent)
    const screen = await renderSite('/en/nope')
    await expect.element(screen.getByRole('contentinfo')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 }).query()).toBeNull()
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  },
)

test('shows no cookie question to a prerender agent', async () => {
  callItself('ReactSnap')
  const screen = await renderSite('/en/coupon')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  // Not even hidden, as it is until storage has been read.
  const banner = screen.getByRole('region', { name: 'Cookies', includeHidden: true })
  await expect.element(banner).not.toBeInTheDocument()
  expect(document.documentElement.dataset.consent).toBeUndefined()
})

test('shows the cookie question and the 404 message to other browsers', async () => {
  document.documentElement.dataset.consent = 'ask'
  const screen = await renderSite('/en/nope')
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Accept all' })).toBeVisible()
})
