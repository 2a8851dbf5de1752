import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

type Responder = () => Response | Promise<Response>

const json = (body: object, status = 200) => HttpResponse.json(body, { status })

const pendingRequests: ((response: Response) => void)[] = []
const noResponse: Responder = () => new Promise((resolve) => pendingRequests.push(resolve))
/** Responds to all pending requests, since the worker only stops once it is idle. */
function respondToAll() {
  for (const respond of pendingRequests.splice(0)) respond(json({ code: 0, data: null }))
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => respondToAll()
})

/** Handles every redemption with `respond`. @returns the bodies of the requests */
function redemptions(respond: Responder) {
  const sent: string[] = []
  backend.use(
    http.post('*/api/v2/coupon/redeem', async ({ request }) => {
      sent.push(await request.clone().text())
      return respond()
    }),
  )
  return sent
}

async function visit() {
  const screen = await renderRoute('/en/coupon?code=LUMIWELCOME01')
  const use = screen.getByRole('button', { name: 'Redeem' })
  // The session has loaded.
  await expect.element(screen.getByRole('link', { name: /^Log in/ })).toBeVisible()
  await screen.getByRole('textbox', { name: 'UID' }).fill('1000100001')
  const result = screen.getByRole('main').getByRole('status')
  // Dispatches clicks directly: a locator would not match once the button's name has changed.
  const element = use.element()
  const click = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return { screen, element, click, result }
}

const truncated = () =>
  new HttpResponse('{"code":', { headers: { 'content-type': 'application/json' } })

const temporaryError = /went wrong on our side\. Please try again later\.$/
const outcomeUnknown = /may have gone through anyway/
const notChecked = /press Redeem again/

const responses: readonly (readonly [string, Responder, RegExp])[] = [
  ['a broken connection', () => HttpResponse.error(), outcomeUnknown],
  ['HTTP 400 with code 0', () => json({ code: 0 }, 400), temporaryError],
  ['HTTP 401', () => json({ code: 0 }, 401), temporaryError],
  ['HTTP 429', () => json({ code: 5004 }, 429), temporaryError],
  ['HTTP 500 with code 0', () => json({ code: 0 }, 500), outcomeUnknown],
  [
    'HTTP 503 with a page',
    () => HttpResponse.html('<h1>busy</h1>', { status: 503 }),
    outcomeUnknown,
  ],
  ['HTTP 204', () => new HttpResponse(null, { status: 204 }), outcomeUnknown],
  ['a page at 200', () => HttpResponse.html('<h1>sign in</h1>'), outcomeUnknown],
  ['a truncated response', truncated, outcomeUnknown],
  ['an empty response', () => HttpResponse.text(''), outcomeUnknown],
  ['no code', () => json({ data: null }), outcomeUnknown],
  ['a code in quotes', () => json({ code: '0' }), outcomeUnknown],
  ['a code that is false', () => json({ code: false }), outcomeUnknown],
  ['a code never seen', () => json({ code: 123_456 }), notChecked],
]

test('reports each kind of response correctly after one request', async () => {
  const { screen, result, click } = await visit()
  const field = screen.getByRole('textbox', { name: 'Coupon code' })
  for (const [index, [response, respond, message]] of responses.entries()) {
    const code = `LUMIRESPONSE${index + 10}`
    await field.fill(code)
    const sent = redemptions(respond)
    click()
    click()
    await expect
      .element(result, { message: response })
      .toMatchTextContent(new RegExp(`${code}.*${message.source}`))
    expect(sent, response).toHaveLength(1)
  }
})

test('reports an unknown outcome after one request without a response for 20 seconds', async () => {
  const sent = redemptions(noResponse)
  const { result, click } = await visit()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  click()
  await expect.poll(() => sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await expect.element(result).toMatchTextContent(outcomeUnknown)
  expect(sent).toHaveLength(1)
})

test('reports that the device is offline and sends no request once it is online again', async () => {
  const sent = redemptions(() => HttpResponse.error())
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result, element, click } = await visit()
  window.dispatchEvent(new Event('offline'))
  click()
  await expect.element(result).toMatchTextContent(/offline, so your coupon wasn.t sent/)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(element).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(1)
})

test.for([5004, 5011])(
  'reports code %i after a lost response as probably redeemed',
  async (code) => {
    redemptions(() => HttpResponse.error())
    const first = await visit()
    first.click()
    await expect.element(first.result).toMatchTextContent(outcomeUnknown)
    await first.screen.unmount()
    redemptions(() => json({ code, data: null }))
    const { screen, result, click } = await visit()
    click()
    await expect
      .element(result)
      .toMatchTextContent(/your coupon probably went through.*check your game mailbox/)
    const entry = screen
      .getByRole('list', { name: 'Coupons redeemed in this browser' })
      .getByRole('listitem')
    await expect.element(entry).toMatchTextContent(/Probably redeemed.*7 days left/)
  },
)

test('lists a missing response in the history when the page was closed before it arrived', async () => {
  redemptions(noResponse)
  const { screen, element, click } = await visit()
  click()
  await expect.element(element).toHaveAttribute('aria-disabled')
  await screen.unmount()
  const again = await visit()
  const passport = again.screen.getByRole('list', { name: 'Coupons redeemed in this browser' })
  await expect.element(passport).toMatchTextContent(/No response: check your game mailbox/)
})

test('waits for a pending request after the page was left and opened again', async () => {
  const sent = redemptions(noResponse)
  const { screen, click } = await visit()
  click()
  await expect.poll(() => sent).toHaveLength(1)
  await screen.router.navigate({ to: '/settings' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await screen.router.navigate({ to: '/coupon' })
  const busy = screen.getByRole('button', { name: 'Redeeming' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  respondToAll()
  const passport = screen.getByRole('list', { name: 'Coupons redeemed in this browser' })
  await expect.element(passport).toMatchTextContent(/LUMIWELCOME01.*Redeemed/)
  expect(sent).toHaveLength(1)
})

test('ignores a held Enter key and the second tap of a double tap', async () => {
  // Slowed, so that the second tap is in time on a busy machine as well.
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() / 100)
  const sent = redemptions(() => json({ code: 0, data: null }))
  const { screen, result, click } = await visit()
  await screen.getByRole('textbox', { name: 'Coupon code' }).click()
  await userEvent.keyboard('{Enter>5/}')
  await expect.element(result).toMatchTextContent(/coupon has been redeemed/)
  click()
  // A request of the second tap would be before that of another code, or replace it.
  await screen.getByRole('textbox', { name: 'Coupon code' }).fill('LUMIHARBOR24')
  click()
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  expect(sent.map((body) => JSON.parse(body).couponCode)).toEqual(['LUMIWELCOME01', 'LUMIHARBOR24'])
})
