import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

const marks = { same: ['', ''], inserted: ['{+', '+}'], deleted: ['[-', '-]'] } as const

/** Formats the changes as text: additions in `{+ +}`, removals in `[- -]`. */
const shown = (before: string, after: string) =>
  textChanges(before, after)
    .map((paragraph) =>
      paragraph.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join(''),
    )
    .join('\n')

test.for([
  ['no change', 'One.\nTwo.', 'One.\nTwo.', 'One.\nTwo.'],
  ['a word', 'Within 7 days.', 'Within 14 days.', 'Within [-7-]{+14+} days.'],
  [
    'a Korean word',
    '7일 안에 철회할 수 있습니다.',
    '14일 안에 철회할 수 있습니다.',
    '[-7일-]{+14일+} 안에 철회할 수 있습니다.',
  ],
  [
    'a number with a dot',
    'The terms (v1.0) apply.',
    'The terms (v1.1) apply.',
    'The terms ([-v1.0-]{+v1.1+}) apply.',
  ],
  [
    'words in a row as one change',
    '2023년 3월 28일부터 모두에게 시행합니다.',
    '2023년 9월 1일부터 모두에게 시행합니다.',
    '2023년 [-3월 28일부터-]{+9월 1일부터+} 모두에게 시행합니다.',
  ],
  [
    'a Japanese word',
    '購入後7日以内に撤回',
    '購入後14日以内に撤回',
    '購入後[-7-]{+14+}日以内に撤回',
  ],
  ['a new paragraph', 'One.\nTwo.', 'One.\nNew.\nTwo.', 'One.\n{+New.+}\nTwo.'],
  ['a removed paragraph', 'One.\nOld.\nTwo.', 'One.\nTwo.', 'One.\n[-Old.-]\nTwo.'],
  ['paragraphs at the end', 'One.', 'One.\nTwo.\nThree.', 'One.\n{+Two.+}\n{+Three.+}'],
  ['an unrelated paragraph', 'Alpha beta gamma.', 'Delta.', '[-Alpha beta gamma.-]\n{+Delta.+}'],
  ['from an empty text', '', 'One.', '{+One.+}'],
  ['to an empty text', 'One.', '', '[-One.-]'],
  ['empty lines', 'One.\n\n\nTwo.', 'One.\nTwo.', 'One.\nTwo.'],
  [
    'hostile text',
    '<b>x</b> stays here',
    '<i>x</i> stays here',
    '<[-b-]{+i+}>x</[-b-]{+i+}> stays here',
  ],
] as const)('%s', ([, before, after, changes]) => {
  expect(shown(before, after)).toBe(changes)
})

test('the unchanged and removed parts form the older text, the unchanged and added parts the newer one', () => {
  const before = 'One two three.\nFour five.\nSix.'
  const after = 'One 2 three.\nSix seven.\nEight.'
  const without = (kind: 'inserted' | 'deleted') =>
    textChanges(before, after)
      .map((paragraph) => paragraph.filter((part) => part.kind !== kind).map(({ text }) => text))
      .map((texts) => texts.join(''))
      .filter((text) => text !== '')
      .join('\n')
  expect(without('inserted')).toBe(before)
  expect(without('deleted')).toBe(after)
})
