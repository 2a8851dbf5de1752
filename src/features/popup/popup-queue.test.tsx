import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

// The three seconds of rest are tested in use-rest.test.tsx.
vi.mock('./use-rest.ts', async () => {
  const [{ useWhen }, { idle }] = await Promise.all([
    import('#ui/when/use-when.ts'),
    import('#lib/when.ts'),
  ])
  return { useRest: () => useWhen(idle) }
})

const backend = useMockBackend()
beforeEach(() => localStorage.clear())

const first = 'A coupon for our second anniversary encore'
const second = 'Scheduled maintenance'

test('popups come one after another, and one that is hidden today stays away', async () => {
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

test('a coupon code in a popup leads to the form, filled in', async () => {
  const screen = await renderRoute('/en/')
  const dialog = screen.getByRole('dialog', { name: first })
  await dialog.getByRole('link', { name: 'LUMIWELCOME01' }).click()
  await expect.poll(() => screen.router.state.location.href).toBe('/coupon?code=LUMIWELCOME01')
  await expect.element(screen.getByRole('textbox', { name: /code/i })).toHaveValue('LUMIWELCOME01')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a stored time that is no number hides nothing', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', 'Infinity')
  const screen = await renderRoute('/en/')
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
})

test('what is hidden until later is passed over', async () => {
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

test('the next popup stays when the browser steps back late', async () => {
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
  // Time for the second dialog to add its entry, had it not waited for the step back.
  await new Promise((resolve) => setTimeout(resolve, 50))
  steps.open()
  await expect.poll(() => [undefined, entryOfFirst].includes(entryOf())).toBe(false)
  await expect.element(secondDialog).toBeVisible()
  expect(history.location.state.__TSR_index).toBe(1)
})

test('no popup comes over a dialog that the visitor has opened', async () => {
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
  await screen.getByRole('button', { name: 'Manage cookies' }).click()
  const cookies = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(cookies).toBeVisible()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 })
  for (const go of waiting) go()
  await cookies.getByRole('checkbox').first().click()
  expect(screen.getByRole('dialog').length).toBe(1)
  await cookies.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
})

test('five at most, whatever the server has, and one that it has twice is shown once', async () => {
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
