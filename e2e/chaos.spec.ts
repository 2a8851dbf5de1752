import { weights } from '../tools/chaos/actions.ts'
import { planOf } from '../tools/chaos/plan.ts'
import { visit } from '../tools/chaos/visit.ts'
import { expect, test } from '@playwright/test'
import { everyNth } from './visits.ts'

// A slice of `npm run chaos`, always the same.
const actions = process.env.FULL_MATRIX ? 25 : 10

for (const seed of everyNth([1, 2, 3, 4], 4)) {
  test(`a random visit of ${actions} actions breaks no invariant (seed ${seed})`, async ({
    browser,
    baseURL,
  }) => {
    test.slow()
    expect(await visit(browser, baseURL ?? '', planOf(seed, actions, weights))).toBeNull()
  })
}
