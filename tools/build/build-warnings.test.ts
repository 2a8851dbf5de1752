import { afterEach, expect, test, vi } from 'vitest'
import { forPage, withWarningsOnce } from './build-warnings.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const page = (name: string, text: string) =>
  forPage(name, async () => {
    await Promise.resolve()
    console.warn(text)
  })

test('prints a warning once, with the first page that it concerns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await withWarningsOnce(async () => {
    await Promise.all([page('/kr/', 'item 1'), page('/kr/game', 'item 1')])
    await page('/en/', 'item 2')
    console.warn('item 3')
  })
  expect(warn.mock.calls).toEqual([['/kr/: item 1'], ['/en/: item 2'], ['list of pages: item 3']])
})

test('restores the console when the task fails', async () => {
  const { warn } = console
  await expect(withWarningsOnce(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(console.warn).toBe(warn)
})
