import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** Mocks the session that the account site returns. */
function signIn(session: object) {
  backend.use(
    http.post('*/mock-account/session', () => HttpResponse.json({ code: 200, data: session })),
  )
}

/** Responds to every redemption with `code` after a short delay. @returns the requests */
function redemptions(code: number) {
  const sent: { body: unknown; key: string | null }[] = []
  backend.use(
    http.post('*/api/v2/coupon/redeem', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
      await new Promise((resolve) => setTimeout(resolve, 50))
      return HttpResponse.json({ code, data: null })
    }),
  )
  return sent
}

async function visit(path: `/en/${string}` = '/en/coupon') {
  const screen = await renderRoute(path)
  const form = {
    uid: screen.getByRole('textbox', { name: 'UID' }),
    code: screen.getByRole('textbox', { name: 'Coupon code' }),
    use: screen.getByRole('button', { name: 'Redeem' }),
  }
  await expect.element(form.use).toBeVisible()
  return { ...screen, ...form }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('shows the first missing field and sends no request', async () => {
  const sent = redemptions(0)
  const screen = await visit()
  await screen.use.click()
  await expect.element(screen.uid).toHaveAccessibleDescription(/Please enter your UID/)
  await expect.element(screen.uid).toHaveFocus()
  await screen.uid.fill('1000100001')
  await screen.use.click()
  await expect.element(screen.code).toHaveAccessibleDescription(/Please enter your coupon code/)
  await screen.code.fill('LUMI')
  await screen.use.click()
  await expect.element(screen.code).toHaveAccessibleDescription(/Invalid code, Please try again\./)
  expect(sent).toEqual([])
})

test('extracts the code from a pasted message, sends it once for a double click and preserves the fields', async () => {
  const sent = redemptions(0)
  const screen = await visit()
  await screen.uid.fill(' １０００１００００１ ')
  await screen.code.fill('Your code is LUMIWELCOME01, enjoy')
  await userEvent.dblClick(screen.use)
  await expect.element(screen.getByText(/check your game mailbox/)).toBeVisible()
  expect(sent).toEqual([
    {
      body: { uid: '1000100001', couponCode: 'LUMIWELCOME01', gameCode: 'ISLE' },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
  await expect.element(screen.uid).toHaveValue('1000100001')
  await expect.element(screen.code).toHaveValue('LUMIWELCOME01')
})

test('shows the result of each code', async () => {
  const screen = await visit()
  await screen.uid.fill('1000100001')
  for (const [code, message] of [
    ['LUMINOSUCH5001', /couldn't find that coupon code/],
    ['LUMICHECK5002', /press Redeem again/],
    ['LUMIENDED5003', /has expired/],
    ['LUMIUSED5004X', /already been used/],
    ['LUMISAME5011X', /already used this coupon/],
    ['LUMIEVENT5012', /one coupon per event/],
    ['LUMIINVALID4001', /couldn't match this UID/],
    ['LUMISERVER4031', /went wrong on our side/],
    ['LUMIHTTP500XX', /The server didn't respond/],
    ['LUMIUNKNOWN7777', /press Redeem again/],
  ] as const) {
    await screen.code.fill(code)
    await screen.use.click()
    const status = screen.getByRole('main').getByRole('status')
    await expect.element(status).toMatchTextContent(new RegExp(`${code}.*${message.source}`))
  }
})

test('prefills a code from the URL without sending it, even for a member', async () => {
  signIn(lanternFox)
  const sent = redemptions(0)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await expect.element(screen.code).toHaveValue('LUMIWELCOME01')
  await expect.element(screen.uid).toHaveValue('1000100001')
  await screen.code.fill('LUMIOTHER0001')
  await screen.use.click()
  await expect.element(screen.getByRole('main').getByRole('status')).not.toBeEmptyDOMElement()
  expect(sent).toMatchObject([{ body: { couponCode: 'LUMIOTHER0001' } }])
})

test('links to the login page with the current URL as the return URL', async () => {
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  const back = encodeURIComponent(`${window.location.origin}/en/coupon?code=LUMIWELCOME01`)
  const login = screen.getByRole('link', { name: /Log in/ })
  await expect.element(login).toHaveAttribute('href', `/mock-account/login?redirect=${back}`)
})

test('shows a member their own UID in a read-only field', async () => {
  signIn(lanternFox)
  const screen = await visit()
  await expect.element(screen.uid).toHaveValue('1000100001')
  await expect.element(screen.uid).toHaveAttribute('readonly')
})

/** Delays the session response. @returns a function that sends it */
function signInLater(session: object) {
  let respond: (() => void) | undefined
  const finished = new Promise<void>((resolve) => {
    respond = resolve
  })
  backend.use(
    http.post('*/mock-account/session', async () => {
      await finished
      return HttpResponse.json({ code: 200, data: session })
    }),
  )
  return () => respond?.()
}

const lanternFox = { kind: 'member', uid: '1000100001', nickname: 'LanternFox' }

test('sends a form that was submitted before the session loaded, exactly once', async () => {
  const sent = redemptions(0)
  const respond = signInLater(lanternFox)
  const screen = await renderRoute('/en/coupon')
  const use = screen.getByRole('button', { name: 'Redeem' })
  await expect.element(use).not.toHaveAttribute('aria-disabled')
  await screen.getByRole('textbox', { name: 'Coupon code' }).fill('LUMIWELCOME01')
  await use.click()
  await expect.element(use).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toEqual([])
  respond()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ uid: '1000100001', couponCode: 'LUMIWELCOME01' })
  await expect.element(use).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(1)
})

test('preserves focus in the UID field when the member UID loads', async () => {
  const respond = signInLater(lanternFox)
  const screen = await renderRoute('/en/coupon')
  const uid = screen.getByRole('textbox', { name: 'UID' })
  await uid.fill('12')
  respond()
  await expect.element(screen.getByText('Logged in as LanternFox')).toBeVisible()
  await expect.element(uid).toHaveValue('1000100001')
  await expect.element(uid).toHaveFocus()
  await expect.element(uid).toHaveAttribute('readonly')
})

test('disables the form and shows a login link for a member without a UID', async () => {
  signIn({ kind: 'member', nickname: 'LanternFox' })
  const screen = await visit()
  await expect.element(screen.getByText('UID not confirmed, please log in')).toBeVisible()
  await expect.element(screen.use).toBeDisabled()
})

test('explains to a guest where the member number is', async () => {
  signIn({ kind: 'guest' })
  const screen = await visit()
  await screen.getByText('Find your UID').click()
  await expect.element(screen.getByText('Open the settings in the game.')).toBeVisible()
})

test('disables the form before the service launch', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2023-03-27T00:00:00Z') })
  const screen = await visit()
  const note = screen.getByText('Can be registered after the service launch')
  await expect.element(note).toBeVisible()
  await expect.element(screen.use).toBeDisabled()
})

test('previews code and UID before submitting', async () => {
  const sent = redemptions(0)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill(' 1000100001')
  await expect
    .element(screen.use)
    .toHaveAccessibleDescription('LUMIWELCOME01 will be redeemed for UID 1000100001.')
  await screen.code.fill('LUMI')
  await expect.element(screen.use).not.toHaveAccessibleDescription(/will be redeemed/)
  expect(sent).toEqual([])
})

test('remembers a UID on request, fills it in on click and deletes it again', async () => {
  redemptions(0)
  const first = await visit('/en/coupon?code=LUMIWELCOME01')
  await first.uid.fill('1000100001')
  await first.getByRole('checkbox', { name: 'Save my UID in this browser' }).click()
  await first.use.click()
  await expect.element(first.getByRole('button', { name: 'Use UID 1000100001' })).toBeVisible()
  await first.unmount()
  const second = await visit()
  await second.getByRole('button', { name: 'Use UID 1000100001' }).click()
  await expect.element(second.uid).toHaveValue('1000100001')
  await expect.element(second.code).toHaveFocus()
  await second.getByRole('button', { name: 'Delete saved UIDs' }).click()
  await expect.element(second.getByRole('button', { name: /Use UID/ })).not.toBeInTheDocument()
  expect(localStorage.getItem('couponUids')).toBeNull()
})

test('lists redeemed coupons with the days left and can clear the history', async () => {
  redemptions(0)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('1000100001')
  await screen.use.click()
  const entry = screen
    .getByRole('list', { name: 'Coupons redeemed in this browser' })
    .getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/LUMIWELCOME01.*Redeemed.*1000100001.*7 days left/)
  await screen.getByRole('button', { name: 'Delete coupon history' }).click()
  await expect.element(entry).not.toBeInTheDocument()
  expect(localStorage.getItem('couponHistory')).toBeNull()
})

test('names the submitted coupon in the result after the fields have changed', async () => {
  redemptions(5003)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('1000100001')
  await screen.use.click()
  await screen.code.fill('LUMI2NDANNIV26')
  const status = screen.getByRole('main').getByRole('status')
  await expect.element(status).toMatchTextContent(/LUMIWELCOME01 · UID 1000100001.*has expired/)
})
