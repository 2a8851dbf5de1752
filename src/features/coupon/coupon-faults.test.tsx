import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

type Answer = () => Response | Promise<Response>

const json = (body: object, status = 200) => HttpResponse.json(body, { status })

const waiting: ((answer: Response) => void)[] = []
const unanswered: Answer = () => new Promise((answer) => waiting.push(answer))
/** The worker stops only when nothing is under way. */
function answerAll() {
  for (const answer of waiting.splice(0)) answer(json({ code: 0, data: null }))
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => {
    answerAll()
    localStorage.clear()
  }
})

/** Lets every redemption end like this; what was sent is counted. */
function redemptions(answer: Answer) {
  const sent: string[] = []
  backend.use(
    http.post('*/api/v2/coupon/redeem', async ({ request }) => {
      sent.push(await request.clone().text())
      return answer()
    }),
  )
  return sent
}

async function visit() {
  const screen = await renderRoute('/en/coupon?code=LUMIWELCOME01')
  const use = screen.getByRole('button', { name: 'Redeem' })
  // It is known who visits.
  await expect.element(screen.getByRole('link', { name: /^Log in/ })).toBeVisible()
  await screen.getByRole('textbox', { name: 'UID' }).fill('1000100001')
  const answer = screen.getByRole('main').getByRole('status')
  // Presses as quick as they come, whatever its name is by then.
  const element = use.element()
  const press = () => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return { screen, element, press, answer }
}

const cut = () => new HttpResponse('{"code":', { headers: { 'content-type': 'application/json' } })

const passing = /went wrong on our side\. Please try again later\.$/
const lost = /may have gone through anyway/
const notChecked = /press Redeem again/

test.for<readonly [string, Answer, RegExp]>([
  ['a broken connection', () => HttpResponse.error(), lost],
  ['HTTP 400 with code 0', () => json({ code: 0 }, 400), passing],
  ['HTTP 401', () => json({ code: 0 }, 401), passing],
  ['HTTP 429', () => json({ code: 5004 }, 429), passing],
  ['HTTP 500 with code 0', () => json({ code: 0 }, 500), lost],
  ['HTTP 503 with a page', () => HttpResponse.html('<h1>busy</h1>', { status: 503 }), lost],
  ['HTTP 204', () => new HttpResponse(null, { status: 204 }), lost],
  ['a page at 200', () => HttpResponse.html('<h1>sign in</h1>'), lost],
  ['a cut answer', cut, lost],
  ['an empty answer', () => HttpResponse.text(''), lost],
  ['no code', () => json({ data: null }), lost],
  ['a code in quotes', () => json({ code: '0' }), lost],
  ['a code that is false', () => json({ code: false }), lost],
  ['a code never seen', () => json({ code: 123_456 }), notChecked],
])('%s: one request, and the truth of it', async ([, respond, told]) => {
  const sent = redemptions(respond)
  const { answer, press } = await visit()
  press()
  press()
  await expect.element(answer).toMatchTextContent(told)
  expect(sent).toHaveLength(1)
})

test('no answer for twenty seconds: one request, and it is said that nobody knows', async () => {
  const sent = redemptions(unanswered)
  const { answer, press } = await visit()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  press()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  await expect.element(answer).toMatchTextContent(lost)
  expect(sent).toHaveLength(1)
})

test('says that the device is offline, and sends nothing when the network is back', async () => {
  const sent = redemptions(() => HttpResponse.error())
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { answer, element, press } = await visit()
  window.dispatchEvent(new Event('offline'))
  press()
  await expect.element(answer).toMatchTextContent(/offline, so your coupon wasn.t sent/)
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(element).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(1)
})

test.for([5004, 5011])('after a lost answer, %i means that it probably worked', async (code) => {
  redemptions(() => HttpResponse.error())
  const first = await visit()
  first.press()
  await expect.element(first.answer).toMatchTextContent(lost)
  await first.screen.unmount()
  redemptions(() => json({ code, data: null }))
  const { screen, answer, press } = await visit()
  press()
  await expect
    .element(answer)
    .toMatchTextContent(/your coupon probably went through.*check your game mailbox/)
  const entry = screen
    .getByRole('list', { name: 'Coupons redeemed on this device' })
    .getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/Probably redeemed.*7 days left/)
})

test('a page that is closed before the answer remembers that there was none', async () => {
  redemptions(unanswered)
  const { screen, element, press } = await visit()
  press()
  await expect.element(element).toHaveAttribute('aria-disabled')
  await screen.unmount()
  const again = await visit()
  const passport = again.screen.getByRole('list', { name: 'Coupons redeemed on this device' })
  await expect.element(passport).toMatchTextContent(/No response: check your mailbox/)
})

test('a form that was left and opened again waits for the answer of the first press', async () => {
  const sent = redemptions(unanswered)
  const { screen, press } = await visit()
  press()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await screen.router.navigate({ to: '/settings' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await screen.router.navigate({ to: '/coupon' })
  const busy = screen.getByRole('button', { name: 'Redeeming' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  answerAll()
  const passport = screen.getByRole('list', { name: 'Coupons redeemed on this device' })
  await expect.element(passport).toMatchTextContent(/LUMIWELCOME01.*Redeemed/)
  expect(sent).toHaveLength(1)
})

test('Enter that is held and the second half of a double tap send nothing more', async () => {
  const sent = redemptions(() => json({ code: 0, data: null }))
  const { screen, answer, press } = await visit()
  await screen.getByRole('textbox', { name: 'Coupon code' }).click()
  await userEvent.keyboard('{Enter>5/}')
  await expect.element(answer).toMatchTextContent(/coupon has been redeemed/)
  press()
  expect(sent).toHaveLength(1)
  await expect.element(answer).toMatchTextContent(/coupon has been redeemed/)
})
