import { expect, test } from 'vitest'
import { renderUi } from '#test/render.tsx'
import { CouponCheer } from './coupon-cheer.tsx'

const onAnother = () => undefined

test('lets lanterns rise for a redeemed coupon, and stays calm for one that is only probably redeemed', async () => {
  const redeemed = await renderUi(<CouponCheer isProbable={false} onAnother={onAnother} />)
  expect(redeemed.container.querySelectorAll('[aria-hidden] > i')).toHaveLength(12)
  const probable = await renderUi(<CouponCheer isProbable onAnother={onAnother} />)
  await expect.element(probable.getByRole('heading', { name: /probably there/ })).toBeVisible()
  expect(probable.container.querySelectorAll('[aria-hidden] > i')).toHaveLength(0)
})
