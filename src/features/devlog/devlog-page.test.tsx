import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

const backend = useMockBackend()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test.for([
  ['', 'Messages from the developers', 10],
  ['?board=note', "Producer's letters", 10],
  ['?board=notice', 'Update notes', 6],
] as const)('shows for /devlog/withBTS%s the tab "%s"', async ([search, tab, size]) => {
  const screen = await renderSite(`/en/devlog/withBTS${search}`)
  const link = screen.getByRole('link', { name: tab })
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  const tabs = screen.getByRole('navigation', { name: 'Developer log' }).last()
  expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1)
  const entries = screen.getByRole('main').getByRole('heading', { level: 2 })
  await expect.poll(() => entries.length).toBe(size)
})

test.for([
  ['message', '/en/devlog/withBTS', '/devlog/withBTS/$idx'],
  ['note', '/en/devlog/withBTS?board=note', '/devlog/pd-note/$idx'],
] as const)('marks a new %s on its card until it is opened', async ([board, list, detail]) => {
  // Every post that was not opened is new.
  window.localStorage.setItem('unreadMarks', '{"since":0,"boards":{}}')
  const screen = await renderSite(list)
  const cards = screen.getByRole('main').getByRole('heading', { level: 2 })
  await expect.poll(() => cards.filter({ hasText: /^New / }).length).toBe(10)
  const idx = Number(cards.first().element().querySelector('a')?.href.split('/').at(-1))
  await screen.router.navigate({ to: detail, params: { idx } })
  await expect.element(screen.getByRole('article')).toBeVisible()
  const read = { since: 0, boards: { [board]: { since: 0, read: [idx] } } }
  await expect.poll(storedMarks).toBe(JSON.stringify(read))
  screen.router.history.back()
  await expect.poll(() => cards.filter({ hasText: /^New / }).length).toBe(9)
})

const storedMarks = () => window.localStorage.getItem('unreadMarks')

test('redirects the URL of the producer notes to their tab', async () => {
  const screen = await renderSite('/en/devlog/pd-note')
  await expect.poll(() => screen.router.state.location.pathname).toBe('/devlog/withBTS')
  expect(screen.router.state.location.search).toEqual({ board: 'note' })
})

test('labels an untranslated message as the Korean original', async () => {
  const screen = await renderSite('/en/devlog/withBTS/309')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/Korean original/)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ko')
})

test('opens the list with a notice when a message fails without a previous page', async () => {
  const screen = await renderSite('/en/devlog/withBTS/99999')
  await expect.poll(() => screen.router.state.location.pathname).toBe('/devlog/withBTS')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/couldn't open the post/)
  await expect.element(screen.getByRole('status')).toMatchTextContent(/couldn't open the post/)
  await screen.getByRole('note').getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})

test('hides the notice once the failed message loads', async () => {
  backend.use(
    http.post('*/api/intheseom/withBTS/323', () => new HttpResponse(null, { status: 500 })),
  )
  const screen = await renderSite('/en/game')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await screen.router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 323 } })
  // The notice appears on the previous page.
  await expect.element(screen.getByRole('note')).toMatchTextContent(/couldn't open the post/)
  expect(screen.router.state.location.pathname).toBe('/game')
  backend.resetHandlers()
  await screen.router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 323 } })
  await expect.element(screen.getByRole('article')).toBeVisible()
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})

test('shows the last page of messages for a page number beyond the end', async () => {
  const calls = recordCalls(backend, '/api/intheseom/withBTS')
  const screen = await renderSite('/en/devlog/withBTS?page=50')
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(calls.map((call) => call?.page)).toEqual([50, 2])
})

test('links back to the producer notes when a note does not exist', async () => {
  const screen = await renderSite('/en/devlog/pd-note/9999')
  const back = screen.getByRole('alert').getByRole('link', { name: 'Back to the list' })
  await expect.element(back).toHaveAttribute('href', '/en/devlog/withBTS?board=note')
})

test('returns to the previous page when a message fails', async () => {
  backend.use(
    http.post('*/api/intheseom/withBTS/324', () => new HttpResponse(null, { status: 500 })),
  )
  const screen = await renderSite('/en/devlog/withBTS?page=2')
  await expect.element(screen.getByRole('heading', { level: 2 }).nth(0)).toBeVisible()
  await screen.router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 324 } })
  await expect.poll(() => screen.router.state.location.href).toBe('/devlog/withBTS?page=2')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/couldn't open the post/)
})
