import { expect, test, vi } from 'vitest'
import { createTimings } from './timings.ts'

test('names the three slowest pages, the slowest first', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const timings = createTimings()
  for (const [name, ms] of [
    ['/kr/', 120],
    ['/kr/coupon', 80],
    ['/en/', 300],
    ['/en/game', 500],
  ] as const) {
    const result = await timings.measure(name, async () => {
      now += ms
      return name
    })
    expect(result).toBe(name)
  }
  expect(timings.summary()).toBe(
    '4 pages in 1.0 s, slowest: /en/game 500 ms, /en/ 300 ms, /kr/ 120 ms',
  )
})

test('counts no pages without a slowest one', () => {
  expect(createTimings().summary()).toMatch(/^0 pages in [\d.]+ s$/)
})
