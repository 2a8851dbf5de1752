import { expect, test } from 'vitest'
import { uniqueKeys } from './collections.ts'

test('keeps ids and numbers those that repeat', () => {
  expect(uniqueKeys(['7', '5', '7', '', '7', ''])).toEqual(['7', '5', '7 1', '', '7 2', ' 1'])
})
