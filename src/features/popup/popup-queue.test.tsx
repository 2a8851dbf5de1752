import { beforeEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()
beforeEach(() => localStorage.clear())

const first = 'A thank-you coupon for our second anniversary'
const second = 'Maintenance is coming up'

test('popups come one after another, and one that is hidden today stays away', async () => {
  const screen = await renderRoute('/en/')
  const firstDialog = screen.getByRole('dialog', { name: first })
  await expect.element(firstDialog).toBeVisible()
  await firstDialog.getByRole('checkbox', { name: "Don't show again today" }).click()
  await firstDialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()

  const midnight = new Date()
  midnight.setHours(24, 0, 0, 0)
  expect(localStorage.getItem('NO_SHOW_TODAY_31')).toBe(String(midnight.getTime()))
  expect(localStorage.getItem('NO_SHOW_TODAY_32')).toBeNull()
})

test('a stored time that is no number hides nothing', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', 'Infinity')
  const screen = await renderRoute('/en/')
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
})

test('what is hidden until later is passed over', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', String(Date.now() + 60_000))
  const screen = await renderRoute('/en/')
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()
})
