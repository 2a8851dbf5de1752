import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend, recordCalls } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { mediaQueries } from './media.queries.ts'

const backend = useMockBackend()

test('puts the category and its page into the URL', async () => {
  const calls = recordCalls(backend, '/api/media/board')
  const screen = await renderRoute('/jp/media?category=3&page=2')
  const filter = screen.getByRole('main').getByRole('link', { name: '動画', exact: true })
  await expect.element(filter).toHaveAttribute('aria-current', 'page')
  await expect.element(filter).toHaveAttribute('href', '/jp/media?category=3')
  // Both requests start at once, so they may arrive in any order.
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls).toContainEqual({ lang: 'ja', categoryIdx: 3, page: 1, size: 6, hasMore: false })
  expect(calls).toContainEqual({ lang: 'ja', categoryIdx: 3, page: 2, size: 6, hasMore: true })
})

test('shows "All" as the first filter, current on every page without a category', async () => {
  const calls = recordCalls(backend, '/api/media/board')
  const screen = await renderRoute('/en/media?page=3')
  const all = screen.getByRole('link', { name: 'All', exact: true })
  await expect.element(all).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: 'Screenshots' }).click()
  await expect.element(all).not.toHaveAttribute('aria-current')
  await expect.poll(() => calls.at(-1)).toMatchObject({ categoryIdx: 1, page: 1, hasMore: false })
})

test.each([
  ['no banner', () => HttpResponse.json({ code: 200, data: [] })],
  ['banners that cannot be loaded', () => HttpResponse.json(null, { status: 404 })],
] as const)('shows the mascot instead of an empty space with %s', async (_, respond) => {
  backend.use(http.post('*/api/media/banner', respond))
  const { container } = await renderRoute('/en/media')
  await expect.poll(() => container.querySelector('[data-world] img')).not.toBeNull()
})

test('opens an item over the gallery and closes it on Back', async () => {
  const screen = await renderRoute('/en/media?page=2')
  const card = screen.getByRole('main').getByRole('link', { name: /at dusk/ })
  await card.first().click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  expect(screen.router.state.location.pathname).toMatch(/^\/media\/\d+$/)
  expect(screen.router.state.location.search).toMatchObject({ page: '2' })
  screen.router.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(screen.router.state.location.pathname).toBe('/media')
})

test('two quick closes lead to the gallery, not to the page before it', async () => {
  const screen = await renderRoute('/en/game')
  await screen.router.navigate({ to: '/media' })
  await screen
    .getByRole('link', { name: /at dusk/ })
    .first()
    .click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const close = screen.getByRole('button', { name: 'Close' }).element()
  close.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  close.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.router.load()
  expect(screen.router.state.location.pathname).toBe('/media')
})

test('closes an item by a later click if the browser ignored the first step back', async () => {
  const screen = await renderRoute('/en/media')
  await screen
    .getByRole('link', { name: /at dusk/ })
    .first()
    .click()
  const close = screen.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  const back = vi.spyOn(screen.router.history, 'back').mockReturnValueOnce()
  await expect
    .poll(async () => {
      await close.click()
      return back.mock.calls.length
    })
    .toBe(2)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('closing an item that was opened by URL shows the gallery with the same search', async () => {
  const screen = await renderRoute('/kr/media/500?category=1')
  await screen.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(screen.router.state.location.pathname).toBe('/media')
  expect(screen.router.state.location.search).toMatchObject({ category: '1' })
  expect(screen.router.history.length).toBe(1)
})

test('links to the list when an item does not exist, and offers Retry when it fails', async () => {
  const unknown = await renderRoute('/en/media/9999')
  await expect.element(unknown.getByRole('alert')).toMatchTextContent(/Could not find page/)
  await unknown.unmount()

  backend.use(http.post('*/api/media/board/500', () => new HttpResponse(null, { status: 500 })))
  const failed = await renderRoute('/en/media/500')
  const retry = failed.getByRole('dialog').getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.element(failed.getByRole('dialog').getByRole('img')).toBeVisible()
})

test('shows a message for an empty category', async () => {
  const screen = await renderRoute('/en/media?category=99')
  await expect.element(screen.getByText('No images or videos yet')).toBeVisible()
})

test('keeps the shown pages when their revalidation fails', async () => {
  const screen = await renderRoute('/en/media?page=2')
  const cards = screen.getByRole('main').getByRole('link', { name: /at dusk/ })
  await expect.element(screen.getByText(/^12 of/)).toBeVisible()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/media/board', () => new HttpResponse(null, { status: 500 })))
  await screen.queryClient.refetchQueries({ type: 'active' })
  // Rendered after the failure: the cache notifies in order.
  const edited = [{ id: 1, names: { kr: 'Edited', en: 'Edited', jp: 'Edited' } }]
  screen.queryClient.setQueryData(mediaQueries.categories().queryKey, edited)
  await expect.element(screen.getByRole('link', { name: 'Edited' })).toBeVisible()
  await expect.element(cards.first()).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
})

test.for([
  ['/en/media', 'eager'],
  ['/en/media/441', 'lazy'],
] as const)('%s has the artwork of the gallery with loading="%s"', async ([url, loading]) => {
  const { container } = await renderRoute(url)
  const artwork = () => container.querySelector<HTMLImageElement>('main [data-art] img')
  await expect.poll(() => artwork()?.loading).toBe(loading)
})
