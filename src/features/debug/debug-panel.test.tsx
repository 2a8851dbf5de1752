import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

async function openPanel(path: `/${'kr' | 'en' | 'jp'}/${string}` = '/en/settings') {
  const screen = await renderSite(path)
  const opener = screen.getByRole('button', {
    name: /^(?:Debug panel|디버그 패널|デバッグパネル)$/,
  })
  await opener.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog }
}

test('links each scenario to its page with its name in the URL', async () => {
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

test('filters scenarios by all words and announces their number', async () => {
  const { dialog } = await openPanel()
  await dialog.getByRole('searchbox', { name: 'Filter' }).fill('coupon 500')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('5 scenarios')
  await expect.element(dialog.getByRole('heading', { name: 'Coupon results' })).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Sessions' }).query()).toBeNull()
})

test('copies the link of a scenario', async () => {
  const { dialog } = await openPanel()
  await dialog.getByRole('button', { name: 'Copy link: hostile', exact: true }).click()
  const status = dialog.getByRole('status')
  await expect.poll(() => status.element().textContent).toMatch(/ · Link copied$/)
})

test('supports the keyboard, closes on Escape and restores focus', async () => {
  const { opener, dialog } = await openPanel()
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('lists every path of the site with its params filled in', async () => {
  const { dialog } = await openPanel('/jp/settings')
  await dialog.getByText('すべてのページ').click()
  const links = dialog.getByRole('link', { name: /^\// })
  await expect.poll(() => links.length).toBeGreaterThan(40)
  const paths = links.elements().map((link) => link.getAttribute('href'))
  for (const path of paths) expect(path).toMatch(/^\/jp\/[^$]*$/)
  expect(paths).toContain('/jp/link/community/event/540')
})

test('fits a 360 px viewport', async () => {
  await page.viewport(360, 740)
  const { dialog } = await openPanel()
  const node = dialog.element()
  expect(node.scrollWidth).toBe(node.clientWidth)
  await page.viewport(390, 844)
})

test('marks the data of the mock backend as demo data', async () => {
  const screen = await renderSite('/kr/link/coupon')
  await expect.element(screen.getByText('시연용 데이터')).toBeVisible()
})
