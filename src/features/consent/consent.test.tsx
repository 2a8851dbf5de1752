import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storage } from '#lib/storage.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { isAllowedNow } from './consent.atoms.ts'

useMockBackend()

const root = document.documentElement

const keys = ['consentCookie', 'consentCookieTime', 'consentExpireTime']

beforeEach(() => {
  localStorage.clear()
  for (const key of keys) storage.removeItem(key)
  return () => {
    localStorage.clear()
    delete root.dataset.consent
  }
})

const kept = () => localStorage.getItem('consentCookie')

async function visit(address: `/en/${string}` = '/en/settings') {
  const screen = await renderRoute(address)
  const answer = (name: string) => screen.getByRole('button', { name })
  return { ...screen, answer }
}

test.for([
  ['Accept all', '{"analytical":true,"advertising":true}'],
  ['Reject all', '{"analytical":false,"advertising":false}'],
] as const)('%s is kept for twelve months, and the question is gone', async ([name, choice]) => {
  const screen = await visit('/en/coupon')
  await screen.answer(name).click()
  await expect.element(screen.answer(name)).not.toBeInTheDocument()
  expect(kept()).toBe(choice)
  const [madeAt, expiresAt] = keys.slice(1).map((key) => Number(localStorage.getItem(key)))
  expect(new Date(expiresAt ?? 0).getUTCFullYear()).toBe(new Date(madeAt ?? 0).getUTCFullYear() + 1)
  expect(root.dataset.consent).toBeUndefined()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('the three answers have the same weight', async () => {
  const screen = await visit('/en/coupon')
  await expect.element(screen.answer('Accept all')).toBeVisible()
  const looks = ['Accept all', 'Reject all', 'Manage cookies'].map((name) => {
    const button = screen.answer(name).element()
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
    const { width, height } = button.getBoundingClientRect()
    return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height }
  })
  expect(looks[1]).toEqual(looks[0])
  expect(looks[2]).toEqual(looks[0])
})

test('a category is chosen in the dialog, which has all four of them', async () => {
  const screen = await visit('/en/coupon')
  await screen.answer('Manage cookies').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(dialog.getByRole('listitem').nth(3)).toBeVisible()
  expect(dialog.getByText('Not used').length).toBe(2)
  const analytical = dialog.getByRole('checkbox', { name: 'Analytics and performance' })
  await expect.element(analytical).not.toBeChecked()
  await analytical.click()
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(kept()).toBe('{"analytical":true,"advertising":false}')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('closing the dialog is no choice', async () => {
  const screen = await visit('/en/coupon')
  await screen.answer('Manage cookies').click()
  await expect.element(screen.getByRole('dialog', { name: 'Cookie settings' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.answer('Manage cookies')).toHaveFocus()
  expect(kept()).toBeNull()
  expect(root.dataset.consent).toBe('ask')
})

test('Back closes the dialog and stays on the page', async () => {
  const screen = await visit('/en/coupon')
  await screen.answer('Manage cookies').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(dialog).toBeVisible()
  await vi.waitFor(() => expect(screen.router.history.location.state.dialog).toBeDefined())
  screen.router.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.history.location.pathname).toBe('/en/coupon')
})

test('the way to the cookie policy leads there, and closes the dialog', async () => {
  const screen = await visit('/en/coupon')
  await screen.answer('Manage cookies').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await vi.waitFor(() => expect(screen.router.history.location.state.dialog).toBeDefined())
  await dialog.getByRole('link', { name: 'Cookie policy' }).click()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Cookie policy' }))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.history.location.pathname).toBe('/en/policy/cookies')
})

test('a choice is withdrawn in the settings', async () => {
  const screen = await visit()
  await screen.answer('Accept all').click()
  const facts = screen.getByText('Allowed', { exact: true })
  await expect.element(facts.first()).toBeVisible()
  expect(facts.length).toBe(2)
  await screen.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Advertising and targeting' }))
    .toBeChecked()
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect.element(screen.getByText('Not allowed').nth(1)).toBeVisible()
  expect(kept()).toBe('{"analytical":false,"advertising":false}')
})

test('Global Privacy Control is said, and leaves everything off', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  const screen = await visit('/en/coupon')
  await screen.answer('Manage cookies').click()
  await expect.element(screen.getByText(/asks sites not to track you/)).toBeVisible()
  for (const box of screen.getByRole('dialog').getByRole('checkbox').all()) {
    await expect.element(box).not.toBeChecked()
  }
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('what another tab chose counts here', async () => {
  const screen = await visit('/en/coupon')
  await expect.element(screen.answer('Accept all')).toBeVisible()
  const now = Date.now()
  localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
  localStorage.setItem('consentCookieTime', String(now - 1))
  localStorage.setItem('consentExpireTime', String(now + 1000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'consentExpireTime' }))
  await expect.element(screen.answer('Accept all')).not.toBeInTheDocument()
})

test('with a storage that refuses everything a choice lasts for the visit', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await visit('/en/coupon')
  await screen.answer('Accept all').click()
  await expect.element(screen.answer('Accept all')).not.toBeInTheDocument()
  await screen.router.navigate({ to: '/settings' })
  await expect.element(screen.getByText('Allowed', { exact: true }).first()).toBeVisible()
})

test('a withdrawal in another tab outdates a choice that storage refused here', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await visit()
  await screen.answer('Accept all').click()
  await expect.element(screen.getByText('Allowed', { exact: true }).first()).toBeVisible()
  setItem.mockRestore()
  const now = Date.now()
  const record = ['{"analytical":false,"advertising":false}', String(now - 1), String(now + 1000)]
  keys.forEach((key, index) => localStorage.setItem(key, record[index] ?? ''))
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(screen.getByText('Not allowed').nth(1)).toBeVisible()
  expect(isAllowedNow('analytical')).toBe(false)
})

test('a prerender agent is asked nothing', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Prerender')
  const screen = await visit('/en/coupon')
  await expect.element(screen.getByRole('textbox', { name: 'UID' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Cookies' })).not.toBeInTheDocument()
  expect(root.dataset.consent).toBeUndefined()
})

test('the webview is asked nothing', async () => {
  const screen = await visit('/en/link/coupon')
  await expect.element(screen.getByRole('textbox', { name: 'UID' })).toBeVisible()
  expect(screen.answer('Accept all').length).toBe(0)
})
