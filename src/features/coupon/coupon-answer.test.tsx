import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { CouponAnswer } from './coupon-answer.tsx'

test('stamps a redeemed coupon only', async () => {
  const receipt = { code: 'LUMIWELCOME01', uid: '1000100001' }
  const redeemed = await renderUi(<CouponAnswer receipt={{ ...receipt, outcome: 'used' }} />)
  await expect.poll(() => redeemed.container.querySelectorAll('img').length).toBe(1)
  // The code of the stamp is loaded by now.
  const ended = await renderUi(<CouponAnswer receipt={{ ...receipt, outcome: 'event-ended' }} />)
  await expect.element(ended.getByText(/LUMIWELCOME01 · UID 1000100001.*has ended/)).toBeVisible()
  expect(ended.container.querySelectorAll('img')).toHaveLength(0)
})
