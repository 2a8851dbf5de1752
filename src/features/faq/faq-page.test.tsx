import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { recordCalls } from '#test/record-calls.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const refuse = () => new HttpResponse(null, { status: 500 })
const entriesOf = (page: Element) => page.querySelectorAll('[id^="faq-"]').length

test('a category narrows the questions, by the address; All is the first and brings all back', async () => {
  const screen = await renderRoute('/en/community/faq')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  const categories = screen.getByRole('navigation', { name: 'Category' })
  await categories.getByRole('link', { name: 'Account' }).click()
  await expect.poll(() => entriesOf(screen.container)).toBe(6)
  expect(screen.router.state.location.search).toEqual({ category: '1' })
  await expect.element(categories.getByRole('link').nth(0)).toMatchTextContent('All')
  await categories.getByRole('link', { name: 'All' }).click()
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
})

test('filters while one types, says that nothing was found, and keeps the filter in the address', async () => {
  const screen = await renderRoute('/en/community/faq')
  const field = screen.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('zzzz')
  await expect.element(screen.getByText('No search results')).toBeVisible()
  await field.fill('coupon')
  await expect.element(screen.getByText('No search results')).not.toBeInTheDocument()
  await screen.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ keyword: 'coupon' })
})

test('a category without questions has no search results', async () => {
  const screen = await renderRoute('/en/community/faq?category=999')
  await expect.element(screen.getByText('No search results')).toBeVisible()
})

test('an address that points to an answer opens it', async () => {
  const screen = await renderRoute('/en/community/faq#faq-203')
  await expect.poll(() => screen.container.querySelectorAll('details[open]').length).toBe(1)
  expect(screen.container.querySelector('#faq-203 details')?.hasAttribute('open')).toBe(true)
})

test('the page is moved to that answer once, whatever is typed afterwards', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const moves = () =>
    scroll.mock.contexts.filter((place) => place instanceof Element && place.id === 'faq-203')
      .length
  const screen = await renderRoute('/en/community/faq#faq-203')
  await expect.poll(moves).toBe(1)
  const field = screen.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('zzzz')
  await expect.element(screen.getByText('No search results')).toBeVisible()
  await field.fill('')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  expect(moves()).toBe(1)
})

test('the Enter that ends a composition does not send the filter', async () => {
  const screen = await renderRoute('/kr/community/faq')
  const field = screen.getByRole('searchbox')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  const press = (more: KeyboardEventInit) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...more }))
  expect(press({ isComposing: true })).toBe(false)
  expect(press({ keyCode: 229 })).toBe(false)
  expect(press({})).toBe(true)
})

test.for([
  ['/kr/community/faq', [{ lang: 'ko', category: 0 }]],
  ['/jp/community/faq?category=2', [{ lang: 'ja', category: 2 }]],
  ['/en/community/faq?category=x', [{ lang: 'en', category: 0 }]],
] as const)('%s asks for exactly that', async ([address, bodies]) => {
  const entries = recordCalls(backend, '/api/community/faq')
  const categories = recordCalls(backend, '/api/community/category')
  const screen = await renderRoute(address)
  await expect.poll(() => entriesOf(screen.container)).toBeGreaterThan(0)
  expect(entries).toEqual(bodies)
  expect(categories).toEqual([null])
})

test('a failed list is no empty one: Retry brings it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/community/faq', refuse))
  const screen = await renderRoute('/en/community/faq')
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
})
