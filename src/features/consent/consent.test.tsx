import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'
import { site } from '#site.ts'
import { isAllowedNow } from './consent.atoms.ts'

useMockBackend()

const root = document.documentElement

const keys = ['consentCookie', 'consentCookieTime', 'consentExpireTime']

const storedChoice = () => localStorage.getItem('consentCookie')

async function visit(path: `/en/${string}` = '/en/settings') {
  const screen = await renderSite(path)
  const button = (name: string) => screen.getByRole('button', { name })
  return { ...screen, button }
}

test.for([
  ['Accept all', '{"analytical":true,"advertising":true}'],
  ['Reject all', '{"analytical":false,"advertising":false}'],
] as const)('stores "%s" for twelve months and hides the banner', async ([name, choice]) => {
  const screen = await visit('/en/coupon')
  await screen.button(name).click()
  await expect.element(screen.button(name)).not.toBeInTheDocument()
  expect(storedChoice()).toBe(choice)
  const [madeAt, expiresAt] = keys.slice(1).map((key) => Number(localStorage.getItem(key)))
  expect(new Date(expiresAt ?? 0).getUTCFullYear()).toBe(new Date(madeAt ?? 0).getUTCFullYear() + 1)
  expect(root.dataset.consent).toBeUndefined()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('renders the three buttons with the same size and style', async () => {
  const screen = await visit('/en/coupon')
  await expect.element(screen.button('Accept all')).toBeVisible()
  const buttonStyles = ['Accept all', 'Reject all', 'Customize'].map((name) => {
    const button = screen.button(name).element()
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
    const { width, height } = button.getBoundingClientRect()
    return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height }
  })
  expect(buttonStyles[1]).toEqual(buttonStyles[0])
  expect(buttonStyles[2]).toEqual(buttonStyles[0])
})

test('lists four categories in the dialog and stores the chosen one', async () => {
  const screen = await visit('/en/coupon')
  await screen.button('Customize').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(dialog.getByRole('listitem').nth(3)).toBeVisible()
  expect(dialog.getByText('Not used').length).toBe(2)
  const analytical = dialog.getByRole('checkbox', { name: 'Analytics and performance' })
  await expect.element(analytical).not.toBeChecked()
  await analytical.click()
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(storedChoice()).toBe('{"analytical":true,"advertising":false}')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('names who receives data, in the dialog and on the cookie policy', async () => {
  site.tracking.pixel.host = 'pixel.example'
  onTestFinished(() => {
    site.tracking.pixel.host = ''
  })
  const screen = await visit('/en/coupon')
  await screen.button('Customize').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await dialog.getByText('Where data is sent').first().click()
  const rows = screen.getByRole('table', { name: 'Where data is sent' }).getByRole('rowheader')
  await expect.element(rows.first()).toMatchTextContent('www.youtube-nocookie.com')
  expect(rows.all().map((row) => row.element().lastElementChild?.textContent)).toEqual([
    'i.ytimg.com',
    'pixel.example',
  ])
  await dialog.getByRole('link', { name: 'Cookie policy' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(rows.nth(1)).toMatchTextContent('pixel.example')
  await screen.router.navigate({ to: '/link/policy/cookies' })
  await expect.element(rows.nth(1)).toMatchTextContent('pixel.example')
})

test('stores no choice when the dialog is closed', async () => {
  const screen = await visit('/en/coupon')
  await screen.button('Customize').click()
  const banner = screen.getByRole('region', { name: 'Cookies', includeHidden: true }).element()
  await expect.poll(() => getComputedStyle(banner).opacity).toBe('0')
  await expect.element(screen.getByRole('dialog', { name: 'Cookie settings' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.button('Customize')).toHaveFocus()
  expect(getComputedStyle(banner).opacity).toBe('1')
  expect(storedChoice()).toBeNull()
  expect(root.dataset.consent).toBe('ask')
})

test('closes the dialog on Back without leaving the page', async () => {
  const screen = await visit('/en/coupon')
  await screen.button('Customize').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => screen.router.history.location.state.dialog).toBeDefined()
  screen.router.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.history.location.pathname).toBe('/en/coupon')
})

test('closes the dialog when the cookie policy link is followed', async () => {
  const screen = await visit('/en/coupon')
  await screen.button('Customize').click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.poll(() => screen.router.history.location.state.dialog).toBeDefined()
  await dialog.getByRole('link', { name: 'Cookie policy' }).click()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Cookie policy' }))
    .toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.history.location.pathname).toBe('/en/policy/cookies')
})

test('withdraws a choice in the settings', async () => {
  const screen = await visit()
  await screen.button('Accept all').click()
  const allowed = screen.getByText('Allowed', { exact: true })
  await expect.element(allowed.first()).toBeVisible()
  expect(allowed.length).toBe(2)
  await screen.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect
    .element(dialog.getByRole('checkbox', { name: 'Advertising and targeting' }))
    .toBeChecked()
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect.element(screen.getByText('Not allowed').nth(1)).toBeVisible()
  expect(storedChoice()).toBe('{"analytical":false,"advertising":false}')
})

test('mentions Global Privacy Control and leaves all switches off', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'))
  const screen = await visit('/en/coupon')
  await screen.button('Customize').click()
  await expect.element(screen.getByText(/asks sites not to sell or share your data/)).toBeVisible()
  for (const box of screen.getByRole('dialog').getByRole('checkbox').all()) {
    await expect.element(box).not.toBeChecked()
  }
})

test('applies a choice made in another tab', async () => {
  const screen = await visit('/en/coupon')
  await expect.element(screen.button('Accept all')).toBeVisible()
  const now = Date.now()
  localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
  localStorage.setItem('consentCookieTime', String(now - 1))
  localStorage.setItem('consentExpireTime', String(now + 1000))
  window.dispatchEvent(new StorageEvent('storage', { key: 'consentExpireTime' }))
  await expect.element(screen.button('Accept all')).not.toBeInTheDocument()
})

test('falls back to memory for the visit when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await visit('/en/coupon')
  await screen.button('Accept all').click()
  await expect.element(screen.button('Accept all')).not.toBeInTheDocument()
  await screen.router.navigate({ to: '/settings' })
  await expect.element(screen.getByText('Allowed', { exact: true }).first()).toBeVisible()
})

/** Makes local storage refuse changes of a kind, as a full or a read-only profile does. */
const refuse = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) =>
  methods.map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    }),
  )

async function withdraw(screen: Awaited<ReturnType<typeof visit>>) {
  await screen.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect.element(screen.getByText('Not allowed').nth(1)).toBeVisible()
  return dialog
}

test('removes a stored consent if its withdrawal cannot be stored', async () => {
  const screen = await visit()
  await screen.button('Accept all').click()
  refuse('setItem')
  const dialog = await withdraw(screen)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(keys.map((key) => localStorage.getItem(key))).toEqual([null, null, null])
})

test.for([
  ['can neither be replaced nor removed', ['setItem', 'removeItem']],
  ['is out of reach', ['getItem', 'setItem', 'removeItem']],
] as const)('says so if a stored consent %s', async ([, methods]) => {
  const screen = await visit()
  await screen.button('Accept all').click()
  const refused = refuse(...methods)
  const dialog = await withdraw(screen)
  await expect.element(dialog.getByText(/couldn't save your settings/)).toBeVisible()
  expect(isAllowedNow('advertising')).toBe(false)
  for (const mock of refused) mock.mockRestore()
})

test('lets a withdrawal in another tab override an in-memory choice', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const screen = await visit()
  await screen.button('Accept all').click()
  await expect.element(screen.getByText('Allowed', { exact: true }).first()).toBeVisible()
  setItem.mockRestore()
  const now = Date.now()
  const record = ['{"analytical":false,"advertising":false}', String(now - 1), String(now + 1000)]
  keys.forEach((key, index) => localStorage.setItem(key, record[index] ?? ''))
  for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(screen.getByText('Not allowed').nth(1)).toBeVisible()
  expect(isAllowedNow('analytical')).toBe(false)
})

test.for(['/en/link/coupon', '/en/link/events/2nd_anniversary_teaser'] as const)(
  'shows no banner in the webview at %s',
  async (path) => {
    const screen = await visit(path)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    // Not even hidden, as it is until storage has been read.
    const banner = screen.getByRole('region', { name: 'Cookies', includeHidden: true })
    expect(banner.query()).toBeNull()
  },
)
