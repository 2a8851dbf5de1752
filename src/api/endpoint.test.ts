import { expect, test } from 'vitest'
import { withId } from './endpoint.ts'

test.for([
  [
    { params: { idx: '7' }, body: { lang: 'en' } },
    { params: { idx: '9' }, body: { lang: 'en' } },
  ],
  [{ body: { lang: 'en', songIdx: 7 } }, { body: { lang: 'en', songIdx: 9 } }],
  [{ params: { page: 'terms' }, body: { page: 1, size: 10 } }, undefined],
] as const)('the id of the example %j is replaced', ([example, replaced]) => {
  expect(withId(example, 9)).toEqual(replaced)
})
