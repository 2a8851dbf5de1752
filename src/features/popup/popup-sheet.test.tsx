import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { browserIdle } from '#test/browser.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderUi } from '#test/render.tsx'
import { loadSanitizer } from '#ui/article/sanitizer.ts'
import { setDialogAtom, clearDialogAtom } from '#ui/dialog/dialog-flags.ts'
import { popupQueries } from './popup.queries.ts'
import { PopupLoader } from './popup-loader.tsx'

const backend = useMockBackend()

const first = 'A coupon for our third anniversary encore'
const second = /^Scheduled maintenance/

// The page shows them once it has settled (use-settled-page.test.tsx).
async function renderPopups(store = createStore(), client = new QueryClient()) {
  const screen = await renderUi(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <PopupLoader />
      </Provider>
    </QueryClientProvider>,
  )
  const { history } = screen.router
  return { ...screen, history, entryOf: () => history.location.state.dialog }
}

test('shows all popups in one dialog, and hides only the chosen one for today', async () => {
  const { getByRole } = await renderPopups()
  const firstDialog = getByRole('dialog', { name: first })
  await expect.element(firstDialog).toBeVisible()
  await firstDialog.getByRole('checkbox', { name: "Don't show again today" }).click()
  await firstDialog.getByRole('button', { name: 'Next' }).click()
  const secondDialog = getByRole('dialog', { name: second })
  await expect.element(secondDialog).toBeVisible()
  await expect
    .element(secondDialog.getByRole('checkbox', { name: "Don't show again today" }))
    .not.toBeChecked()
  await secondDialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()

  const midnight = new Date()
  midnight.setHours(24, 0, 0, 0)
  expect(localStorage.getItem('NO_SHOW_TODAY_31')).toBe(String(midnight.getTime()))
  expect(localStorage.getItem('NO_SHOW_TODAY_32')).toBeNull()
})

test('names on the button of a popup what it leads to', async () => {
  const { getByRole } = await renderPopups()
  const dialog = getByRole('dialog')
  for (const [name, href] of [
    ['Redeem the coupon', /\/coupon/],
    ['Read the notice', /\/community\/news\/1060$/],
    ['Take the survey', /\/survey\/71$/],
  ] as const) {
    const link = dialog.getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(href))
    await dialog.getByRole('button', { name: /Next|Done/ }).click()
  }
})

test('hides all popups for today by one choice', async () => {
  const { getByRole } = await renderPopups()
  const dialog = getByRole('dialog', { name: first })
  await dialog.getByRole('checkbox', { name: 'Hide all for today' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  expect(localStorage.getItem('NO_SHOW_TODAY_31')).not.toBeNull()
  expect(localStorage.getItem('NO_SHOW_TODAY_32')).not.toBeNull()
})

test('a coupon code in a popup links to the prefilled form', async () => {
  const screen = await renderPopups()
  await expect
    .element(
      screen.getByRole('dialog', { name: first }).getByRole('link', { name: 'LUMI3RDENCORE26' }),
    )
    .toHaveAttribute('href', '/coupon?code=LUMI3RDENCORE26')
})

test('an invalid stored time hides no popup', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', 'Infinity')
  const screen = await renderPopups()
  await expect.element(screen.getByRole('dialog', { name: first })).toBeVisible()
})

test('skips a popup that is hidden until later', async () => {
  localStorage.setItem('NO_SHOW_TODAY_31', String(Date.now() + 60_000))
  const screen = await renderPopups()
  await expect.element(screen.getByRole('dialog', { name: second })).toBeVisible()
})

test('Back closes the popups and stays on the page', async () => {
  const { getByRole, history, entryOf } = await renderPopups()
  await getByRole('dialog', { name: first })
    .getByRole('checkbox', { name: "Don't show again today" })
    .click()
  await expect.poll(entryOf).toBeDefined()
  history.back()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  expect(history.location.pathname).toBe('/')
})

test('shows no popup over a dialog that the visitor has opened', async () => {
  const store = createStore()
  const client = new QueryClient()
  store.set(setDialogAtom, { flag: 'common', owner: 'cookies' })
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { getByRole } = await renderPopups(store, client)
  const { queryKey } = popupQueries.list()
  await expect.poll(() => client.getQueryData(queryKey)).toBeDefined()
  // The code of the dialog is loaded, so it would come with the next update.
  await Promise.all([import('./popup-sheet.tsx'), loadSanitizer()])
  await browserIdle()
  expect(shown).not.toHaveBeenCalled()
  store.set(clearDialogAtom, 'cookies')
  await expect.element(getByRole('dialog', { name: first })).toBeVisible()
})

test('shows at most five popups, and duplicates only once', async () => {
  const popups = [1, 1, 2, 3, 4, 5, 6, 7].map((id) => ({ boardIdx: id, title: `Popup ${id}` }))
  backend.use(http.post('*/api/main/popup', () => HttpResponse.json({ code: 200, data: popups })))
  const { getByRole } = await renderPopups()
  for (const id of [1, 2, 3, 4, 5]) {
    const dialog = getByRole('dialog', { name: `Popup ${id}` })
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: id < 5 ? 'Next' : 'Done' }).click()
  }
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})

const popupOf = (boardIdx: number) => ({
  boardIdx,
  title: `Popup ${boardIdx}`,
  contents: '<p>x</p>',
})

test('stays at its page when the list of popups changes, until that page is left', async () => {
  const client = new QueryClient()
  let served = [1, 2, 3]
  backend.use(
    http.post('*/api/main/popup', () =>
      HttpResponse.json({ code: 200, data: served.map(popupOf) }),
    ),
  )
  const { getByRole } = await renderPopups(createStore(), client)
  const dialog = getByRole('dialog')
  const title = getByRole('heading', { level: 2 })
  const next = dialog.getByRole('button', { name: 'Next' })
  const refresh = async (ids: number[]) => {
    served = ids
    await client.refetchQueries()
    await browserIdle()
  }
  await next.click()
  await expect.element(title).toMatchTextContent('Popup 2')
  await refresh([9, 1, 2, 3])
  await expect.element(title).toMatchTextContent('Popup 2')
  await refresh([9, 3])
  await expect.element(title).toMatchTextContent('Popup 2')
  await refresh([])
  await expect.element(title).toMatchTextContent('Popup 2')
  await refresh([9, 3])
  await next.click()
  await expect.element(title).toMatchTextContent('Popup 3')
  await next.click()
  await expect.element(title).toMatchTextContent('Popup 9')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('announces the next page in the region that was there before, below a heading of its own', async () => {
  const { getByRole } = await renderPopups()
  const dialog = getByRole('dialog', { name: first })
  await expect.element(dialog).toBeVisible()
  const region = document.querySelector('dialog [aria-live="polite"]')
  const heading = document.querySelector('dialog h2')
  const group = getByRole('group').element()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect.element(getByRole('dialog', { name: second })).toBeVisible()
  expect(group.isConnected).toBe(false)
  // Some translators replace a heading as a whole.
  expect(heading?.isConnected).toBe(false)
  expect(region?.isConnected).toBe(true)
  expect(region?.contains(getByRole('group').element())).toBe(true)
})

test('adds a history entry only with what the visitor does in the dialog', async () => {
  // The visitor has clicked a while ago, maybe on a page that Back has left.
  const activation = { hasBeenActive: true, isActive: false }
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue(activation)
  const { getByRole, history, entryOf } = await renderPopups()
  const dialog = getByRole('dialog', { name: first })
  await expect.element(dialog).toBeVisible()
  await browserIdle()
  window.dispatchEvent(new PointerEvent('pointerup'))
  await browserIdle()
  expect(entryOf()).toBeUndefined()
  activation.isActive = true
  window.dispatchEvent(new PointerEvent('pointerup'))
  await expect.poll(entryOf).toBeDefined()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})
