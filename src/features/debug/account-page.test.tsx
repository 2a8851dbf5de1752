import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

test('selects all accounts of a page, deselects one on click, and then all', async () => {
  const screen = await renderRoute('/en/account?page=2')
  const all = screen.getByRole('checkbox', { name: 'Select all' })
  const boxes = screen.getByRole('table').getByRole('checkbox')
  await all.click()
  await expect.poll(() => boxes.length).toBe(10)
  for (const box of boxes.all()) await expect.element(box).toBeChecked()
  await boxes.first().click()
  await expect.element(boxes.first()).toHaveFocus()
  await expect.element(all).not.toBeChecked()
  await boxes.first().click()
  await expect.element(all).toBeChecked()
  await all.click()
  for (const box of boxes.all()) await expect.element(box).not.toBeChecked()
})
