import { expect, test } from 'vitest'
import { planOf, shrink } from './plan.ts'

const weights = { click: 5, back: 1 }

test('a seed has the same steps every time, and another seed has others', () => {
  expect(planOf(1, 40, weights)).toEqual(planOf(1, 40, weights))
  expect(planOf(1, 40, weights)).not.toEqual(planOf(2, 40, weights))
})

/** Returns true if both steps that fail together are left. */
const fails = async (left: readonly { action: string }[]) =>
  ['7', '31'].every((needed) => left.some(({ action }) => action === needed))

test('a failing list shrinks to the steps that fail', async () => {
  const steps = Array.from({ length: 40 }, (_, index) => ({ action: `${index}`, pick: 0 }))
  expect((await shrink(steps, fails)).map(({ action }) => action)).toEqual(['7', '31'])
})
