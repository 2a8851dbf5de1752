import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  [[3, 1, 2], 2],
  [[10, 9], 10],
  [[4, 1, 3, 2], 3],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('has no median of nothing', () => {
  expect(median([])).toBeNaN()
})
