import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const refuse = () => new HttpResponse(null, { status: 500 })
const entriesOf = (page: Element) => page.querySelectorAll('[id^="faq-"]').length

test('filters by the category in the URL and lists all questions under All', async () => {
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

test('shows the four questions that are asked most, then the others by category', async () => {
  const screen = await renderRoute('/en/community/faq')
  const headings = screen.getByRole('main').getByRole('heading', { level: 2 })
  await expect.element(headings.first()).toMatchTextContent('Asked most often')
  await expect.element(headings.nth(1)).toMatchTextContent('Account')
  const lists = screen.getByRole('main').getByRole('list').elements()
  const sizes = lists.map((list) => list.querySelectorAll('details').length)
  expect(sizes.filter((size) => size > 0)).toEqual([4, 4, 6, 6, 4, 6])
  // The first three categories are in one column, the others above the help in the next.
  const columnOf = (index: number) => headings.nth(index).element().closest('.columns > *')
  expect([1, 2, 3].map(columnOf)).toEqual(Array.from({ length: 3 }, () => columnOf(1)))
  expect([4, 5, 6].map(columnOf)).toEqual(Array.from({ length: 3 }, () => columnOf(4)))
  expect(columnOf(4)).not.toBe(columnOf(1))
})

test('filters while typing, shows an empty state and stores the keyword in the URL', async () => {
  const screen = await renderRoute('/en/community/faq')
  const field = screen.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('zzzz')
  await expect.element(screen.getByText('No search results')).toBeVisible()
  await field.fill('coupon')
  await expect.element(screen.getByText('No search results')).not.toBeInTheDocument()
  await screen.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ keyword: 'coupon' })
})

test('shows an empty state for a category without questions', async () => {
  const screen = await renderRoute('/en/community/faq?category=999')
  await expect.element(screen.getByText('No search results')).toBeVisible()
})

test('opens the answer in the URL again when it is linked after it was closed', async () => {
  const screen = await renderRoute('/en/community/faq#faq-203')
  const answer = () => screen.container.querySelector<HTMLDetailsElement>('#faq-203 details')
  await expect.poll(() => answer()?.open).toBe(true)
  answer()?.querySelector('summary')?.click()
  await expect.poll(() => answer()?.open).toBe(false)
  const link = Object.assign(document.createElement('a'), { href: '#faq-203' })
  link.addEventListener('click', (event) => event.preventDefault())
  screen.container.append(link)
  link.click()
  await expect.poll(() => answer()?.open).toBe(true)
  expect(document.activeElement).toBe(answer()?.querySelector('summary'))
})

test('opens the answer in the URL hash', async () => {
  const screen = await renderRoute('/en/community/faq#faq-203')
  await expect.poll(() => screen.container.querySelectorAll('details[open]').length).toBe(1)
  expect(screen.container.querySelector('#faq-203 details')?.hasAttribute('open')).toBe(true)
})

test('shows all categories if the answer in the URL hash is of another one, and focuses its question', async () => {
  const screen = await renderRoute('/en/community/faq?category=1&keyword=#faq-230')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  expect(screen.router.state.location.search).toEqual({})
  const question = screen.container.querySelector('#faq-230 summary')
  await expect.poll(() => document.activeElement).toBe(question)
  expect(screen.container.querySelectorAll('details[open]').length).toBe(1)
})

test('keeps an answer open when its question is rendered again, and closed ones closed', async () => {
  const screen = await renderRoute('/en/community/faq')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  const openIds = () =>
    Array.from(
      screen.container.querySelectorAll('details[open]'),
      ({ parentElement }) => parentElement?.id,
    )
  const questions = [...screen.container.querySelectorAll<HTMLElement>('li > details > summary')]
  questions[0]?.click()
  questions[1]?.click()
  await expect.poll(() => openIds().length).toBe(2)
  questions[1]?.click()
  await expect.poll(() => openIds().length).toBe(1)
  const [id] = openIds()
  const field = screen.getByRole('searchbox', { name: 'Search the questions' })
  const title = questions[0]?.querySelector('span')?.textContent ?? ''
  await field.fill(title)
  await expect.poll(() => entriesOf(screen.container)).toBeLessThan(30)
  expect(openIds()).toEqual([id])
})

test('has a button that submits the search', async () => {
  const screen = await renderRoute('/en/community/faq')
  await screen.getByRole('searchbox', { name: 'Search the questions' }).fill('coupon')
  await screen.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ keyword: 'coupon' })
})

test('does not scroll to the answer again after filtering', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const scrollCount = () =>
    scroll.mock.contexts.filter((node) => node instanceof Element && node.id === 'faq-203').length
  const screen = await renderRoute('/en/community/faq#faq-203')
  await expect.poll(scrollCount).toBeGreaterThan(0)
  const field = screen.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('zzzz')
  const before = scrollCount()
  await expect.element(screen.getByText('No search results')).toBeVisible()
  await field.fill('')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  expect(scrollCount()).toBe(before)
})

test('does not submit on the Enter that ends an IME composition', async () => {
  const screen = await renderRoute('/kr/community/faq')
  const field = screen.getByRole('searchbox')
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
  const enter = { key: 'Enter', bubbles: true, cancelable: true }
  const keydown = (more: KeyboardEventInit) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...more }))
  expect(keydown({ isComposing: true })).toBe(false)
  expect(keydown({ keyCode: 229 })).toBe(false)
  expect(keydown({})).toBe(true)
})

test('shows Retry instead of an empty state when the list fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/community/faq', refuse))
  const screen = await renderRoute('/en/community/faq')
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  backend.resetHandlers()
  await retry.click()
  await expect.poll(() => entriesOf(screen.container)).toBe(30)
})

test('announces in a region that stays that a category has no question for the keyword', async () => {
  const screen = await renderRoute('/en/community/faq?keyword=zzzz')
  const empty = screen.getByText('No search results')
  await expect.element(empty).toBeVisible()
  const region = empty.element().closest('[role="status"]')
  await screen.router.navigate({ to: '/community/faq', search: { category: 1, keyword: '' } })
  await expect.element(empty).not.toBeInTheDocument()
  await screen.router.navigate({ to: '/community/faq', search: { category: 999, keyword: '' } })
  await expect.element(empty).toBeVisible()
  expect(empty.element().closest('[role="status"]')).toBe(region)
  expect(region).not.toBeNull()
})
