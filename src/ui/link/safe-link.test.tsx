import { expect, test } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { http, HttpResponse } from 'msw'
import { renderSite } from '#test/render-route.tsx'

const backend = useMockBackend()

/** The footer contains links that the server names. */
const footerOf = (...linkUrls: string[]) =>
  http.post('*/api/setting/footer', () =>
    HttpResponse.json({
      code: 200,
      data: linkUrls.map((linkUrl) => ({
        koTitle: linkUrl,
        enTitle: linkUrl,
        jpTitle: linkUrl,
        linkUrl,
      })),
    }),
  )

test('navigates to a page of the site without a new document, in the language of this one', async () => {
  backend.use(footerOf('/community/faq'))
  const screen = await renderSite('/en/settings')
  const link = screen.getByRole('contentinfo').getByRole('link', { name: '/community/faq' })
  await expect.element(link).toHaveAttribute('href', '/en/community/faq')
  await expect.element(link).not.toHaveAttribute('target')
  await link.click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

test('opens another site in a new tab, and renders an unsafe URL as text', async () => {
  backend.use(footerOf('https://elsewhere.example/', 'javascript:alert(1)'))
  const screen = await renderSite('/en/settings')
  const footer = screen.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'https://elsewhere.example/' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(footer.getByText('javascript:alert(1)')).toBeVisible()
  expect(footer.getByRole('link', { name: 'javascript:alert(1)' }).query()).toBeNull()
})
