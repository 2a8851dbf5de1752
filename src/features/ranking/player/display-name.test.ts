import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.for([
  ['composes a decomposed name', '루미'.normalize('NFD'), '루미'],
  ['strips outer whitespace and control characters', ' \u0000Lumi\u0007\u200b ', 'Lumi'],
  ['preserves joiners', '👩\u200d🎤', '👩\u200d🎤'],
  ['preserves punctuation', "<b>O'Neil/2</b>", "<b>O'Neil/2</b>"],
  ['returns an empty string for whitespace', ' \u200b ', ''],
  ['truncates a long name', 'W'.repeat(400), `${'W'.repeat(99)}…`],
  ['preserves a hundred characters', '🌙'.repeat(100), '🌙'.repeat(100)],
  ['never splits a surrogate pair', '🌙'.repeat(101), `${'🌙'.repeat(99)}…`],
] as const)('%s', ([, name, shown]) => {
  expect(displayName(name)).toBe(shown)
})
