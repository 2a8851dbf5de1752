import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

const visit = async (url: '/en/community/news' | '/en/devlog/withBTS' | '/en/community/event') => {
  const screen = await renderRoute(url)
  await expect.element(screen.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
  return screen
}

type Visit = Awaited<ReturnType<typeof visit>>

/** The list, which announces its page when the focus moves there. */
const list = (screen: Visit, name: RegExp) => screen.getByRole('group', { name })

const announced = (screen: Visit) => screen.getByRole('status').filter({ hasText: /^Page \d/ })

/** Returns the first entry of the list: a row of a table, or a card. */
function entry({ container }: Visit): Element {
  const found = container.querySelector('main tbody tr, main li:has(h2)')
  if (found === null) throw new Error('The list has no entry.')
  return found
}

test.for(['/en/community/news', '/en/devlog/withBTS'] as const)(
  'moves the focus to the next page of %s, and continues the Tab order at its first entry',
  async (url) => {
    const screen = await visit(url)
    const before = entry(screen).textContent
    await screen.getByRole('link', { name: 'Next page' }).click()
    await expect.element(list(screen, /^Page 2 of \d+$/)).toHaveFocus()
    expect(announced(screen).length).toBe(0)
    expect(entry(screen).textContent).not.toBe(before)
    await userEvent.keyboard('{Tab}')
    expect(entry(screen).contains(document.activeElement)).toBe(true)
  },
)

test('scrolls to the start of the list if that is above the window', async () => {
  const screen = await visit('/en/devlog/withBTS')
  const link = screen.getByRole('link', { name: 'Next page' })
  link.element().scrollIntoView({ block: 'end' })
  await link.click()
  await expect.element(list(screen, /^Page 2/)).toHaveFocus()
  const { top } = entry(screen).getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(window.innerHeight / 2)
})

test('keeps the focus when the last page removes "Next page"', async () => {
  const screen = await renderRoute('/en/community/event?page=2')
  const next = screen.getByRole('link', { name: 'Next page' })
  await next.click()
  await expect.element(list(screen, /^Page (\d+) of \1$/)).toHaveFocus()
  await expect.element(next).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  expect(entry(screen).contains(document.activeElement)).toBe(true)
})

test('does not move the focus if the visitor has moved it while the page loads', async () => {
  const screen = await visit('/en/community/news')
  const gate = createGate()
  backend.use(http.post('*/api/community/notice', () => gate.opened.then(() => undefined)))
  await screen.getByRole('link', { name: 'Page 3', exact: true }).click()
  const field = screen.getByRole('searchbox')
  await field.click()
  gate.open()
  await expect.element(announced(screen)).toMatchTextContent(/^Page 3/)
  await expect.element(field).toHaveFocus()
})

test('announces the page until the next one, and keeps the focus, when Back is used', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const screen = await visit('/en/community/news')
  await screen.router.navigate({ to: '/community/news', search: { page: 2, keyword: '' } })
  await expect.element(announced(screen)).toMatchTextContent(/^Page 2/)
  screen.router.history.back()
  await expect.element(announced(screen)).toMatchTextContent(/^Page 1/)
  expect(document.activeElement).toBe(document.body)
  expect(scroll).not.toHaveBeenCalled()
  await screen.router.navigate({ to: '/coupon' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Coupon' })).toBeVisible()
  await expect.element(announced(screen)).not.toBeInTheDocument()
})

test('keeps the focus on Back after a click on the current page', async () => {
  const screen = await visit('/en/community/news')
  await screen.getByRole('link', { name: 'Next page' }).click()
  await expect.element(list(screen, /^Page 2/)).toHaveFocus()
  const current = screen.getByRole('link', { name: 'Page 2', exact: true })
  await current.click()
  // The click has added an entry of its own.
  screen.router.history.go(-2)
  await expect.element(announced(screen)).toMatchTextContent(/^Page 1/)
  await expect.element(current).toHaveFocus()
})
