import { describe, expect, test } from 'vitest'
import { maxStars, parseOwn, parseStars, toggledStars, spelledAs } from './pinned.atoms.ts'

const many = Array.from({ length: maxStars + 5 }, (_, nth) => `P${nth}`)

describe('stored stars', () => {
  test.for([
    ['nothing', null, []],
    ['names', '["Lumi","여우"]', ['Lumi', '여우']],
    ['a duplicate name', '["Lumi","Lumi "]', ['Lumi']],
    ['invalid JSON', '[Lumi', []],
    ['another shape', '{"Lumi":1}', []],
    ['invalid names', '["Lumi",3,null,""," "]', ['Lumi']],
    ['too many', JSON.stringify(many), many.slice(0, maxStars)],
  ] as const)('%s', ([, stored, stars]) => {
    expect(parseStars(stored)).toEqual(stars)
  })
})

test('normalizes the own name as leaderboards show it', () => {
  expect(parseOwn(' 루미 '.normalize('NFD'))).toBe('루미')
  expect(parseOwn(null)).toBe('')
})

test.for([
  ['appends a new name', ['a'], 'b', ['a', 'b']],
  ['removes an existing name', ['a', 'b'], 'a', ['b']],
  [
    'one too many drops the oldest',
    many.slice(0, maxStars),
    'new',
    [...many.slice(1, maxStars), 'new'],
  ],
] as const)('toggling a star: %s', ([, stars, name, result]) => {
  expect(toggledStars(stars, name)).toEqual(result)
})

test.for([
  ['Lumi', ['lumi', 'Lumi'], 'Lumi'],
  ['lumi', ['Lumi', 'Fox'], 'Lumi'],
  ['Ａｍｂｅｒ', ['amber'], 'amber'],
  ['LUMI', ['Lumi', 'lumi'], 'LUMI'],
  ['lumi', ['Lumi', 'Lumi'], 'Lumi'],
  ['Otter', ['Lumi'], 'Otter'],
  ['Otter', [], 'Otter'],
] as const)('spells %j as one of %j', ([typed, names, name]) => {
  expect(spelledAs(names, typed)).toBe(name)
})
