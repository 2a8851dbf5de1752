import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { callItself } from '#test/browser.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'
import { pageUrl } from '#ui/share/page-url.ts'
import { calendarFile } from './event-calendar.ts'
import { NoticeDetail } from './notice.schema.ts'

const backend = useMockBackend()

/** Collects the files that the page offers for download. */
function collectFiles() {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  return files
}

test('shows local time for a maintenance notice and offers a calendar file', async () => {
  const files = collectFiles()
  const startDt = new Date(Date.now() + 86_400_000).toISOString()
  const endDt = new Date(Date.now() + 90_000_000).toISOString()
  const notice = { idx: 1060, boardType: 'notice', category: 'Maintenance', title: 'Maintenance' }
  const data = { ...notice, regDt: startDt, startDt, endDt, contents: '<p>Soon</p>' }
  backend.use(
    http.post('*/api/community/notice/1060', () => HttpResponse.json({ code: 200, data })),
  )
  const screen = await renderRoute('/en/community/news/1060')
  await expect.element(screen.getByText(/^Your local time/).last()).toBeVisible()
  await screen.getByRole('button', { name: 'Add to calendar' }).first().click()
  await expect.poll(() => files.length).toBe(1)
  expect(await files[0]?.text()).toMatch(/UID:notice-1060@isle-of-lumi.*SUMMARY:Maintenance/s)
})

test('shows the period of a running event and offers a calendar file', async () => {
  const files = collectFiles()
  const screen = await renderRoute('/en/community/event/544')
  await expect.element(screen.getByText('Ongoing', { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(/\d\d:\d\d \(Korean\stime\)/).first()).toBeVisible()
  await expect.element(screen.getByText(/^Your local time/).last()).toBeVisible()
  await screen.getByRole('button', { name: 'Add to calendar' }).first().click()
  await expect.poll(() => files.length).toBe(1)
  expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8'])
  expect(await files[0]?.text()).toMatch(/UID:event-544@isle-of-lumi.*SUMMARY:Third anniversary/s)
})

/** Serves the file of an event, as a build does. @param title the title that the event had then */
async function serveCalendar(title: string) {
  const response = await fetch('/api/community/notice/544', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lang: 'en' }),
  })
  const { startsAt, endsAt } = v.parse(NoticeDetail, (await response.json()).data)
  const event = { id: 'event-544', title, startsAt: startsAt ?? 0, endsAt, url: pageUrl() }
  const file = calendarFile([{ ...event, revisedAt: 0 }])
  backend.use(http.get('*/feeds/en/event-544.ics', () => HttpResponse.text(file)))
}

/** Collects the URLs of opened links. */
function collectOpened() {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.getAttribute('href') ?? '')
  })
  return opened
}

test.for([
  ['a browser', ''],
  ['the browser of an app', ' Instagram 123.0'],
] as const)('opens the calendar file of the site in %s', async ([, app]) => {
  callItself(`Mozilla/5.0 (iPhone)${app}`)
  await serveCalendar('Third anniversary encore: the Night of Fireworks returns')
  const opened = collectOpened()
  const screen = await renderRoute('/en/community/event/544')
  await screen.getByRole('button', { name: 'Add to calendar' }).first().click()
  await expect.element(screen.getByText(/^No file\?/)).toBeVisible()
  expect(opened).toEqual(['/feeds/en/event-544.ics'])
})

test('saves an event that was edited after its file was written from its data', async () => {
  await serveCalendar('The title before')
  const files = collectFiles()
  const opened = collectOpened()
  const screen = await renderRoute('/en/community/event/544')
  await screen.getByRole('button', { name: 'Add to calendar' }).first().click()
  await expect.poll(() => files.length).toBe(1)
  expect(opened).toEqual(['#'])
})

test('offers no calendar file for an ended event', async () => {
  const screen = await renderRoute('/en/community/event/601')
  await expect.element(screen.getByText(/\(Korean\stime\)/).first()).toBeVisible()
  await expect.element(screen.getByText(/^Your local time/).last()).toBeVisible()
  const add = screen.getByRole('button', { name: 'Add to calendar' }).first()
  await expect.element(add).not.toBeInTheDocument()
})

test.for([
  ['in the webview of the game', '/en/link/community/event/544', ''],
  ['in the browser of KakaoTalk', '/en/community/event/544', ' KAKAOTALK 10.9.0'],
  ['in the browser of NAVER', '/en/community/event/544', ' NAVER(inapp; search; 2000; 12.10.1)'],
] as const)(
  'shows the dates and a calendar on the web instead of a file %s',
  async ([, path, app]) => {
    const files = collectFiles()
    callItself(`Mozilla/5.0 (iPhone)${app}`)
    const screen = await renderRoute(path)
    await screen.getByRole('button', { name: 'Add to calendar' }).first().click()
    await expect.element(screen.getByText(/^Files can't be saved here/)).toBeVisible()
    await expect
      .element(screen.getByText(/^Third anniversary.*: \d{4}-.* \(Korean time\)$/))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Add to Google Calendar' }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/calendar\.google\.com\/.*text=Third/),
      )
    const out = screen.getByRole('link', { name: 'Open in your browser' })
    expect(out.elements().length).toBe(app.includes('KAKAO') ? 1 : 0)
    expect(files).toHaveLength(0)
  },
)

test.for([
  ['/en/community/event', true],
  ['/en/link/community/event', false],
  ['/en/community/news', false],
] as const)('offers a calendar to subscribe to on %s: %s', async ([path, isOffered]) => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://island.example')
  const screen = await renderRoute(path)
  await expect.element(screen.getByRole('list', { name: 'Posts, newest first' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Subscribe' })
  expect(link.elements().map((each) => each.getAttribute('href'))).toEqual(
    isOffered ? ['webcal://island.example/feeds/en/events.ics'] : [],
  )
})

test('copies the URL of the calendar', async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://island.example')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderRoute('/en/community/event')
  await screen.getByRole('button', { name: 'Copy link' }).click()
  expect(writeText).toHaveBeenCalledWith('https://island.example/feeds/en/events.ics')
  await expect.element(screen.getByRole('button', { name: 'Link copied' })).toBeVisible()
})

test('shows the URL of the calendar only if it cannot be copied', async () => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://island.example')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const screen = await renderRoute('/en/community/event')
  const url = screen.getByText('https://island.example/feeds/en/events.ics')
  const copy = screen.getByRole('button', { name: 'Copy link' })
  await expect.element(copy).toBeVisible()
  expect(url.elements()).toHaveLength(0)
  await copy.click()
  await expect.element(url).toBeVisible()
})
