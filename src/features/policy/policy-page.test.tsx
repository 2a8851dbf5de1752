import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** Records the bodies of the calls for the text of a page, which are answered as ever. */
function recordCalls(page: string): unknown[] {
  const bodies: unknown[] = []
  backend.events.on('request:start', async ({ request }) => {
    const asked = new URL(request.url).pathname === `/api/setting/pages/${page}`
    if (asked) bodies.push(await request.clone().json())
  })
  return bodies
}

test('shows the newest version, asked for without its id, and offers the others', async () => {
  const calls = recordCalls('terms')
  const screen = await renderRoute('/en/policy/terms')
  const versions = screen.getByRole('combobox', { name: 'Version' })
  await expect.element(versions).toHaveDisplayValue('v1.3 / 2024-05-20 ~ 2024.07.16')
  await versions.selectOptions('v1.2 / 2024-01-15 ~ 2024-05-19')
  await screen.getByRole('button', { name: 'Show this version' }).click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ version: '23' })
  await expect.element(screen.getByText(/v1\.2, 2024-01-15/)).toBeVisible()
  expect(calls).toEqual([{ lang: 'en' }, { lang: 'en', idx: 23 }])
})

test('the newest version under its own id is asked for without it as well', async () => {
  const calls = recordCalls('privacy-policy')
  const screen = await renderRoute('/kr/link/policy/privacy-policy?version=14')
  await expect.element(screen.getByText(/v1\.3, 2024-05-20/)).toBeVisible()
  expect(calls).toEqual([{ lang: 'ko' }])
})

test('an unknown version leads to the newest', async () => {
  const screen = await renderRoute('/en/policy/terms?version=999')
  await screen.getByRole('link', { name: 'Show the newest version' }).click()
  await expect.element(screen.getByText(/v1\.3, 2024-05-20/)).toBeVisible()
})

test('a list of versions that fails keeps no text back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/setting/terms', () => new HttpResponse(null, { status: 500 })))
  const screen = await renderRoute('/en/policy/terms?version=22')
  await expect.element(screen.getByText(/v1\.1, 2023-09-01/)).toBeVisible()
})

test('a page of the operator is shown, and a code that cannot be one is not found', async () => {
  const screen = await renderRoute('/en/policy/page/guide')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Policy' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2 }).nth(0)).toBeVisible()
  await screen.unmount()
  const wrong = await renderRoute('/en/policy/page/a.b')
  await expect.element(wrong.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
