import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

test.for([
  ['/en/coupon.', 'Coupon', '/en/coupon'],
  ['/en/COUPON', 'Coupon', '/en/coupon'],
  ['/en/KR/Coupon', 'Coupon', '/kr/coupon'],
  ['/en/Link/coupon)', 'Coupon', '/en/link/coupon'],
] as const)('%s offers the nearest page', async ([url, name, href]) => {
  const screen = await renderSite(url)
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  const nearest = screen.getByRole('main').getByRole('link', { name, exact: true })
  await expect.element(nearest).toHaveAttribute('href', href)
})

test('offers the home page and four others if no page is near', async () => {
  const screen = await renderSite('/en/nope')
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(() => screen.getByRole('main').getByRole('link').elements().length).toBe(5)
})
