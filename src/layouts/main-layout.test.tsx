import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

const root = () => getComputedStyle(document.documentElement)

test('gives the root the styles of its layout', async () => {
  const { router } = await renderSite('/en/link/coupon')
  await expect.poll(() => root().overscrollBehaviorY).toBe('none')
  const paper = root().backgroundColor
  await router.navigate({ to: '/events/2nd_anniversary_teaser' })
  await expect.poll(() => root().overscrollBehaviorY).toBe('auto')
  expect(root().backgroundColor).not.toBe(paper)
  await router.navigate({ to: '/link/events/2nd_anniversary_teaser' })
  await expect.poll(() => root().overscrollBehaviorY).toBe('none')
  expect(root().backgroundColor).not.toBe(paper)
  await router.navigate({ to: '/link/coupon' })
  await expect.poll(() => root().backgroundColor).toBe(paper)
})
