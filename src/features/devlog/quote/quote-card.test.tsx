import { afterEach, expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { quoteOf } from './quote-button.tsx'

useMockBackend()

afterEach(() => {
  for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

function onNavigator(name: 'canShare' | 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}

/** Opens the card of the first paragraph. */
async function openCard() {
  const screen = await renderRoute('/en/devlog/withBTS/323?with=jp')
  await screen
    .getByRole('button', { name: /^Make a quote card: / })
    .first()
    .click()
  const dialog = screen.getByRole('dialog', { name: 'Quote card' })
  await expect.element(dialog.getByRole('button', { name: 'Save image' })).toBeVisible()
  return { screen, dialog }
}

test('draws a paragraph in both languages, with its source, as a portrait image', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  onNavigator('canShare', () => true)
  onNavigator('share', share)
  const { dialog } = await openCard()
  const text = (lang: string) => dialog.element().querySelector(`figcaption [lang=${lang}]`)
  expect(text('en')?.textContent).toMatch(/[a-z]/)
  expect(text('ja')?.textContent).toMatch(/[ぁ-ん]/)
  await expect.element(dialog.getByText(/AURELINE · Isle of Lumi/)).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Share image' }).click()
  const [data] = share.mock.calls[0] ?? []
  expect(data?.text).toMatch(/\/en\/devlog\/withBTS\/323\?with=jp$/)
  const { width, height } = await createImageBitmap(data?.files?.[0] ?? new Blob())
  expect([width, height]).toEqual([1080, 1350])
})

test('saves the image on any device, without buttons for what the device cannot do', async () => {
  onNavigator('canShare', undefined)
  onNavigator('clipboard', undefined)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { dialog } = await openCard()
  await dialog.getByRole('button', { name: 'Save image' }).click()
  expect(saved.mock.contexts).toEqual([expect.objectContaining({ download: 'quote-card.png' })])
  expect(dialog.getByRole('button', { name: 'Share image' }).elements()).toHaveLength(0)
})

test('Escape closes the image and returns the focus to its paragraph', async () => {
  const { screen, dialog } = await openCard()
  dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }))
  await expect.element(dialog).not.toBeInTheDocument()
  const button = screen.getByRole('button', { name: /^Make a quote card: / }).first()
  await expect.element(button).toHaveFocus()
})

test.each([
  ['<p> a <b>b</b>\n c </p>', 'a b c'],
  ['<ul><li>a</li><li> </li><li>b</li></ul>', '· a\n· b'],
  ['<p>a\u202eb</p>', 'ab'],
  ['<h2>a</h2>', ''],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', ''],
  [`<p>${'a'.repeat(700)}</p>`, `${'a'.repeat(600)}…`],
])('the quote of %s', (html, quote) => {
  const template = document.createElement('template')
  template.innerHTML = html
  expect(quoteOf(template.content.firstElementChild ?? undefined)).toBe(quote)
})
