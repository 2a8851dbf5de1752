import { expect, test } from 'vitest'
import { pageLimits, visitLimits } from './limits.ts'
import { rowsOf, tableOf } from './report.ts'

const limit = { name: 'TBT', unit: 'ms' as const, must: 150, goal: 50, value: (n: number) => n }

test('checks the median of the rounds against the limit', () => {
  expect(rowsOf([limit], [100, 999, 120])).toMatchObject([{ value: 120, isMissed: false }])
  expect(rowsOf([limit], [100, 999, 151])).toMatchObject([{ value: 151, isMissed: true }])
})

test('misses a limit when nothing was measured', () => {
  expect(rowsOf([limit], [])).toMatchObject([{ isMissed: true }])
})

test('never misses a metric without a limit', () => {
  const { must: _must, goal: _goal, ...free } = limit
  expect(rowsOf([free], [9999])).toMatchObject([{ isMissed: false, must: null }])
})

test('prints value, must, goal and verdict', () => {
  const table = tableOf('kr, main', rowsOf([limit], [151]))
  expect(table).toMatch(/kr, main\n.*\n {2}TBT +151 ms +150 ms +50 ms {2}MISSED$/)
})

test.each([
  ['main', 145],
  ['ranking', 155],
] as const)('limits the script of %s to %d kB', (page, must) => {
  const name = 'JS + catalog until interactive'
  expect(pageLimits(page).find((limit) => limit.name === name)?.must).toBe(must)
})

test.each([...pageLimits('main'), ...visitLimits])(
  'the goal of $name is within its must',
  (each) => {
    expect(each.goal ?? 0).toBeLessThanOrEqual(each.must ?? Infinity)
  },
)
