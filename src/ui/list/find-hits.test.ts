import { expect, test } from 'vitest'
import { findHits } from './find-hits.ts'

/** Returns the text with its hits in brackets. */
const marked = (text: string, keyword: string) =>
  findHits(text, keyword)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

test.for([
  ['Lantern night', 'lantern', '[Lantern] night'],
  ['Lantern night', 'n', 'La[n]ter[n] [n]ight'],
  ['aaa', 'aa', '[aaa]'],
  ['등불 축제 안내', '축제', '등불 [축제] 안내'],
  ['등불 축제'.normalize('NFD'), '축제', '등불 [축제]'],
  ['등불 축제', '축제'.normalize('NFD'), '등불 [축제]'],
  ['ﾊﾞﾄﾙ大会', 'バトル', '[ﾊﾞﾄﾙ]大会'],
  ['バトル大会', 'ﾊﾞﾄﾙ', '[バトル]大会'],
  ['クーポンの期限', 'くーぽん', '[クーポン]の期限'],
  ['くじびき', 'クジ', '[くじ]びき'],
  ['Ｖｅｒ２．３０', 'ver2.30', '[Ｖｅｒ２．３０]'],
  ["Lumi's night", 'lumis', "Lumi's night"],
  ['㎏ and ﬁre', 'fi', '㎏ and [ﬁ]re'],
  ['🏮 lantern 🏮', '🏮', '[🏮] lantern [🏮]'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['a.b*c', '.b*', 'a[.b*]c'],
  ['شعلة مضيئة', 'مضيئة', 'شعلة [مضيئة]'],
  ['Lantern', 'zebra', 'Lantern'],
  ['Lantern', '', 'Lantern'],
  ['', 'x', ''],
] as const)('marks in %j the keyword %j', ([text, keyword, shown]) => {
  expect(marked(text, keyword)).toBe(shown)
})

test('handles a title of any length and a long keyword quickly', () => {
  const text = 'ab'.repeat(50_000)
  expect(findHits(text, `${'ab'.repeat(49)}c`)).toEqual([{ text, isHit: false }])
})
