import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#site.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

const backend = useMockBackend()
const { tracking } = site
const nothingSet = structuredClone(tracking)
const conversion = vi.fn()

beforeEach(() => {
  conversion.mockReset()
  tracking.vitalsUrl = '/vitals'
  tracking.pixel.host = 'pixel.example'
  Object.assign(tracking.pixel.ids, { en: '22' })
  tracking.conversions.push({
    global: 'storeTracker',
    method: '',
    args: ['Install', { amount: 0, quantity: 0 }],
  })
  vi.stubGlobal('storeTracker', conversion)
})

afterEach(() => {
  Object.assign(tracking, structuredClone(nothingSet))
})

/**
 * Collects the id and the page of each pixel, in place of its request: the pages of a test share one URL, and
 * the browser requests a URL only once while its image loads.
 */
function pixels() {
  const pages: string[] = []
  class TestImage {
    set src(url: string) {
      const { searchParams } = new URL(url)
      pages.push(`${searchParams.get('id')} ${new URL(searchParams.get('dl') ?? '').pathname}`)
    }
  }
  vi.stubGlobal('Image', TestImage)
  return pages
}

type Screen = Awaited<ReturnType<typeof renderSite>>

async function choose(screen: Screen, ...categories: RegExp[]) {
  await screen.getByRole('button', { name: 'Cookie settings' }).last().click()
  const dialog = screen.getByRole('dialog', { name: 'Cookie settings' })
  await expect.element(dialog).toBeVisible()
  for (const box of dialog.getByRole('checkbox').all()) {
    const name = box.element().closest('label')?.textContent ?? ''
    const wanted = categories.some((category) => category.test(name))
    if (box.element().matches(':checked') !== wanted) await box.click()
  }
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

/** Clicks a store link without following it. */
function clickStore() {
  const link = document.createElement('a')
  link.href = site.stores.ios.en
  document.body.append(link)
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  link.remove()
}

test('sends no data before a choice', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const pages = pixels()
  const screen = await renderSite('/en/settings')
  await expect.element(screen.getByRole('button', { name: 'Accept all' })).toBeVisible()
  clickStore()
  expect([pages, beacon.mock.calls, conversion.mock.calls]).toEqual([[], [], []])
})

test('advertising consent allows one pixel per page and the conversion; withdrawal stops both', async () => {
  const pages = pixels()
  const screen = await renderSite('/en/settings')
  await choose(screen, /Advertising/)
  await expect.poll(() => pages).toHaveLength(1)
  expect(pages[0]).toMatch(/^22 \//)
  await screen.router.navigate({ to: '/coupon', search: { code: 'LUMIWELCOME01' } })
  await expect.poll(() => pages).toHaveLength(2)
  clickStore()
  expect(conversion.mock.calls).toEqual([['Install', { amount: 0, quantity: 0 }]])
  await choose(screen)
  clickStore()
  await screen.router.navigate({ to: '/survey' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Surveys' })).toBeVisible()
  expect(pages).toHaveLength(2)
  expect(conversion).toHaveBeenCalledOnce()
})

test('sends one pixel for a page in another layout', async () => {
  const pages = pixels()
  const screen = await renderSite('/en/settings')
  await choose(screen, /Advertising/)
  await expect.poll(() => pages).toHaveLength(1)
  await screen.router.navigate({ to: '/policy/terms' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.poll(() => pages.length).toBeGreaterThan(1)
  await screen.router.navigate({ to: '/events/2nd_anniversary_teaser' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.poll(() => pages.length).toBeGreaterThan(2)
  expect(pages).toHaveLength(3)
  // The page of the level leaderboard, which this one redirects to.
  await screen.router.navigate({ to: '/ranking' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.poll(() => pages.length).toBeGreaterThan(3)
  expect(pages).toHaveLength(4)
})

test('re-reads consent before every tracker call', async () => {
  const pages = pixels()
  const screen = await renderSite('/en/settings')
  await choose(screen, /Advertising/)
  await expect.poll(() => pages).toHaveLength(1)
  localStorage.setItem('consentCookie', '{"analytical":false,"advertising":"true"}')
  clickStore()
  await screen.router.navigate({ to: '/coupon' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Coupon' })).toBeVisible()
  expect(pages).toHaveLength(1)
  expect(conversion).not.toHaveBeenCalled()
})

test('analytical consent allows only the web vitals', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const pages = pixels()
  const screen = await renderSite('/en/settings')
  await choose(screen, /Analytics/)
  await expect.poll(() => beacon.mock.calls.length).toBeGreaterThan(0)
  expect(beacon.mock.calls[0]?.[0]).toBe('/vitals')
  clickStore()
  expect([pages, conversion.mock.calls]).toEqual([[], []])
})

test('analytical consent allows reports of failures, without the search of the page', async () => {
  tracking.errors = { url: '/errors', share: 1 }
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(http.post('*/api/community/faq', () => new HttpResponse(null, { status: 404 })))
  const reports = () => {
    document.dispatchEvent(new Event('visibilitychange'))
    const bodies = beacon.mock.calls.filter(([url]) => url === '/errors')
    return Promise.all(bodies.map(([, body]) => new Response(body).text()))
  }
  const screen = await renderSite('/en/settings')
  const watch = vi.spyOn(screen.queryClient.getMutationCache(), 'subscribe')
  await choose(screen, /Analytics/)
  // The code of the trackers has loaded.
  await expect.poll(() => watch.mock.calls.length).toBeGreaterThan(0)
  expect(await reports()).toEqual([])
  await screen.router.navigate({ to: '/community/faq' })
  const retry = screen.getByRole('button', { name: 'Retry' }).first()
  await expect.element(retry).toBeVisible()
  expect(await reports()).toEqual([
    expect.stringMatching(
      /^\{"release":"[^"]+","failures":\[\{"kind":"request","message":"POST \/.*faq: http 404"/,
    ),
  ])
  // Withdrawn in another tab, which this one has not heard of yet.
  localStorage.setItem('consentCookie', '{"analytical":false,"advertising":false}')
  const warnings = warn.mock.calls.length
  await retry.click()
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(warnings)
  expect(await reports()).toHaveLength(1)
})

test('makes no request when no tracker is configured', async () => {
  Object.assign(tracking, structuredClone(nothingSet))
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const image = vi.spyOn(window, 'Image')
  const screen = await renderSite('/en/settings')
  await choose(screen, /./)
  clickStore()
  await screen.router.navigate({ to: '/coupon' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Coupon' })).toBeVisible()
  expect([beacon.mock.calls, image.mock.calls, conversion.mock.calls]).toEqual([[], [], []])
})
