import { expect, test } from 'vitest'
import { filterFaq } from './faq-filter.ts'

const entries = [
  {
    id: 1,
    categoryId: 1,
    question: '쿠폰은 어디에서 쓰나요?',
    html: '<p>게임 <b>설정</b>에서 써요.</p>',
  },
  {
    id: 2,
    categoryId: 2,
    question: 'How do I link my account?',
    html: '<p class="coupon">Open Settings &amp; don’t press <b>AB/</b>C.</p>',
  },
  { id: 3, categoryId: 2, question: 'クーポンの期限は?', html: '<p>７日間です。</p>' },
]

test.each([
  ['', [1, 2, 3]],
  ['   ', [1, 2, 3]],
  ['쿠폰', [1]],
  ['쿠폰'.normalize('NFD'), [1]],
  ['설정 쿠폰', [1]],
  // IME states while typing a syllable: ㅋ, 쿠, 쿠ㅍ, 쿠포, 쿠폰.
  ['ㅋ', [1]],
  ['쿠ㅍ', [1]],
  ['쿠포', [1]],
  ['SETTINGS', [2]],
  ["don't", [2]],
  ['dont', [2]],
  ['& settings', [2]],
  ['coupon', []],
  ['7日', [3]],
  ['ｸｰﾎﾟﾝ', [3]],
  ['くーぽん', [3]],
  ['account zebra', []],
])('finds for %j the entries %j', (wanted, ids) => {
  expect(filterFaq(entries, wanted).map(({ id }) => id)).toEqual(ids)
})
