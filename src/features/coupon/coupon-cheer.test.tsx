import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { renderUi } from '#test/render.tsx'
import { CouponCheer } from './coupon-cheer.tsx'

const backend = useMockBackend()

const onAnother = () => undefined
const code = 'LUMIWELCOME01'

test('lets lanterns rise for a redeemed coupon, and stays calm for one that is only probably redeemed', async () => {
  const redeemed = await renderUi(
    <CouponCheer code={code} isProbable={false} onAnother={onAnother} />,
  )
  expect(redeemed.container.querySelectorAll('[aria-hidden] > i')).not.toHaveLength(0)
  const probable = await renderUi(<CouponCheer code={code} isProbable onAnother={onAnother} />)
  await expect.element(probable.getByRole('heading', { name: /probably there/ })).toBeVisible()
  expect(probable.container.querySelectorAll('[aria-hidden] > i')).toHaveLength(0)
})

const heightOfTicket = () => document.querySelector('form')?.getBoundingClientRect().height

test('comes into view on a phone with the focus, and the ticket folds until it has the focus', async () => {
  await page.viewport(360, 780)
  backend.use(http.post('*/api/v2/coupon/redeem', () => HttpResponse.json({ code: 0, data: null })))
  const screen = await renderRoute('/en/coupon')
  await screen.getByRole('textbox', { name: 'Coupon code' }).fill('CLOUDBRIDGE231')
  await screen.getByRole('textbox', { name: 'UID' }).fill('1000100001')
  const submit = screen.getByRole('button', { name: 'Redeem' })
  submit.element().scrollIntoView({ block: 'end' })
  await submit.click()
  const next = screen.getByRole('button', { name: 'Enter another code' })
  await expect.element(next).toBeInViewport({ ratio: 1 })
  await expect.element(screen.getByRole('heading', { name: /lantern is lit/ })).toHaveFocus()
  expect(heightOfTicket()).toBeLessThan(2)
  await next.click()
  await expect.element(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus()
  expect(heightOfTicket()).toBeGreaterThan(100)
})
