import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

useMockBackend()

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

test('an address that points to an answer opens it', async () => {
  const screen = await renderRoute('/en/community/faq#faq-203')
  await expect.poll(() => screen.container.querySelectorAll('details[open]').length).toBe(1)
  expect(screen.container.querySelector('#faq-203 details')?.hasAttribute('open')).toBe(true)
})
