import { expect, test } from 'vitest'
import { displayName, isBlankName } from './display-name.ts'

test.for([
  ['composes a decomposed name', '루미'.normalize('NFD'), '루미'],
  ['strips outer whitespace and control characters', ' \u0000Lumi\u0007\u200b ', 'Lumi'],
  ['strips characters that reorder the adjacent text', '\u202eAB\u2066CD\u200f', 'ABCD'],
  ['preserves joiners', '👩\u200d🎤', '👩\u200d🎤'],
  ['preserves punctuation', "<b>O'Neil/2</b>", "<b>O'Neil/2</b>"],
  ['returns an empty string for whitespace', ' \u200b ', ''],
  ['truncates a long name', 'W'.repeat(400), `${'W'.repeat(99)}…`],
  ['preserves a hundred characters', '🌙'.repeat(100), '🌙'.repeat(100)],
  ['never splits a surrogate pair', '🌙'.repeat(101), `${'🌙'.repeat(99)}…`],
] as const)('%s', ([, name, shown]) => {
  expect(displayName(name)).toBe(shown)
})

test.for([
  ['', true],
  ['\u3164', true],
  ['\u2800\u2800', true],
  ['\u115f\u1160', true],
  ['\uffa0', true],
  ['\u00ad \u2060', true],
  ['\u180e', true],
  ['\u{e0020}', true],
  ['\u3164a', false],
  ['루미', false],
  ['-', false],
  ['🌙', false],
] as const)('tells whether %j looks empty', ([name, isBlank]) => {
  expect(isBlankName(name)).toBe(isBlank)
})
