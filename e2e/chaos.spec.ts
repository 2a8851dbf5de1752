import { weights } from '../tools/chaos/actions.ts'
import { planOf } from '../tools/chaos/plan.ts'
import { visit } from '../tools/chaos/visit.ts'
import { expect, test } from '@playwright/test'
import { fullOnly } from './visits.ts'

// A slice of `npm run chaos`, always the same.
for (const seed of [1, 2, 3, 4]) {
  test(
    `a random visit of 25 actions breaks no invariant (seed ${seed})`,
    fullOnly,
    async ({ browser, baseURL }) => {
      test.slow()
      expect(await visit(browser, baseURL ?? '', planOf(seed, 25, weights))).toBeNull()
    },
  )
}
