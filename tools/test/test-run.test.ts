import { expect, test } from 'vitest'
import { plans } from './plans.ts'
import { summaryOf } from './run-step.ts'

test('reads the counts of tests from the output of Vitest and Playwright', () => {
  expect(
    summaryOf('\u001B[2m Test Files \u001B[22m 98 passed (98)\n      Tests  1007 passed (1007)\n'),
  ).toBe('1007 passed')
  expect(summaryOf('  1 failed\n    [journeys] › e2e/x.spec.ts\n  107 passed (1.4m)\n')).toBe(
    '1 failed, 107 passed',
  )
  expect(summaryOf('All sizes are within their limits.\n')).toBe('')
})

test.for(Object.entries(plans))(
  'every step of "%s" has a name of its own and runs after the one that it needs',
  ([, { lanes }]) => {
    const steps = lanes.flatMap((group) => group.flat())
    const names = steps.map((step) => step.name)
    expect(new Set(names).size).toBe(names.length)
    const early = steps.filter(({ needs }, n) => needs && !names.slice(0, n).includes(needs))
    expect(early).toEqual([])
  },
)
