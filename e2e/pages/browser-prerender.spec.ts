import { wholeChromiumPath } from '../../tools/chromium.ts'
import { expect, test } from '../fixtures.ts'
import { openUndebugged, serveWithScript } from '../undebugged-browser.ts'

const post = '/en/community/news/1060'
const prerendered = [post, '/en/', '/en/coupon', '/en/ranking/level']

interface Report {
  path: string
  /** One for each document. */
  id: number
  isPrerendering: boolean
  activationStart: number
  isHydrated: boolean
  dialogs: number
  stored: Record<string, string>
}

/**
 * Reports each document twice: when all that the app needs is loaded, and once the page has stored
 * its language.
 */
const script = `{
  const id = Math.random()
  const report = () => fetch('/report', {
    method: 'POST',
    body: JSON.stringify({
      path: location.pathname,
      id,
      isPrerendering: document.prerendering,
      activationStart: performance.getEntriesByType('navigation')[0].activationStart,
      isHydrated: 'hydrated' in document.documentElement.dataset,
      dialogs: document.querySelectorAll('dialog[open]').length,
      stored: { ...localStorage },
    }),
  })
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /assets.*\\.json$/.test(name))
  const when = (isReached, done) => {
    const timer = setInterval(() => {
      if (!isReached()) return
      clearInterval(timer)
      setTimeout(done, 1000)
    }, 100)
  }
  when(isLoaded, report)
  when(() => !document.prerendering && localStorage.language === 'en', report)
}`

/** Stores what a visitor has chosen, prerenders pages, and opens one of them. */
const opener = `<!doctype html><script>
  const year = 365 * 86400000
  localStorage.unreadMarks = '{"since":0,"boards":{}}'
  localStorage.consentCookie = '{"analytical":true,"advertising":true}'
  localStorage.consentCookieTime = Date.now() - 1000
  localStorage.consentExpireTime = Date.now() + year - 86400000
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = JSON.stringify({
    prerender: [{ source: 'list', urls: ${JSON.stringify(prerendered)}, eagerness: 'immediate' }],
  })
  document.head.append(rules)
  const next = async () => {
    const { status } = await fetch('/may-open')
    if (status === 200) location.href = '${post}'
    else setTimeout(next, 200)
  }
  next()
</script>`

/** Requests that belong to a visit rather than to a page. */
const visitCalls = /^\/(?!assets).*(?:session|popup|bgm)|\.mp3/

test('a page that the browser prerenders counts no visit until it is opened', async ({
  baseURL,
}) => {
  const chromium = wholeChromiumPath()
  test.skip(chromium === null, 'needs a whole Chromium: the headless shell prerenders no pages')
  const reports: Report[] = []
  const calls: string[] = []
  const pages: Record<string, string> = { '/opener': opener }
  const { origin, close } = await serveWithScript({
    site: baseURL ?? '',
    script,
    pages,
    onRequest: (path, body) => {
      if (path === '/report') reports.push(JSON.parse(body))
      else calls.push(path)
    },
  })
  const closeBrowser = await openUndebugged(chromium ?? '', `${origin}/opener`)
  try {
    await expect
      .poll(() => reports.map(({ path }) => path), { timeout: 45_000 })
      .toHaveLength(prerendered.length)
    expect(new Set(reports.map(({ path }) => path))).toEqual(new Set(prerendered))
    for (const { path, stored, ...page } of reports) {
      expect(page, path).toMatchObject({ isPrerendering: true, isHydrated: false, dialogs: 0 })
      expect(stored, path).toEqual({
        consentCookie: expect.any(String),
        consentCookieTime: expect.any(String),
        consentExpireTime: expect.any(String),
        unreadMarks: '{"since":0,"boards":{}}',
      })
    }
    expect(calls.filter((path) => visitCalls.test(path))).toEqual([])

    // The control: the same document becomes the visit.
    const before = reports.find(({ path }) => path === post)
    pages['/may-open'] = ''
    await expect.poll(() => reports.length, { timeout: 30_000 }).toBe(prerendered.length + 1)
    const visit = reports.at(-1)
    expect(visit).toMatchObject({ path: post, id: before?.id, isPrerendering: false })
    expect(visit?.activationStart).toBeGreaterThan(0)
    expect(visit).toMatchObject({ isHydrated: true, stored: { language: 'en' } })
    expect(JSON.parse(visit?.stored.unreadMarks ?? '')).toMatchObject({
      boards: { notice: { read: [1060] } },
    })
  } finally {
    await closeBrowser()
    close()
  }
})
