import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createGate } from '#test/gate.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

const backend = useMockBackend()

test.for([
  ['/kr/settings', '개인정보 처리방침', '700'],
  ['/en/settings', 'Privacy policy', '400'],
] as const)('in the footer of %s, the weight of "%s" is %s', async ([url, name, weight]) => {
  const screen = await renderSite(url)
  const link = screen.getByRole('contentinfo').getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(getComputedStyle(link.element()).fontWeight).toBe(weight)
})

const item = (title: string, linkUrl?: string) => ({
  koTitle: title,
  enTitle: title,
  jpTitle: title,
  linkUrl,
})

test('has the links of the server below the help, and its lines apart from them', async () => {
  backend.use(
    http.post('*/api/setting/footer', () =>
      HttpResponse.json({
        code: 200,
        data: [item('© Someone'), item('Contact', '/community/faq')],
      }),
    ),
  )
  const screen = await renderSite('/en/settings')
  const lists = screen.getByRole('contentinfo').getByRole('list')
  const listOf = (text: string) => lists.filter({ hasText: text }).element().textContent
  await expect.element(lists.filter({ hasText: '© Someone' })).toBeVisible()
  expect(listOf('Contact')).toBe('Contact')
  expect(listOf('© Someone')).toBe('© Someone')
})

test('links the same page in the other languages', async () => {
  const screen = await renderSite('/en/settings')
  const link = screen.getByRole('contentinfo').getByRole('link', { name: '日本語' })
  await expect.element(link).toHaveAttribute('href', '/jp/settings')
})

// Otherwise, the content would move it when it loads.
test('is below the window while the content of a page loads', async () => {
  const gate = createGate()
  backend.use(http.post('*/api/community/notice/1060', () => gate.opened.then(() => undefined)))
  const screen = await renderSite('/en/community/news/1060')
  await expect.element(screen.getByRole('main').getByText('Loading').first()).toBeInTheDocument()
  const { top } = screen.getByRole('contentinfo').element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(window.innerHeight)
  gate.open()
  await expect.element(screen.getByRole('article')).toBeVisible()
})
