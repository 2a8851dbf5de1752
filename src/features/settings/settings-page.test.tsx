import { expect, test, vi } from 'vitest'
import { callItself } from '#test/browser.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

const root = document.documentElement

test('a color scheme applies at once, is stored, and resets when erased', async () => {
  const screen = await renderSite('/en/settings')
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(root.dataset.scheme).toBe('dark')
  expect(localStorage.getItem('scheme')).toBe('dark')
  await screen.getByRole('button', { name: 'Delete: Theme setting' }).click()
  expect(root.dataset.scheme).toBeUndefined()
  expect(localStorage.getItem('scheme')).toBeNull()
  await expect.element(screen.getByText('Nothing is stored in this browser.')).toBeVisible()
})

test('shows the stored choices', async () => {
  localStorage.setItem('motion', 'off')
  const screen = await renderSite('/en/settings')
  const motion = screen.getByRole('group', { name: 'Motion' })
  await expect.element(motion.getByRole('radio', { name: 'Off' })).toBeChecked()
})

test('stores data saving, and preloads no page while it is on', async () => {
  const screen = await renderSite('/en/settings')
  const saving = screen.getByRole('group', { name: 'Data saver' })
  await expect.element(saving).toHaveAccessibleDescription('When on: no autoplay, smaller images')
  await saving.getByRole('radio', { name: 'On', exact: true }).click()
  expect(localStorage.getItem('dataSaving')).toBe('on')
  expect(screen.router.options.defaultPreload).toBe(false)
  await saving.getByRole('radio', { name: 'Use device setting' }).click()
  expect(localStorage.getItem('dataSaving')).toBeNull()
  expect(screen.router.options.defaultPreload).toBe('intent')
})

test('stores "music only on click" separately from the pause status', async () => {
  localStorage.setItem('bgmPlayStatus', 'false')
  const screen = await renderSite('/en/settings')
  await screen.getByRole('radio', { name: 'Only when I press play' }).click()
  expect(localStorage.getItem('musicStart')).toBe('press')
  expect(localStorage.getItem('bgmPlayStatus')).toBe('false')
})

test('lists all stored data, and erases it item by item or all at once', async () => {
  localStorage.setItem('couponUids', '["1000100001"]')
  localStorage.setItem('NO_SHOW_TODAY_31', '1718031600000')
  localStorage.setItem('NO_SHOW_TODAY_32', '1718031600000')
  localStorage.setItem('left-over', 'x')
  sessionStorage.setItem('couponFields', '{"uid":"1","code":"","search":""}')
  sessionStorage.setItem('surveyDraft_71', '{}')
  const screen = await renderSite('/en/settings')
  const main = screen.getByRole('main')
  await expect.element(main.getByText('Saved UIDs')).toBeVisible()
  await expect.element(main.getByText(/NO_SHOW_TODAY|couponUids/)).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Delete: Other data (left-over)' }).click()
  expect(localStorage.getItem('left-over')).toBeNull()
  expect(localStorage.getItem('couponUids')).not.toBeNull()
  // Two entries of one purpose form one item.
  await main.getByRole('button', { name: 'Delete: Popup hidden for today' }).click()
  expect(localStorage.getItem('NO_SHOW_TODAY_31')).toBeNull()
  expect(localStorage.getItem('NO_SHOW_TODAY_32')).toBeNull()
  await main.getByRole('button', { name: /^Delete: Text in the coupon form/ }).click()
  expect(sessionStorage.getItem('couponFields')).toBeNull()
  await main.getByRole('button', { name: 'Delete all' }).click()
  await expect.element(main.getByText('Nothing is stored in this browser.')).toBeVisible()
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('shows the cookie dialog as soon as the cookie choice is erased', async () => {
  const screen = await renderSite('/en/settings')
  await screen.getByRole('button', { name: 'Reject all' }).click()
  const erase = screen.getByRole('button', {
    name: 'Delete: Expiration date of your cookie settings',
  })
  await erase.click()
  await expect.element(screen.getByRole('button', { name: 'Reject all' })).toBeVisible()
})

test('keeps a choice for the visit when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await renderSite('/en/settings')
  await screen.getByRole('radio', { name: 'Dark' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(root.dataset.scheme).toBe('dark')
  await screen.getByRole('radio', { name: 'Use device setting' }).first().click()
  expect(root.dataset.scheme).toBeUndefined()
})

/** Simulates another tab that changes a key or clears the storage. */
const fromOtherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }))

test('updates when another tab stores or erases a value', async () => {
  const screen = await renderSite('/en/settings')
  localStorage.setItem('scheme', 'dark')
  fromOtherTab('scheme')
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Theme setting' }))
    .toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(root.dataset.scheme).toBe('dark')
  localStorage.setItem('scheme', 'purple')
  fromOtherTab('scheme')
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).not.toBeChecked()
  expect(root.dataset.scheme).toBeUndefined()
  localStorage.clear()
  fromOtherTab(null)
  await expect.element(screen.getByText('Nothing is stored in this browser.')).toBeVisible()
})

test('lists and erases a value that is only kept in memory', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await renderSite('/en/settings')
  await screen.getByRole('radio', { name: 'Dark' }).click()
  await screen.getByRole('button', { name: 'Delete all' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).not.toBeChecked()
  await expect.element(screen.getByText('Nothing is stored in this browser.')).toBeVisible()
})

test('says in the browser of an app that stored data stays there, with the way out', async () => {
  callItself('Mozilla/5.0 (iPhone) Safari Line/14.12.1')
  const screen = await renderSite('/en/settings')
  await expect.element(screen.getByText(/^You're viewing this inside an app/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open in your browser' }))
    .toHaveAttribute('href', `${location.origin}/en/settings?openExternalBrowser=1`)
})

test('gives each landmark a name of its own', async () => {
  root.dataset.consent = 'ask'
  const screen = await renderSite('/en/settings')
  await expect.element(screen.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Cookie settings' })).toBeVisible()
  // That of the header's menu.
  const menu = screen.getByRole('banner').getByRole('group').filter({ hasText: 'Menu' })
  // On its button.
  await menu.click({ position: { x: 10, y: 10 } })
  await expect.element(screen.getByRole('navigation', { name: 'Language' })).toBeVisible()
})
