import { expect, test } from 'vitest'
import { eachOnce, uniqueKeys } from './collections.ts'

test('keeps ids and numbers those that repeat', () => {
  expect(uniqueKeys(['7', '5', '7', '', '7', ''])).toEqual(['7', '5', '7 1', '', '7 2', ' 1'])
})

test('keeps the position of a repeated record, with its latest content', () => {
  const items = [
    { id: 3, at: 1 },
    { id: 2, at: 1 },
    { id: 3, at: 2 },
  ]
  expect(eachOnce(items)).toEqual([
    { id: 3, at: 2 },
    { id: 2, at: 1 },
  ])
})
