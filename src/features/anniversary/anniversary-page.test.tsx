import { expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite } from '#test/render-route.tsx'

useMockBackend()

const art = (screen: Awaited<ReturnType<typeof renderSite>>) =>
  screen.getByRole('presentation').first()

test('shows its own artwork and links to events, coupons, rankings and media', async () => {
  const screen = await renderSite('/en/events/2nd_anniversary')
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Second anniversary' }))
    .toBeVisible()
  await expect.element(art(screen)).toHaveAttribute('src', expect.stringContaining('anniversary'))
  for (const [name, href] of [
    [/^Events/, '/en/community/event'],
    [/^Coupon/, '/en/coupon'],
    [/^Rankings/, '/en/ranking'],
    [/^Media/, '/en/media'],
  ] as const) {
    const link = screen.getByRole('main').getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', href)
  }
})

test('lights the months of events, with the events below their year', async () => {
  const screen = await renderSite('/en/events/2nd_anniversary')
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('link', { name: /^A Promise/ })).toBeVisible()
  const years = [...main.element().querySelectorAll('ol')].map((list) => {
    const marked = [
      ...list.querySelectorAll('[data-lit]'),
      ...list.parentElement!.querySelectorAll('a'),
    ]
    return marked.map(({ textContent }) => textContent)
  })
  expect(years).toEqual([
    [/^Jun/, /^Sep/, /^Hearts of June/, /^The first Lantern/].map((text) =>
      expect.stringMatching(text),
    ),
    [/^Oct/, /^A Promise/].map((text) => expect.stringMatching(text)),
  ])
})

test.for([
  ['/en/events/2nd_anniversary_teaser', true],
  ['/en/link/events/2nd_anniversary_teaser', false],
] as const)(
  'shows the teaser at %s with a site header and footer: %s',
  async ([path, hasHeader]) => {
    const screen = await renderSite(path)
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Two years of lanterns' }))
      .toBeVisible()
    await expect.element(screen.getByText(/^The celebrations are over/)).toBeVisible()
    await expect
      .element(art(screen))
      .toHaveAttribute('src', expect.stringContaining('anniversary-teaser'))
    expect(screen.getByRole('banner').elements()).toHaveLength(hasHeader ? 1 : 0)
    expect(screen.getByRole('contentinfo').elements()).toHaveLength(hasHeader ? 1 : 0)
    // What follows the countdown; the webview has no list of events.
    const main = screen.getByRole('main')
    await expect
      .element(main.getByRole('link', { name: /^Second anniversary/ }))
      .toHaveAttribute('href', '/en/events/2nd_anniversary')
    const events = main.getByRole('link', { name: /^Events/ })
    expect(events.elements()).toHaveLength(hasHeader ? 1 : 0)
  },
)

test.for([
  ['2025-03-27T23:59+09:00', /^We're celebrating/, /^Five voices met/],
  [
    '2025-04-01T10:00+09:00',
    /^Anniversary events are underway/,
    /^Every window on the island is lit/,
  ],
  ['2025-05-01T00:00+09:00', /^The anniversary events have ended/, /^The celebrations are over/],
] as const)('shows at %s whether the anniversary is on', async ([now, page, teaser]) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const screen = await renderSite('/en/events/2nd_anniversary')
  await expect.element(screen.getByText(page)).toBeVisible()
  await screen.router.navigate({ to: '/events/2nd_anniversary_teaser' })
  await expect.element(screen.getByText(teaser)).toBeVisible()
  // The description for search engines must be true on any day.
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  expect(description).toMatch(/A new light every day until our second anniversary\.$/)
})
