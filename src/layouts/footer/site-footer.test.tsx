import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

test.for([
  ['/kr/settings', '개인정보 처리방침', '700'],
  ['/en/settings', 'Privacy policy', '500'],
] as const)('in the footer of %s, the weight of "%s" is %s', async ([url, name, weight]) => {
  const screen = await renderRoute(url)
  const link = screen.getByRole('contentinfo').getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(getComputedStyle(link.element()).fontWeight).toBe(weight)
})
