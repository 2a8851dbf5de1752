import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.for([
  ['a decomposed name is composed', '루미'.normalize('NFD'), '루미'],
  ['edges and control characters go', ' \u0000Lumi\u0007\u200b ', 'Lumi'],
  ['joiners stay', '👩\u200d🎤', '👩\u200d🎤'],
  ['signs stay', "<b>O'Neil/2</b>", "<b>O'Neil/2</b>"],
  ['blanks alone are no name', ' \u200b ', ''],
  ['a long name is cut', 'W'.repeat(400), `${'W'.repeat(99)}…`],
  ['a hundred characters are not', '🌙'.repeat(100), '🌙'.repeat(100)],
  ['a letter of two units is never halved', '🌙'.repeat(101), `${'🌙'.repeat(99)}…`],
] as const)('%s', ([, name, shown]) => {
  expect(displayName(name)).toBe(shown)
})
