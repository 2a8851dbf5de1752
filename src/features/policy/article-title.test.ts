import { expect, test } from 'vitest'
import { articleTitleOf } from './article-title.ts'

test.for([
  ['제3조(이용계약의 성립)', ['제3조', '(', '이용계약의 성립', ')']],
  ['제3조의2(환불)', ['제3조의2', '(', '환불', ')']],
  ['第3条（契約）', ['第3条', '（', '契約', '）']],
  ['Article 12: Words we use', ['Article 12', ':', 'Words we use', '']],
] as const)('finds number and name of %s', ([title, parts]) => {
  expect(Object.values(articleTitleOf(title) ?? {})).toEqual(parts)
})

test.for(['(목적)', '부칙', '3 things: a', 'Article 12', ''])(
  'finds no number in "%s"',
  (title) => {
    expect(articleTitleOf(title)).toBeNull()
  },
)
