import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderSite, sessionDeadlineMs } from '#test/render-route.tsx'
import { sessionDeadline } from './session.queries.ts'

const backend = useMockBackend()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const sessionResponse = (data: unknown, code = 200) =>
  new HttpResponse(JSON.stringify({ code, data }), {
    headers: { 'content-type': 'application/json' },
  })

test.for<readonly [string, () => Response]>([
  ['breaks the connection', () => HttpResponse.error()],
  ['is down', () => new HttpResponse(null, { status: 503 })],
  ['requires a sign-in', () => new HttpResponse(null, { status: 401 })],
  ['responds with an HTML page', () => HttpResponse.html('<h1>sign in</h1>')],
  [
    'responds with an error code',
    () => sessionResponse({ kind: 'member', uid: '1', nickname: 'x' }, 500),
  ],
  [
    'returns an unknown kind of session',
    () => sessionResponse({ kind: 'admin', uid: '1', nickname: 'x' }),
  ],
  ['returns no session', () => sessionResponse(null)],
  ['responds with a list', () => sessionResponse([{ kind: 'guest' }])],
])('treats the user as a visitor when the account site %s', async ([, respond]) => {
  backend.use(http.post('*/mock-account/session', respond))
  const screen = await renderSite('/en/coupon')
  await expect.element(screen.getByRole('link', { name: /Log in/ })).toBeVisible()
})

test('waits at most 2 seconds for an account site that hangs, and renders the page meanwhile', async () => {
  const waiting: ((respond: Response) => void)[] = []
  const hang = () => new Promise<Response>((respond) => waiting.push(respond))
  backend.use(http.post('*/mock-account/session', hang))
  const { ms } = sessionDeadline
  onTestFinished(() => void (sessionDeadline.ms = ms))
  sessionDeadline.ms = sessionDeadlineMs
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await renderSite('/en/coupon')
  await expect.poll(() => waiting).toHaveLength(1)
  const login = screen.getByRole('link', { name: /Log in/ })
  await expect.element(screen.getByRole('button', { name: 'Redeem' })).toBeVisible()
  await expect.element(login).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await expect.element(login).toBeVisible()
  for (const respond of waiting) respond(sessionResponse({ kind: 'visitor' }))
})

const returnToTab = () => window.dispatchEvent(new Event('visibilitychange'))

test('shows a sign-in of another tab, and keeps the session if the account site fails then', async () => {
  const session = vi.fn(() => sessionResponse({ kind: 'visitor' }))
  backend.use(http.post('*/mock-account/session', () => session()))
  const screen = await renderSite('/en/coupon')
  const login = screen.getByRole('link', { name: /Log in/ })
  await expect.element(login).toBeVisible()
  const member = screen.getByText(/Logged in as/)
  expect(member.query()).toBeNull()

  session.mockImplementation(() =>
    sessionResponse({ kind: 'member', uid: '123456789012', nickname: 'Fox' }),
  )
  returnToTab()
  await expect.element(member).toBeVisible()
  await expect.element(login).not.toBeInTheDocument()

  session.mockImplementation(() => sessionResponse(null, 503))
  const calls = session.mock.calls.length
  returnToTab()
  await expect.poll(() => session.mock.calls.length).toBe(calls + 1)
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  await expect.element(member).toBeVisible()
})
