import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'
import { site } from '#site.ts'

useMockBackend()

async function openMenu() {
  const screen = await renderSite('/en/settings')
  const banner = screen.getByRole('banner')
  const menu = banner.getByRole('group').filter({ hasText: 'Menu' })
  await expect.element(menu).toBeVisible()
  // Its name is only visible on wide screens.
  await userEvent.click(menu.element().querySelector('summary') ?? menu)
  await expect.element(menu).toHaveAttribute('open')
  return { screen, menu }
}

test('closes the menu on Escape and returns the focus to its button', async () => {
  const { menu } = await openMenu()
  const link = menu.getByRole('link', { name: 'Coupon' }).element()
  if (link instanceof HTMLElement) link.focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toHaveAttribute('open')
  expect(document.activeElement).toBe(menu.element().querySelector('summary'))
})

test('closes the menu when the focus leaves it', async () => {
  const { menu } = await openMenu()
  menu.element().querySelector('summary')?.focus()
  await userEvent.keyboard('{Tab}')
  expect(menu.element().contains(document.activeElement)).toBe(true)
  await expect.element(menu).toHaveAttribute('open')
  // Backwards: after the last link, more may load.
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  expect(menu.element().contains(document.activeElement)).toBe(false)
  await expect.element(menu).not.toHaveAttribute('open')
})

test('closes the language menu on a click outside of it', async () => {
  await page.viewport(768, 844)
  const screen = await renderSite('/en/settings')
  const menu = screen.getByRole('banner').getByRole('group').filter({ hasText: /^EN/ })
  await menu.getByText('EN', { exact: true }).click()
  await expect.element(menu).toHaveAttribute('open')
  await screen.getByRole('heading', { level: 1 }).click()
  await expect.element(menu).not.toHaveAttribute('open')
  await page.viewport(390, 844)
})

test('closes the panel of a computer on a click on the page below it', async () => {
  await page.viewport(1440, 900)
  const screen = await renderSite('/en/settings')
  const menu = screen.getByRole('banner').getByRole('group').filter({ hasText: /^More/ })
  await menu.getByText('More', { exact: true }).click()
  // Its styles load with the event and the stores.
  await expect.element(menu.getByRole('list', { name: 'Download the game' })).toBeVisible()
  const below = document.elementFromPoint(720, 800)
  expect(below?.closest('header')).toBeNull()
  if (below instanceof HTMLElement) below.click()
  await expect.element(menu).not.toHaveAttribute('open')
  await page.viewport(390, 844)
})

test('links the languages in the menu of a phone only', async () => {
  const { screen, menu } = await openMenu()
  const languages = menu.getByRole('navigation', { name: 'Language' })
  const korean = languages.getByRole('link', { name: '한국어' })
  await expect.element(korean).toHaveAttribute('href', '/kr/settings')
  const pill = screen.getByRole('banner').getByRole('group').filter({ hasText: /^EN/ })
  expect(pill.elements()).toEqual([])
  await page.viewport(768, 844)
  await expect.element(pill).toBeVisible()
  expect(languages.elements()).toEqual([])
  await page.viewport(390, 844)
})

test('closes the menu on a click on the link to the current page', async () => {
  const { menu } = await openMenu()
  await menu.getByRole('link', { name: 'Settings' }).click()
  await expect.element(menu).not.toHaveAttribute('open')
})

test.for<[url: `/en/${string}`, name: string]>([
  ['/en/devlog/pd-note/801', 'Developer log'],
  ['/en/devlog/withBTS/323', 'Developer log'],
  ['/en/community/event/620', 'Events'],
])('marks for %s the menu link %s as current', async ([url, name]) => {
  const screen = await renderSite(url)
  const current = () => screen.container.querySelectorAll('header nav [aria-current=page]')
  await expect
    .poll(() => [...new Set(Array.from(current(), (link) => link.textContent))])
    .toEqual([name])
})

test.for([
  ['ios', site.stores.ios.en],
  ['android', site.stores.android.en],
  ['computer', '/en/#stores'],
] as const)('links on %s from "Play" to %s', async ([platform, href]) => {
  const screen = await renderSite('/en/settings')
  document.documentElement.dataset.platform = platform
  const play = screen.getByRole('banner').getByRole('link', { name: 'Play', exact: true })
  await expect.element(play).toHaveAttribute('href', href)
  delete document.documentElement.dataset.platform
})

test('shows the running event and the stores in the open menu', async () => {
  const { menu } = await openMenu()
  await expect.element(menu.getByRole('link', { name: /^Ongoing\s*Ends in/ })).toBeVisible()
  await expect.element(menu.getByRole('list', { name: 'Download the game' })).toBeVisible()
})

test('shows the running event below "More" of a wide window', async () => {
  await page.viewport(1440, 900)
  const screen = await renderSite('/en/settings')
  const more = screen.getByRole('banner').getByRole('group').filter({ hasText: /^More/ })
  await more.getByText('More', { exact: true }).click()
  await expect.element(more.getByRole('link', { name: 'Surveys' })).toBeVisible()
  await expect.element(more.getByRole('link', { name: /^Ongoing\s*Ends in/ })).toBeVisible()
  await page.viewport(390, 844)
})
