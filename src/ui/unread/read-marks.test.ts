import { expect, test } from 'vitest'
import {
  beginMarks,
  isNew,
  parseMarks,
  withAllRead,
  withRead,
  type MarkedPost,
  type ReadMarks,
} from './read-marks.ts'

const at = (iso: string) => Date.parse(iso)
const post = (id: number, iso: string): MarkedPost => ({ id, publishedAt: at(iso) })

const old = post(1, '2024-05-31T23:59:59+09:00')
const today = post(2, '2024-06-01T00:00:00+09:00')
const later = post(3, '2024-06-02T10:00:00+09:00')
const initial = beginMarks(at('2024-06-01T12:00:00+09:00'))

const newOnes = (marks: ReadMarks, board = 'notice') =>
  [old, today, later].filter((each) => isNew(marks, board, each)).map(({ id }) => id)

test('counts posts as new only if they were published after the marks began', () => {
  expect(newOnes(initial)).toEqual([2, 3])
})

test('starts the day in Korean time in every time zone', () => {
  expect(beginMarks(at('2024-05-31T15:00:00Z')).since).toBe(at('2024-06-01T00:00:00+09:00'))
  expect(beginMarks(at('2024-05-31T14:59:59Z')).since).toBe(at('2024-05-31T00:00:00+09:00'))
})

test('does not count an opened post as new, and leaves the others as they were', () => {
  const marks = withRead(initial, 'notice', 3)
  expect(newOnes(marks)).toEqual([2])
  expect(newOnes(marks, 'event')).toEqual([2, 3])
  expect(withRead(marks, 'notice', 3)).toBe(marks)
})

test('marks all posts of one board as read; only the next post is new', () => {
  const marks = withAllRead(initial, 'notice', [today, old], at('2024-06-01T12:00:00+09:00'))
  expect(newOnes(marks)).toEqual([3])
  expect(newOnes(marks, 'event')).toEqual([2, 3])
  // Published later on the same day, given without an hour.
  expect(isNew(marks, 'notice', post(4, '2024-06-01T00:00:00+09:00'))).toBe(true)
})

test('never counts a post without a time as new', () => {
  expect(isNew(initial, 'notice', { id: 9, publishedAt: null })).toBe(false)
})

test('limits the number of stored ids', () => {
  let marks = initial
  for (let id = 1; id <= 700; id += 1) marks = withRead(marks, 'notice', id)
  expect(marks.boards.notice?.read).toHaveLength(500)
  expect(marks.boards.notice?.read.at(-1)).toBe(700)
})

test('restores stored marks unchanged', () => {
  const marks = withRead(initial, 'notice', 3)
  expect(parseMarks(JSON.stringify(marks))).toEqual(marks)
})

test.for(['', 'off', 'null', '[]', '{}', '{"since":"x","boards":{}}', '{"since":1,"boards":[1]}'])(
  'rejects %j as marks',
  (stored) => {
    expect(parseMarks(stored)).toBeNull()
  },
)

test('returns no marks for a board named like a property of Object.prototype', () => {
  expect(isNew(initial, 'constructor', later)).toBe(true)
})
