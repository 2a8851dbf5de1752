import { expect, test } from 'vitest'
import { parseInstant } from '#api/schema.ts'
import { eventState, nextTurn } from './event-state.ts'

const start = '2024-02-29T10:00:00+09:00'
const end = '2024-03-31T23:59:59+09:00'

test.for([
  ['a second before it starts', start, end, '2024-02-29T09:59:59+09:00', 'coming'],
  ['at the start', start, end, '2024-02-29T10:00:00+09:00', 'running'],
  ['at the start, in New York time', start, end, '2024-02-28T20:00:00-05:00', 'running'],
  ['on the previous day in Honolulu', start, end, '2024-02-28T14:59:59-10:00', 'coming'],
  ['in its last second', start, end, '2024-03-31T23:59:59+09:00', 'running'],
  ['after its last second', start, end, '2024-04-01T00:00:00+09:00', 'ended'],
  [
    'the next month in Auckland, not yet in Korea',
    start,
    end,
    '2024-04-01T01:00:00+13:00',
    'running',
  ],
  ['across the end of a year', '2023-12-31', '2024-01-01', '2023-12-31T15:00:00Z', 'running'],
  [
    'a date without a time starts at midnight in Korea',
    '2024-03-01',
    end,
    '2024-02-29T14:59:59Z',
    'coming',
  ],
  ['without an end', start, 'none', '2030-01-01T00:00:00Z', 'running'],
  ['without an end, before it', start, 'none', '2020-01-01T00:00:00Z', 'coming'],
  ['without a start', 'none', end, '2020-01-01T00:00:00Z', 'running'],
  ['without a start, after it', 'none', end, '2030-01-01T00:00:00Z', 'ended'],
  ['without a period', 'none', 'soon', '2024-03-01T00:00:00Z', null],
  ['with an end before its start', end, start, '2024-03-01T00:00:00Z', null],
] as const)('%s', ([, startDt, endDt, now, state]) => {
  const times = { startsAt: parseInstant(startDt), endsAt: parseInstant(endDt) }
  expect(eventState(times, Date.parse(now))).toBe(state)
})

test.for([
  ['its start before it', start, end, '2024-02-28T10:00:00+09:00', start],
  ['its end while it runs', start, end, '2024-03-01T10:00:00+09:00', end],
  ['nothing after it', start, end, '2024-04-01T10:00:00+09:00', 'none'],
  ['nothing without an end', start, 'none', '2024-03-01T10:00:00+09:00', 'none'],
  ['nothing to an end in another age', 'none', '2099-12-31', '2024-03-01T10:00:00Z', 'none'],
  ['nothing to a start in another age', '2099-12-31', 'none', '2024-03-01T10:00:00Z', 'none'],
] as const)('counts down to %s', ([, startDt, endDt, now, turn]) => {
  const times = { startsAt: parseInstant(startDt), endsAt: parseInstant(endDt) }
  expect(nextTurn(times, Date.parse(now))).toBe(parseInstant(turn))
})
