import { expect, test } from 'vitest'
import { boardFinder } from './board-filter.ts'

const rows = [
  { nickname: 'Lumi', club: 'Night Harbor' },
  { nickname: '달빛여우', club: '달빛상점' },
  { nickname: 'うさぎ', club: undefined },
  { nickname: "O'Tide/2", club: 'Paper Boats' },
]

test.for([
  ['nothing', '', '', ['Lumi', '달빛여우', 'うさぎ', "O'Tide/2"]],
  ['a part of a name', 'um', '', ['Lumi']],
  ['a name in another case and width', 'ＬＵＭＩ', '', ['Lumi']],
  ['a decomposed name', '달빛'.normalize('NFD'), '', ['달빛여우']],
  ['signs', "o't", '', ["O'Tide/2"]],
  ['a club', '', 'harbor', ['Lumi']],
  ['a club that one without a club is not in', '', 'うさぎ', []],
  ['both', '여우', '상점', ['달빛여우']],
  ['both, of which one is wrong', 'Lumi', '상점', []],
] as const)('looks for %s', ([, name, club, found]) => {
  expect(boardFinder(rows)({ name, club }).map(({ nickname }) => nickname)).toEqual(found)
})
