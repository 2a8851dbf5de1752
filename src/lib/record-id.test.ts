import { expect, test } from 'vitest'
import { parseRecordId } from './record-id.ts'

test.for([
  ['1', 1],
  ['540', 540],
  ['9999999999', 9_999_999_999],
] as const)('reads %s', ([segment, id]) => {
  expect(parseRecordId(segment)).toBe(id)
})

test.for([
  '',
  '0',
  '012',
  '-1',
  '1.5',
  '1e5',
  '0x10',
  '..',
  '%2e%2e',
  '1/../2',
  '１２',
  '1'.repeat(30),
  ' 1',
  '1\n',
])('rejects %j', (segment) => {
  expect(parseRecordId(segment)).toBeNull()
})
