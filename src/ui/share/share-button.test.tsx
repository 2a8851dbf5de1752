import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../test/render.tsx'
import { LiveRegion } from '#ui/page/live-region.tsx'
import { ShareButton } from './share-button.tsx'

const url = 'https://island.example/kr/community/news/3'

function onNavigator(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'))

const button = () =>
  renderUi(
    <>
      <ShareButton title="Festival" url={url} />
      <LiveRegion />
    </>,
  )

test('opens the share dialog of the device if there is one', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  onNavigator('share', share)
  const { getByRole } = await button()
  await getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledWith({ title: 'Festival', url })
})

test.for([
  ['is dismissed', 'AbortError'],
  ['is still open from an earlier tap', 'InvalidStateError'],
] as const)('neither fails nor copies when the share dialog %s', async ([, name]) => {
  const writeText = vi.fn<() => Promise<void>>()
  onNavigator('share', () => Promise.reject(new DOMException('', name)))
  onNavigator('clipboard', { writeText })
  const { getByRole } = await button()
  await getByRole('button', { name: 'Share' }).click()
  await expect.element(getByRole('button', { name: 'Share' })).toBeVisible()
  expect(writeText).not.toHaveBeenCalled()
})

test('copies and confirms it if there is no share dialog', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {})
  onNavigator('share', undefined)
  onNavigator('clipboard', { writeText })
  const { getByRole } = await button()
  await getByRole('button', { name: 'Copy link' }).click()
  expect(writeText).toHaveBeenCalledWith(url)
  await expect.element(getByRole('status')).toHaveTextContent('Link copied')
  await expect.element(getByRole('button', { name: 'Link copied' })).toBeVisible()
})

test('copies by selection if the clipboard is denied', async () => {
  const copy = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.activeElement
    expect(field instanceof HTMLTextAreaElement && field.value).toBe(url)
    return true
  })
  onNavigator('share', undefined)
  onNavigator('clipboard', { writeText: refuse })
  const { getByRole } = await button()
  await getByRole('button', { name: 'Copy link' }).click()
  await expect.element(getByRole('status')).toHaveTextContent('Link copied')
  expect(copy).toHaveBeenCalledWith('copy')
  expect(document.querySelector('textarea')).toBeNull()
})

test('copies by selection if the clipboard never responds', async () => {
  const copy = vi.spyOn(document, 'execCommand').mockReturnValue(true)
  onNavigator('share', undefined)
  onNavigator('clipboard', { writeText: () => new Promise(() => {}) })
  const { getByRole } = await button()
  await getByRole('button', { name: 'Copy link' }).click()
  await expect.element(getByRole('status')).toHaveTextContent('Link copied')
  expect(copy).toHaveBeenCalledWith('copy')
})

test('shows the URL, selected, if all else fails', async () => {
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  onNavigator('share', refuse)
  onNavigator('clipboard', undefined)
  const { getByRole } = await button()
  await getByRole('button', { name: 'Share' }).click()
  const field = getByRole('textbox', { name: 'Copy this link' })
  await expect.element(field).toHaveValue(url)
  expect(window.getSelection()?.toString()).toBe(url)
})
