import { expect, test } from 'vitest'
import type { Notice } from '../notice.schema.ts'
import { endingFirst, nextPeriod } from './today.queries.ts'

const now = Date.parse('2024-06-12T12:00:00+09:00')
const hour = 3_600_000

/** Creates a post whose period is given in hours from now. */
const post = (id: number, from: number | null, until: number | null): Notice => ({
  id,
  board: 'event',
  category: 'E',
  categoryId: undefined,
  title: `Event ${id}`,
  publishedAt: now,
  thumbnail: undefined,
  startsAt: from === null ? null : now + from * hour,
  endsAt: until === null ? null : now + until * hour,
})

const idsOf = (posts: readonly Notice[]) => posts.map(({ id }) => id)

test('lists the running events by their end, those without an end last', () => {
  const events = [post(1, -5, null), post(2, -1, 9), post(3, 2, 5), post(4, -9, -1), post(5, -3, 2)]
  expect(idsOf(endingFirst(events, now))).toEqual([5, 2, 1])
})

test('lists four events at most', () => {
  const events = [1, 2, 3, 4, 5, 6].map((id) => post(id, -1, id))
  expect(idsOf(endingFirst(events, now))).toEqual([1, 2, 3, 4])
})

test.for([
  ['the next of two', [post(1, 30, 33), post(2, 6, 9)], 2],
  ['the running one before a later one', [post(1, 30, 33), post(2, -1, 2)], 2],
  ['none if all are over', [post(1, -9, -6)], null],
  ['none without a period', [post(1, null, null)], null],
] as const)('finds the next maintenance: %s', ([, notices, id]) => {
  expect(nextPeriod(notices, now)?.id ?? null).toBe(id)
})
