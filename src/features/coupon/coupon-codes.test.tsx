import { http, HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { site } from '#site.ts'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

/** Responds to each code with its result. @returns the codes that were sent */
function redemptions(results: Record<string, number>) {
  const sent: unknown[] = []
  backend.use(
    http.post('*/api/v2/coupon/redeem', async ({ request }) => {
      const { couponCode } = Object(await request.json())
      sent.push(couponCode)
      return HttpResponse.json({ code: results[couponCode] ?? 5002 })
    }),
  )
  return sent
}

async function visit(path: `/en/${string}` = '/en/coupon') {
  const screen = await renderRoute(path)
  const form = {
    uid: screen.getByRole('textbox', { name: 'UID' }),
    code: screen.getByRole('textbox', { name: 'Coupon code' }),
    use: screen.getByRole('button', { name: 'Redeem', exact: true }),
    status: screen.getByRole('main').getByRole('status'),
  }
  await expect.element(screen.getByRole('link', { name: /Log in/ })).toBeVisible()
  return { ...screen, ...form }
}

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('sends a UID of any characters, and one that is unlikely only after a hint', async () => {
  const sent = redemptions({})
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('A1b2-달빛')
  await screen.use.click()
  await expect.element(screen.status).toMatchTextContent(/UID A1b2-달빛/)
  expect(sent).toHaveLength(1)

  await screen.uid.fill('10001 10002')
  await userEvent.dblClick(screen.use)
  await expect.element(screen.uid).toHaveAccessibleDescription(/Is this really your UID/)
  expect(sent).toHaveLength(1)
  await screen.use.click()
  await expect.element(screen.status).toMatchTextContent(/UID 10001 10002/)
  expect(sent).toHaveLength(2)
})

test('joins a number in sight of the player if UIDs are digits, and refuses anything else', async () => {
  const sent = redemptions({})
  const message = { kr: '', en: 'A UID has nine digits.', jp: '' }
  onTestFinished(() => void Object.assign(site, { uidPattern: null }))
  Object.assign(site, { uidPattern: { pattern: /^\d{9}$/, message } })
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('fan@example.com')
  await screen.use.click()
  await expect.element(screen.uid).toHaveAccessibleDescription(/A UID has nine digits\./)
  await screen.use.click()
  expect(sent).toEqual([])
  await screen.uid.fill('#123 456 789')
  await expect.element(screen.use).toHaveAccessibleDescription(/for UID 123456789\.$/)
  await screen.use.click()
  await expect.element(screen.status).toMatchTextContent(/UID 123456789/)
  await expect.element(screen.uid).toHaveValue('123456789')
})

test('keeps typed text for a reload until the coupon is redeemed, and nothing of a link', async () => {
  redemptions({ LUMIOTHER0001: 0 })
  const first = await visit('/en/coupon?code=LUMIWELCOME01')
  await first.uid.fill('1000100001')
  expect(JSON.parse(sessionStorage.getItem('couponFields') ?? '')).toMatchObject({ code: '' })
  await first.code.fill('LUMIOTHER0001')
  await first.unmount()
  const second = await visit('/en/coupon')
  await expect.element(second.uid).toHaveValue('1000100001')
  await second.code.fill('LUMIOTHER0001')
  await second.use.click()
  await expect.element(second.getByText(/check your game mailbox/)).toBeVisible()
  await expect.poll(() => sessionStorage.getItem('couponFields')).toBeNull()
})

test('offers several codes of a message, each redeemed by its own click with its own result', async () => {
  const sent = redemptions({ LUMIWELCOME01: 0, FIREWORKS2026A: 5003 })
  const screen = await visit()
  await screen.uid.fill('UID: 1000100001')
  await screen.code.fill('쿠폰 LUMIWELCOME01, FIREWORKS2026A 고객센터 02-1234-5678')
  await screen.use.click()
  await expect.element(screen.code).toHaveAccessibleDescription(/more than one code here/)
  expect(sent).toEqual([])

  const choice = screen.getByRole('group', { name: /several codes/ })
  await choice.getByRole('button', { name: 'Redeem FIREWORKS2026A' }).click()
  await expect.element(screen.status).toMatchTextContent(/FIREWORKS2026A.*has expired/)
  await choice.getByRole('button', { name: 'Redeem LUMIWELCOME01' }).click()
  await expect.element(screen.status).toMatchTextContent(/LUMIWELCOME01.*redeemed/)
  const results = () =>
    choice
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  await expect
    .poll(results)
    .toEqual(['Redeem LUMIWELCOME01Redeemed', 'Redeem FIREWORKS2026AExpired'])
  expect(sent).toEqual(['FIREWORKS2026A', 'LUMIWELCOME01'])

  await screen.code.fill('LUMIOTHER0001')
  await expect.element(choice).not.toBeInTheDocument()
})

test('names the characters that look alike only after an unknown code', async () => {
  redemptions({ LUMIWELCOME01: 5001, FIREWORKS2026A: 5003 })
  const screen = await visit()
  await screen.uid.fill('1000100001')
  await screen.code.fill('LUMIWELCOME01')
  await screen.use.click()
  await expect.element(screen.status).toMatchTextContent(/LUMIWELCOME01.*O and 0; I, l and 1/)
  await screen.code.fill('FIREWORKS2026A')
  await screen.use.click()
  await expect.element(screen.status).toMatchTextContent(/FIREWORKS2026A.*has expired\.$/)
})

test('a redeemed code leaves the URL and is known when it is offered again', async () => {
  const sent = redemptions({ LUMIWELCOME01: 0 })
  const screen = await visit('/en/coupon?code=LUMIWELCOME01&utm_source=mail')
  await screen.uid.fill('1000100001')
  await screen.use.click()
  await expect.poll(() => screen.router.state.location.search).toEqual({ utm_source: 'mail' })
  await expect.element(screen.code).toHaveValue('LUMIWELCOME01')
  expect(sent).toHaveLength(1)
  await screen.unmount()

  const again = await visit('/en/coupon?code=LUMIWELCOME01')
  await expect
    .element(again.use)
    .toHaveAccessibleDescription(/already redeemed here for UID 1000100001/)
  await again.uid.fill('2000200002')
  await expect.element(again.use).toHaveAccessibleDescription(/will be redeemed for UID 2000200002/)
})

test('a refused code stays in the URL', async () => {
  redemptions({ LUMIWELCOME01: 5003 })
  const screen = await visit('/en/coupon?code=LUMIWELCOME01')
  await screen.uid.fill('1000100001')
  await screen.use.click()
  await expect.element(screen.status).toMatchTextContent(/has expired/)
  expect(screen.router.state.location.search).toMatchObject({ code: 'LUMIWELCOME01' })
})

test.for(['/en/coupon', '/en/link/coupon'] as const)(
  'scrolls the result into view in a low window: %s',
  async (path) => {
    await page.viewport(390, 420)
    redemptions({ LUMIWELCOME01: 5003 })
    const screen = await visit(`${path}?code=LUMIWELCOME01`)
    window.scrollTo(0, 0)
    await screen.uid.fill('1000100001')
    await screen.use.click()
    await expect.element(screen.status).toMatchTextContent(/has expired/)
    const bottom = () => screen.status.element().getBoundingClientRect().bottom
    await expect.poll(bottom).toBeLessThanOrEqual(420)
    await page.viewport(390, 844)
  },
)

test('the fields are neither a user name nor a one-time code for browsers and password managers', async () => {
  const screen = await visit()
  for (const field of [screen.uid, screen.code]) {
    await expect.element(field).toHaveAttribute('autocomplete', 'off')
    await expect.element(field).toHaveAttribute('data-1p-ignore')
    await expect.element(field).toHaveAttribute('name', expect.stringMatching(/^(?:uid|coupon)$/))
  }
})
