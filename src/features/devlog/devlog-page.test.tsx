import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test.for([
  ['', 'Developer messages', 10],
  ['?board=note', 'Producer notes', 10],
  ['?board=notice', 'Update notes', 6],
] as const)('/devlog/withBTS%s shows the tab %s', async ([search, tab, size]) => {
  const screen = await renderRoute(`/en/devlog/withBTS${search}`)
  const link = screen.getByRole('link', { name: tab })
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  const tabs = screen.getByRole('navigation', { name: 'Developer log' }).last()
  expect(tabs.element().querySelectorAll('[aria-current]')).toHaveLength(1)
  const entries = screen.getByRole('main').getByRole(size === 6 ? 'rowheader' : 'heading', {
    ...(size === 10 && { level: 2 }),
  })
  await expect.poll(() => entries.length).toBe(size)
})

test('the address of the producer notes becomes that of their tab', async () => {
  const screen = await renderRoute('/en/devlog/pd-note')
  await expect.poll(() => screen.router.state.location.pathname).toBe('/devlog/withBTS')
  expect(screen.router.state.location.search).toEqual({ board: 'note' })
})

test('a message without a translation says that it is the Korean original', async () => {
  const screen = await renderRoute('/en/devlog/withBTS/309')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/Korean original/)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ko')
})

test('a message that fails goes to the list where there is no page to go back to, and says so', async () => {
  const screen = await renderRoute('/en/devlog/withBTS/99999')
  await expect.poll(() => screen.router.state.location.pathname).toBe('/devlog/withBTS')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/could not be opened/)
  await expect.element(screen.getByRole('status')).toMatchTextContent(/could not be opened/)
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})

test('a message that fails goes back one page where there is one', async () => {
  backend.use(
    http.post('*/api/intheseom/withBTS/324', () => new HttpResponse(null, { status: 500 })),
  )
  const screen = await renderRoute('/en/devlog/withBTS?page=2')
  await expect.element(screen.getByRole('heading', { level: 2 }).nth(0)).toBeVisible()
  await screen.router.navigate({ to: '/devlog/withBTS/$idx', params: { idx: 324 } })
  await expect.poll(() => screen.router.state.location.href).toBe('/devlog/withBTS?page=2')
  await expect.element(screen.getByRole('note')).toMatchTextContent(/could not be opened/)
})
