import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'

test.for([
  ['2024-06-11T10:00:00+09:00', Date.UTC(2024, 5, 11, 1)],
  ['2024-06-11', Date.UTC(2024, 5, 10, 15)],
  ['2024-06-11T01:00:00Z', Date.UTC(2024, 5, 11, 1)],
] as const)('parses %s', ([text, instant]) => {
  expect(parseInstant(text)).toBe(instant)
})

test.for([
  '',
  '0000-00-00',
  '0001-01-01',
  '2024-13-01',
  'June 11',
  '2024-06-11T10:00:00',
  '1718067600000',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00Z',
])('rejects %j', (text) => {
  expect(parseInstant(text)).toBeNull()
})
