import { expect, test } from 'vitest'
import { nameFilter } from './name-filter.ts'

test.for([
  ['another case and width', 'ＬＵＭＩ', 'Lumi'],
  ['katakana by hiragana', 'るみ', 'ルミ'],
  ['a decomposed name', '달빛'.normalize('NFD'), '달빛'],
] as const)('finds %s', ([, searched, name]) => {
  expect(nameFilter.resolveFilterValue?.(searched)).toBe(nameFilter.resolveDataValue?.(name))
})

test('treats a player without a club as having an empty club name', () => {
  expect(nameFilter.resolveDataValue?.(undefined)).toBe('')
})
