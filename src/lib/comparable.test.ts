import { expect, test } from 'vitest'
import { comparable } from './comparable.ts'

test.for([
  ['クーポン', 'くーぽん'],
  ['ｸｰﾎﾟﾝ', 'くーぽん'],
  ['ヴァイオリン', 'ゔぁいおりん'],
  ['ヶ月', 'ゖ月'],
  ['いすゞ', 'イスヾ'],
  ['ＬＵＭＩ', 'lumi'],
  ['달빛'.normalize('NFD'), '달빛'],
] as const)('compares %s with %s as equal', ([one, other]) => {
  expect(comparable(one)).toBe(comparable(other))
})

test('finds a partly typed syllable, and keeps marks that change a letter', () => {
  expect(comparable('쿠폰')).toContain(comparable('쿠ㅍ'))
  expect(comparable('はっぱ')).not.toBe(comparable('ハッハ'))
})
