import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { site } from '#site.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { noticeQueries } from '../notice.queries.ts'

const backend = useMockBackend()

afterEach(() => {
  site.mailboxLinks = {}
})

test.for([
  [541, /Lantern Festival/, /festival are over/, /last rewards arrived by/],
  [542, /Promise Between Two Islands/, /told us its name/, /last rewards arrived by/],
  [544, /Night of Fireworks/, /fireworks are going up again/, /goal on the last day/],
] as const)(
  'shows artwork, rewards, rules and the editors’ text of event %i',
  async ([id, name, text, lastDates]) => {
    const screen = await renderRoute(`/en/community/event/${id}`)
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect
      .element(screen.getByRole('presentation').first())
      .toHaveAttribute('src', expect.stringContaining(`event-hero-${id}-1600x700`))
    const rewards = screen.getByRole('region', { name: 'Rewards' })
    await expect.element(rewards.getByText('3 stamps')).toBeVisible()
    await expect.element(rewards.getByText(lastDates)).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Please note' })).toBeVisible()
    await expect.element(screen.getByText(text)).toBeVisible()
  },
)

test.for(
  (['kr', 'en', 'jp'] as const).flatMap((lang) =>
    [site.heartEventId, ...site.specialEventIds].map((id) => [lang, id] as const),
  ),
)('has the title of the list as its heading: /%s, event %i', async ([lang, id]) => {
  const screen = await renderRoute(`/${lang}/community/event/${id}`)
  const lists = [1, 2, 3].map((page) =>
    screen.queryClient.fetchQuery(noticeQueries.list({ board: 'event', page, keyword: '' })),
  )
  const events = (await Promise.all(lists)).flatMap(({ items }) => items)
  const title = events.find((event) => event.id === id)?.title
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(title ?? '?')
})

const mailbox = { name: 'Open the announcement in your game mailbox' }

test('links to the mailbox with the URL of the event and language', async () => {
  site.mailboxLinks = { 541: { kr: '', en: 'isleoflumi://mailbox/541-en', jp: '' } }
  const screen = await renderRoute('/en/community/event/541')
  const link = screen.getByRole('link', mailbox)
  await expect.element(link).toHaveAttribute('href', 'isleoflumi://mailbox/541-en')
  await expect.element(link).not.toHaveAttribute('target')
})

test.for(['/jp/community/event/541', '/en/community/event/542'] as const)(
  'hides the mailbox link without a configured URL: %s',
  async (path) => {
    site.mailboxLinks = { 541: { kr: 'x:1', en: 'x:2', jp: '' } }
    const screen = await renderRoute(path)
    await expect.element(screen.getByRole('article')).toBeVisible()
    expect(document.querySelector('a[href^="x:"]')).toBeNull()
  },
)

test.for([541, 544, 601])(
  'shows event %i in the webview without what needs the site',
  async (id) => {
    const screen = await renderRoute(`/en/link/community/event/${id}`)
    await expect.element(screen.getByRole('article')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to the list' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Rewards' }).query()).toBeNull()
    const links = screen.getByRole('link').elements()
    const paths = links.map((link) => link.getAttribute('href') ?? '')
    expect(paths.filter((path) => !path.startsWith('/en/link/'))).toEqual([])
  },
)

const contents = `<p>Come and see.</p><h3>How to come</h3><ol><li>Walk.</li></ol>
<h3>Prizes</h3><table><tr><td>First</td><td>Lantern</td></tr></table>
<h2>Mind this</h2><ul><li>Once.</li></ul><table><tr><td>Times</td><td>Noon</td></tr></table><p>Bye.</p>`

const event = {
  idx: 620,
  boardType: 'event',
  category: 'Game',
  title: 'Night market',
  regDt: '2026-03-01T10:00:00+09:00',
  startDt: '2026-03-03T10:00:00+09:00',
  endDt: '2026-03-05T23:59:00+09:00',
  contents,
}

/** Visits an event of the editors at a time, `YYYY-MM-DDTHH:mm` in Korea. */
async function visitAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time}+09:00`) })
  backend.use(
    http.post('*/community/notice/620', () => HttpResponse.json({ code: 200, data: event })),
  )
  return renderRoute('/en/community/event/620')
}

test('shows the editors’ text once, in its order and unsplit, and the original whole', async () => {
  const screen = await visitAt('2026-03-04T10:00')
  const article = screen.getByRole('article')
  const rest =
    /How to come\s*Walk\.\s*Prizes\s*First\s*Lantern\s*Mind this\s*Once\.\s*Times\s*Noon\s*Bye\./
  await expect.element(article).toMatchTextContent(rest)
  expect(screen.getByRole('navigation', { name: 'On this page' }).query()).toBeNull()
  const count = (text: string) => screen.getByText(text).elements().length
  for (const text of ['Come and see.', 'Walk.', 'Lantern', 'Once.', 'Noon'])
    expect(count(text)).toBe(1)
  await screen.getByRole('radio', { name: /Korean original/ }).click()
  await expect.element(article.getByRole('heading', { name: 'Night market' })).toBeVisible()
  await expect.element(article).toMatchTextContent(/Come and see\.\s*How to come/)
  await expect.element(article).toMatchTextContent(rest)
  for (const text of ['Walk.', 'Lantern', 'Once.', 'Noon']) expect(count(text)).toBe(1)
})

test.for([541, 620])('guesses no section from the text of event %i', async (id) => {
  backend.use(
    http.post(`*/community/notice/${id}`, () =>
      HttpResponse.json({ code: 200, data: { ...event, idx: id } }),
    ),
  )
  const screen = await renderRoute(`/en/community/event/${id}`)
  await expect.element(screen.getByRole('article').getByText('Lantern')).toBeVisible()
  const tabs = screen.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const names = tabs.elements().map(({ textContent }) => textContent)
  expect(names).toEqual(id === 541 ? ['Rewards', 'Announcement', 'Please note'] : [])
  for (const tab of tabs.elements()) {
    expect(document.querySelector(tab.getAttribute('href') ?? '')).not.toBeNull()
  }
})

test('leads from a tab to its section by keyboard, and marks it', async () => {
  const screen = await renderRoute('/en/community/event/541')
  const tab = screen.getByRole('link', { name: 'Announcement' })
  await expect.element(tab).not.toHaveAttribute('aria-current')
  // Long enough to scroll to the last section.
  document.body.style.paddingBlockEnd = '100vh'
  tab.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tab).toHaveAttribute('aria-current', 'location')
  await expect.element(screen.getByRole('heading', { name: 'Announcement' })).toBeInViewport()
  document.body.style.paddingBlockEnd = ''
})

test('marks the first tab again after a jump to the top', async () => {
  const screen = await renderRoute('/en/community/event/541')
  const first = screen.getByRole('link', { name: 'Rewards' })
  const last = screen.getByRole('link', { name: 'Announcement' })
  // Long enough to scroll to the last section, past the others.
  document.body.style.paddingBlockEnd = '100vh'
  await expect.element(last).toBeVisible()
  document.querySelector('#announcement')?.scrollIntoView({ behavior: 'instant' })
  await expect.element(last).toHaveAttribute('aria-current', 'location')
  // Past the last section, too.
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  await expect.element(last).not.toBeInViewport()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  window.scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(first).toHaveAttribute('aria-current', 'location')
  document.body.style.paddingBlockEnd = ''
})

test('counts down to the end, with weekdays, and leads to the game', async () => {
  const screen = await visitAt('2026-03-04T10:00')
  await expect.element(screen.getByText('1d 13h left')).toBeVisible()
  await expect
    .element(
      screen.getByText(/^Tue, Mar 3, 2026, 10:00 – Thu, Mar 5, 23:59 \(Korean\stime\)$/).first(),
    )
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open the game' }).first())
    .toHaveAttribute('href')
})

test('leads an ended event to what is on now', async () => {
  const screen = await visitAt('2026-03-06T10:00')
  const link = screen.getByRole('link', { name: "See what's on now" })
  await expect.element(link).toHaveAttribute('href', '/en/community/event')
  expect(screen.getByRole('link', { name: 'Open the game' }).query()).toBeNull()
  expect(screen.getByRole('button', { name: 'Add to calendar' }).query()).toBeNull()
})
