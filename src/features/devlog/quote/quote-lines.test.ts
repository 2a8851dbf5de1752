import { expect, test } from 'vitest'
import { firstLines, linesOf } from './quote-lines.ts'

const upTo = (count: number) => (text: string) => Array.from(text).length <= count

test.each([
  ['words of English', 'en', 'The sea is calm tonight', 10, ['The sea is', 'calm', 'tonight']],
  ['words of Korean', 'ko', '등불을 하나씩 켰어요', 7, ['등불을 하나씩', '켰어요']],
  ['a word that is too long', 'en', 'a lanternlight', 6, ['a', 'lanter', 'nlight']],
  ['the items of a list', 'en', '· one\n· two', 20, ['· one', '· two']],
  ['no text', 'ko', '', 5, []],
] as const)('breaks between %s', (_, locale, text, width, lines) => {
  expect(linesOf(text, locale, upTo(width))).toEqual(lines)
})

test('breaks Japanese without losing a character, never before punctuation or after a bracket', () => {
  const text =
    '島の風景は、いつも「夕暮れ」から始まります。光を、少しでも長く留めておきたかったからです。'
  for (let width = 6; width <= 20; width += 1) {
    const lines = linesOf(text, 'ja', upTo(width))
    expect(lines.join('')).toBe(text)
    for (const line of lines) expect(line).not.toMatch(/^[、。」っょー]|「$/u)
  }
})

test('marks a text that goes on after the last line', () => {
  expect(firstLines(['a', 'b', 'c.'], 3)).toEqual(['a', 'b', 'c.'])
  expect(firstLines(['a', 'b, ', 'c'], 2)).toEqual(['a', 'b…'])
  expect(firstLines(['a', 'b'], 0)).toEqual(['a…'])
})
