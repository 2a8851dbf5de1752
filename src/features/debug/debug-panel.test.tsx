import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

async function openPanel(address: `/${'kr' | 'en' | 'jp'}/${string}` = '/en/settings') {
  const screen = await renderRoute(address)
  const opener = screen.getByRole('button', {
    name: /^(?:Debug panel|디버그 패널|デバッグパネル)$/,
  })
  await opener.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog }
}

test('every scenario is an address that names its page and itself', async () => {
  const { dialog } = await openPanel()
  await expect
    .element(dialog.getByRole('link', { name: /^coupon-5004/ }))
    .toHaveAttribute(
      'href',
      `${window.location.origin}/en/coupon?code=LUMIWELCOME01&scenario=coupon-5004`,
    )
  const untranslated = dialog.getByRole('link', { name: /^untranslated/ })
  await expect.element(untranslated).toHaveAttribute('href', expect.stringContaining('/en/'))
})

test('the filter leaves what has every word, and says how many', async () => {
  const { dialog } = await openPanel()
  await dialog.getByRole('searchbox', { name: 'Filter' }).fill('coupon 500')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('5 scenarios')
  await expect.element(dialog.getByRole('heading', { name: 'Coupon results' })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Sessions' }).query()).toBeNull()
})

test('an address can be copied', async () => {
  const { dialog } = await openPanel()
  await dialog.getByRole('button', { name: 'Copy link: hostile', exact: true }).click()
  const status = dialog.getByRole('status')
  await expect.poll(() => status.element().textContent).toMatch(/ · Link copied$/)
})

test('goes by the keyboard, closes by Escape, and the focus returns', async () => {
  const { opener, dialog } = await openPanel()
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('lists every address of the site, without a param left open', async () => {
  const { dialog } = await openPanel('/jp/settings')
  await dialog.getByText('すべてのアドレス').click()
  const links = dialog.getByRole('link', { name: /^\// })
  await expect.poll(() => links.length).toBeGreaterThan(40)
  const paths = links.elements().map((link) => link.getAttribute('href'))
  for (const path of paths) expect(path).toMatch(/^\/jp\/[^$]*$/)
  expect(paths).toContain('/jp/link/community/event/540')
})

test('fits a narrow phone', async () => {
  await page.viewport(360, 740)
  const { dialog } = await openPanel()
  const node = dialog.element()
  expect(node.scrollWidth).toBe(node.clientWidth)
  await page.viewport(390, 844)
})

test('a page of the mock backend says that its data is none', async () => {
  const screen = await renderRoute('/kr/link/coupon')
  await expect.element(screen.getByText('시연용 데이터')).toBeVisible()
})
