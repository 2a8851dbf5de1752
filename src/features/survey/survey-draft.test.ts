import { describe, expect, test } from 'vitest'
import {
  answeredCount,
  hasUnsavedAnswers,
  missingAnswers,
  toggleOption,
  toAnswers,
  writeText,
  type SurveyDraft,
} from './survey-draft.ts'
import type { Question } from './survey.schema.ts'

const options = [1, 2, 3].map((id) => ({ id, text: `option ${id}` }))
const single: Question = {
  id: 1,
  text: '',
  kind: 'single',
  required: true,
  max: undefined,
  options,
}
const multiple: Question = { id: 2, text: '', kind: 'multiple', required: true, max: 2, options }
const text: Question = {
  id: 3,
  text: '',
  kind: 'text',
  required: false,
  max: undefined,
  options: [],
}
const questions = [single, multiple, text]
const empty: SurveyDraft = {}

const click = (question: Question, clicks: readonly number[]) =>
  clicks.reduce((draft, option) => toggleOption(draft, question, option), empty)

test.each([
  ['single', single, [1, 2], [2]],
  ['single, clicked twice', single, [1, 1], [1]],
  ['multiple', multiple, [3, 1], [3, 1]],
  ['multiple, on and off', multiple, [1, 2, 1], [2]],
  ['multiple, one too many', multiple, [1, 2, 3], [1, 2]],
] as const)('%s', (_, question, clicks, chosen) => {
  expect(click(question, clicks)[question.id]?.chosen).toEqual(chosen)
})

describe('an empty draft', () => {
  test('has no unsaved answers and misses the required questions', () => {
    expect(hasUnsavedAnswers(empty, questions)).toBe(false)
    expect(missingAnswers(empty, questions)).toEqual([single, multiple])
    expect(toAnswers(empty, questions)).toEqual([])
  })
})

test('treats whitespace as no answer', () => {
  const draft = writeText(empty, text, '  \n')
  expect(hasUnsavedAnswers(draft, questions)).toBe(false)
  expect(toAnswers(draft, questions)).toEqual([])
})

test('is sent in the order of the questions, with texts trimmed', () => {
  const draft = toggleOption(writeText(click(multiple, [2, 1]), text, ' more music '), single, 3)
  expect(missingAnswers(draft, questions)).toEqual([])
  expect(toAnswers(draft, questions)).toEqual([
    { questionIdx: 1, optionIdx: [3] },
    { questionIdx: 2, optionIdx: [2, 1] },
    { questionIdx: 3, optionIdx: [], text: 'more music' },
  ])
})

describe('a survey that changes while the visitor answers it', () => {
  const draft = toggleOption(click(multiple, [2, 1]), single, 3)
  const [first, ...others] = options

  test.each([
    ['a removed option', { ...single, options: [first, ...others.slice(0, 1)] }, []],
    ['the options of another question', { ...single, options: [{ id: 9, text: '' }] }, []],
    ['a lower limit', { ...multiple, max: 1 }, [{ questionIdx: 2, optionIdx: [2] }]],
    [
      'one answer instead of many',
      { ...multiple, kind: 'single' as const },
      [{ questionIdx: 2, optionIdx: [2] }],
    ],
    ['a text instead of options', { ...single, kind: 'text' as const, options: [] }, []],
    ['a removed question', { ...text, id: 99 }, []],
  ])('%s: sends only valid answers', (_, question, answers) => {
    const changed = { ...question, options: question.options.flatMap((option) => option ?? []) }
    expect(toAnswers(draft, [changed])).toEqual(answers)
    expect(answeredCount(draft, [changed])).toBe(answers.length)
  })
})
