import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

// The idle time of three seconds is tested in use-settled-page.test.tsx.
vi.mock('./use-settled-page.ts', async () => {
  const [{ useWhen }, { idle }] = await Promise.all([
    import('#ui/when/use-when.ts'),
    import('#lib/when.ts'),
  ])
  return { useSettledPage: () => useWhen(idle) }
})

const backend = useMockBackend()

const first = 'A coupon for our second anniversary encore'
const second = 'Scheduled maintenance'

test('shows popups one at a time and skips those hidden today', async () => {
  const screen = await renderRoute('/en/')
  const firstDialog = screen.getByRole('dialog', { name: first })
  await expect.element(firstDialog).toBeVisible()
  await firstDialog.getByRole('checkbox', { name: "Don't show again today" }).click()
  await firstDialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()

  const midnight = new Date()
  midnight.setHours(24, 0, 0, 0)
  expect(localStorage.getItem('NO_SHOW_TODAY_31')).toBe(String(midnight.getTime()))
  expect(localStorage.getItem('NO_SHOW_TODAY_32')).toBeNull()
})

test('a coupon code in a popup links to the prefilled form', async () => {
  const screen = await renderRoute('/en/')
  const dialog = screen.getByRole('dialog', { name: first })
  await dialog.getByRole('link', { name: 'LUMIWELCOME01' }).click()
  await expect.poll(() => screen.router.state.location.href).toBe('/coupon?code=LUMIWELCOME01')
  await expect.element(screen.getByRole('textbox', { name: /code/i })).toHaveValue('LUMIWELCOME01')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('an invalid stored time hides no popup', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', 'Infinity')
  const screen = await renderRoute('/en/')
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
})

test('skips a popup that is hidden until later', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', String(Date.now() + 60_000))
  const screen = await renderRoute('/en/')
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()
})

test('Back closes a popup and stays on the page', async () => {
  const screen = await renderRoute('/en/')
  const dialog = screen.getByRole('dialog', { name: first })
  await expect.element(dialog).toBeVisible()
  await vi.waitFor(() => expect(screen.router.history.location.state.dialog).toBeDefined())
  screen.router.history.back()
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()
  expect(screen.router.history.location.pathname).toBe('/en/')
})

test('keeps the next popup open when the browser goes back with a delay', async () => {
  const screen = await renderRoute('/en/')
  const { history } = screen.router
  const { back } = history
  const steps = createGate()
  vi.spyOn(history, 'back').mockImplementation(async () => {
    await steps.opened
    back()
  })
  const entryOf = () => history.location.state.dialog
  await expect.poll(entryOf).toBeDefined()
  const entryOfFirst = entryOf()
  await screen.getByRole('dialog', { name: first }).getByRole('button', { name: 'Close' }).click()
  const secondDialog = screen.getByRole('dialog', { name: second })
  await expect.element(secondDialog).toBeVisible()
  // Long enough for the second dialog to add its history entry, if it didn't wait for Back.
  await new Promise((resolve) => setTimeout(resolve, 50))
  steps.open()
  await expect.poll(() => [undefined, entryOfFirst].includes(entryOf())).toBe(false)
  await expect.element(secondDialog).toBeVisible()
  expect(history.location.state.__TSR_index).toBe(1)
})

test('shows no popup over a dialog that the visitor has opened', async () => {
  const asked = vi.fn<() => void>()
  const waiting: (() => void)[] = []
  backend.use(
    http.post('*/api/main/popup', async () => {
      asked()
      await new Promise<void>((go) => waiting.push(go))
      return undefined
    }),
  )
  const screen = await renderRoute('/en/')
  await screen.getByRole('button', { name: 'Customize' }).click()
  const cookies = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(cookies).toBeVisible()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 })
  for (const go of waiting) go()
  await cookies.getByRole('checkbox').first().click()
  expect(screen.getByRole('dialog').length).toBe(1)
  await cookies.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
})

test('shows at most five popups, and duplicates only once', async () => {
  const popups = [1, 1, 2, 3, 4, 5, 6, 7].map((id) => ({ boardIdx: id, title: `Popup ${id}` }))
  backend.use(http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: popups })))
  const screen = await renderRoute('/en/')
  for (const id of [1, 2, 3, 4]) {
    const dialog = screen.getByRole('dialog', { name: `Popup ${id}` })
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
