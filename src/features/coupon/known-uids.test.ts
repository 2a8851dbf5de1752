import { expect, test } from 'vitest'
import { parseUids, withUid } from './known-uids.ts'

test.for([
  [null, []],
  ['x', []],
  ['"1"', []],
  ['["1",2,null,"","1","3"]', ['1', '3']],
  [JSON.stringify(['9'.repeat(65)]), []],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
] as const)('parses the stored value %j as %j', ([stored, uids]) => {
  expect(parseUids(stored)).toEqual(uids)
})

test('stores the latest UID first, without duplicates, five at most', () => {
  expect(withUid(['1', '2', '3', '4', '5'], '3')).toEqual(['3', '1', '2', '4', '5'])
  expect(withUid(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4'])
})
