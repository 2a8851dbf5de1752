import { beforeEach, expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  return () => {
    localStorage.clear()
    root.removeAttribute('data-scheme')
    root.removeAttribute('data-motion')
  }
})

test('a colour scheme counts at once, is kept, and gone again once erased', async () => {
  const screen = await renderRoute('/en/settings')
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(root.dataset.scheme).toBe('dark')
  expect(localStorage.getItem('scheme')).toBe('dark')
  await screen.getByRole('button', { name: 'Erase: Colours that were chosen' }).click()
  expect(root.dataset.scheme).toBeUndefined()
  expect(localStorage.getItem('scheme')).toBeNull()
  await expect.element(screen.getByText('Nothing is stored.')).toBeVisible()
})

test('shows what was chosen before', async () => {
  localStorage.setItem('motion', 'off')
  const screen = await renderRoute('/en/settings')
  const motion = screen.getByRole('group', { name: 'Motion' })
  await expect.element(motion.getByRole('radio', { name: 'Off' })).toBeChecked()
})
