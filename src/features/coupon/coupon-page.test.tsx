import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** Who the account site says is visiting. */
function signIn(session: object) {
  backend.use(
    http.post('*/mock-account/session', () => HttpResponse.json({ code: 200, data: session })),
  )
}

/** Every redemption from now on, answered with `code` after a moment. */
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

async function visit(address: `/en/${string}` = '/en/coupon') {
  const screen = await renderRoute(address)
  const form = {
    uid: screen.getByRole('textbox', { name: 'UID' }),
    code: screen.getByRole('textbox', { name: 'Coupon code' }),
    use: screen.getByRole('button', { name: 'Redeem' }),
  }
  await expect.element(form.use).toBeVisible()
  return { ...screen, ...form }
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.useRealTimers()
})

test('a visitor is told what is missing, field by field, and nothing is sent', async () => {
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

test('a code inside a message is found, sent once for two presses, and the fields are kept', async () => {
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

test.each([
  ['LUMINOSUCH5001', /couldn't find that coupon code/],
  ['LUMICHECK5002', /press Redeem again/],
  ['LUMIENDED5003', /has ended/],
  ['LUMIUSED5004X', /already been used/],
  ['LUMISAME5011X', /already used this coupon/],
  ['LUMIEVENT5012', /once per event/],
  ['LUMIINVALID4001', /isn't valid/],
  ['LUMISERVER4031', /went wrong on our side/],
  ['LUMIHTTP500XX', /went wrong on our side/],
  ['LUMIUNKNOWN7777', /press Redeem again/],
])('%s is answered with %s', async (code, told) => {
  const screen = await visit()
  await screen.uid.fill('1000100001')
  await screen.code.fill(code)
  await screen.use.click()
  const answer = screen.getByRole('main').getByRole('status')
  await expect.element(answer).toMatchTextContent(told)
})

test('a code in the address prefills the field and is not sent', async () => {
  const sent = redemptions(0)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await expect.element(screen.code).toHaveValue('LUMIWELCOME01')
  expect(sent).toEqual([])
})

test('a visitor can sign in and comes back to this address', async () => {
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  const back = encodeURIComponent(`${window.location.origin}/en/coupon?code=LUMIWELCOME01`)
  const login = screen.getByRole('link', { name: /Log in/ })
  await expect.element(login).toHaveAttribute('href', `/mock-account/login?redirect=${back}`)
})

test('a member sees the own UID and cannot type another one', async () => {
  signIn(lanternFox)
  const screen = await visit()
  await expect.element(screen.uid).toHaveValue('1000100001')
  await expect.element(screen.uid).toHaveAttribute('readonly')
})

/** Who visits is known only once that is said. @returns says it */
function signInLater(session: object) {
  let answer: (() => void) | undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  backend.use(
    http.post('*/mock-account/session', async () => {
      await asked
      return HttpResponse.json({ code: 200, data: session })
    }),
  )
  return () => answer?.()
}

const lanternFox = { kind: 'member', uid: '1000100001', nickname: 'LanternFox' }

test('what is pressed before it is known who visits is sent once it is, and once', async () => {
  const sent = redemptions(0)
  const answer = signInLater(lanternFox)
  const screen = await renderRoute('/en/coupon')
  const use = screen.getByRole('button', { name: 'Redeem' })
  await expect.element(use).not.toHaveAttribute('aria-disabled')
  await screen.getByRole('textbox', { name: 'Coupon code' }).fill('LUMIWELCOME01')
  await use.click()
  await expect.element(use).toHaveAttribute('aria-disabled', 'true')
  expect(sent).toEqual([])
  answer()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ uid: '1000100001', couponCode: 'LUMIWELCOME01' })
  await expect.element(use).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(1)
})

test('who is in the field for it when the own UID comes stays there', async () => {
  const answer = signInLater(lanternFox)
  const screen = await renderRoute('/en/coupon')
  const uid = screen.getByRole('textbox', { name: 'UID' })
  await uid.fill('12')
  answer()
  await expect.element(screen.getByText('Logged in as LanternFox')).toBeVisible()
  await expect.element(uid).toHaveValue('1000100001')
  await expect.element(uid).toHaveFocus()
  await expect.element(uid).toHaveAttribute('readonly')
})

test('a member without a UID is asked to log in, and the form is off', async () => {
  signIn({ kind: 'member', nickname: 'LanternFox' })
  const screen = await visit()
  await expect.element(screen.getByText('UID not confirmed, please log in')).toBeVisible()
  await expect.element(screen.use).toBeDisabled()
})

test('a guest is told where the member number is', async () => {
  signIn({ kind: 'guest' })
  const screen = await visit()
  await screen.getByText('Find your UID').click()
  await expect.element(screen.getByText('Open the settings in the game.')).toBeVisible()
})

test('before the service launch the form is off', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2023-03-27T00:00:00Z') })
  const screen = await visit()
  const note = screen.getByText('Can be registered after the service launch')
  await expect.element(note).toBeVisible()
  await expect.element(screen.use).toBeDisabled()
})

test('code and UID are shown back before anything is sent', async () => {
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

test('a UID is remembered where that is wanted, filled in by a press, and forgotten again', async () => {
  redemptions(0)
  const first = await visit('/en/coupon?code=LUMIWELCOME01')
  await first.uid.fill('1000100001')
  await first.getByRole('checkbox', { name: 'Remember this UID on this device' }).click()
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

test('the passport lists what was used, with the days left, and can be cleared', async () => {
  redemptions(0)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('1000100001')
  await screen.use.click()
  const entry = screen
    .getByRole('list', { name: 'Coupons redeemed on this device' })
    .getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/LUMIWELCOME01.*Redeemed.*1000100001.*7 days left/)
  await screen.getByRole('button', { name: 'Delete coupon history' }).click()
  await expect.element(entry).not.toBeInTheDocument()
  expect(localStorage.getItem('couponHistory')).toBeNull()
})

test('the answer names the coupon that was sent, whatever the fields say by then', async () => {
  redemptions(5003)
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('1000100001')
  await screen.use.click()
  await screen.code.fill('LUMI2NDANNIV26')
  const answer = screen.getByRole('main').getByRole('status')
  await expect.element(answer).toMatchTextContent(/LUMIWELCOME01 · UID 1000100001.*has ended/)
})
