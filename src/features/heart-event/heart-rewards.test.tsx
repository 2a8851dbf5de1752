import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMockBackend } from '#test/mock-backend.ts'
import { renderRoute } from '#test/render-route.tsx'

const backend = useMockBackend()

function mockHearts(wire: object) {
  backend.use(http.get('*/game-data/event/hearts-202306.json', () => HttpResponse.json(wire)))
}

// A date during the event.
beforeEach(() => {
  delete document.documentElement.dataset.motion
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2023-06-20T12:00:00+09:00') })
})

const visit = () => renderRoute('/en/community/event/540')

test.for([
  [3_999_999, '3', 'Hearts: 3,999,999', '1 heart to the next lantern'],
  [4_500_000, '5', 'Hearts: 4,500,000', 'All five lanterns are lit.'],
  [1e300, '5', 'Hearts: 9,007,199,254,740,991', 'All five lanterns are lit.'],
  ['4500000', '0', 'Hearts: 0', '1,000,000 hearts to the next lantern'],
  [-7, '0', 'Hearts: 0', '1,000,000 hearts to the next lantern'],
  [undefined, '0', 'Hearts: 0', '1,000,000 hearts to the next lantern'],
] as const)('shows for %s hearts step %s', async ([count, step, text, remaining]) => {
  mockHearts({ heart_count: count })
  const screen = await visit()
  const progress = screen.getByRole('progressbar', { name: 'Lanterns lit' })
  await expect.element(progress).toHaveAttribute('aria-valuenow', step)
  await expect.element(progress).toHaveAttribute('aria-valuetext', `${step} of 5 lanterns lit`)
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(remaining)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

/** Returns the delay of the light of each lit lantern; `null` for a light without motion. */
const lighting = () =>
  Array.from(document.querySelectorAll('[role=progressbar] > [data-lit]'), (flame) => {
    const { animationName, animationDelay } = getComputedStyle(flame)
    return animationName === 'none' ? null : animationDelay
  })

test('lights one lantern for each step, one after the other', async () => {
  mockHearts({ heart_count: 3_000_000 })
  const screen = await visit()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  expect(lighting()).toEqual(['0.4s', '0.5s', '0.6s'])
})

test('shows the lit lanterns at once with motion off', async () => {
  document.documentElement.dataset.motion = 'off'
  mockHearts({ heart_count: 3_000_000 })
  const screen = await visit()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  expect(lighting()).toEqual([null, null, null])
})

test('shows the reward dates of reached steps and marks the others as not reached', async () => {
  mockHearts({ heart_count: 2_000_000 })
  const screen = await visit()
  const rewards = screen.getByRole('region', { name: 'Rewards' }).getByRole('listitem')
  await expect.element(rewards.nth(0)).toMatchTextContent(/^1,000,000 hearts100 lanterns/)
  // The goals were met on Tuesday night, June 6, and on a Friday.
  await expect
    .element(rewards.nth(0))
    .toMatchTextContent(/Arrived by Jun 8, 2023 · Claim period ended Jun 15, 2023$/)
  await expect
    .element(rewards.nth(1))
    .toMatchTextContent(/Arrives by Jun 20, 2023 · Claim by Jun 27, 2023$/)
  await expect.element(rewards.nth(2)).toMatchTextContent(/Not reached yet$/)
  await expect.element(rewards.nth(4)).toMatchTextContent(/Limited decoration/)
})

test('marks missed steps as not reached after the event has ended', async () => {
  vi.setSystemTime(new Date('2023-07-20T12:00:00+09:00'))
  mockHearts({ heart_count: 2_000_000 })
  const screen = await visit()
  await expect.element(screen.getByText('1,000,000 hearts short of the next lantern')).toBeVisible()
  await expect.element(screen.getByText(/Together, you lit 2 of them\.$/)).toBeVisible()
  const rewards = screen.getByRole('region', { name: 'Rewards' }).getByRole('listitem')
  await expect.element(rewards.nth(2)).toMatchTextContent(/Not reached$/)
})

test('shows the general rules and the note on the heart counter', async () => {
  const screen = await visit()
  const notes = screen.getByRole('region', { name: 'Please note' })
  await expect.element(notes.getByText(/within 2 weekdays/)).toBeVisible()
  await expect.element(notes.getByText(/once per account/)).toBeVisible()
  await expect.element(notes.getByText(/7 days to claim/)).toBeVisible()
  await expect.element(notes.getByText(/may differ by network/)).toBeVisible()
})

test('shows an error with Retry when the hearts fail to load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  backend.use(
    http.get('*/game-data/event/hearts-202306.json', () => new HttpResponse(null, { status: 500 })),
  )
  const screen = await visit()
  const failed = screen.getByRole('alert')
  await expect.element(failed).toBeVisible()
  expect(screen.getByRole('progressbar').query()).toBeNull()
  backend.resetHandlers()
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
})

test('shows the page when the editors have not written a text', async () => {
  backend.use(
    http.post('*/community/notice/540', () => HttpResponse.json({ code: 404, data: null })),
  )
  const screen = await visit()
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
  await expect.poll(() => screen.queryClient.isFetching()).toBe(0)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.element().textContent).toMatch(/^June 2023 heart\sevent$/)
  expect(screen.getByRole('article').query()).toBeNull()
  expect(screen.getByRole('alert').query()).toBeNull()
})
