import { expect, test } from 'vitest'
import { parseSearchString } from '#lib/search-string.ts'
import { boardPath } from './board-url.ts'
import { rankingSearch } from '../ranking.search.ts'
import { chooseSeason } from '../season/seasons.ts'

const season = { year: 2024, month: 6, season: 2, fileName: 'june.json' }
const plain = rankingSearch.defaults

test.for([
  ['a leaderboard', {}, '/ranking/style?year=2024&month=6&season=2'],
  ['a page', { page: 3 }, '/ranking/style?year=2024&month=6&season=2&page=3'],
  ['a sort order', { sort: '-level' }, '/ranking/style?year=2024&month=6&season=2&sort=-level'],
  [
    'a player',
    { player: '달빛 & 여우' },
    '/ranking/style?year=2024&month=6&season=2&player=%EB%8B%AC%EB%B9%9B+%26+%EC%97%AC%EC%9A%B0',
  ],
  [
    'a comparison',
    { compare: '2024-5-1' },
    '/ranking/style?year=2024&month=6&season=2&compare=2024-5-1',
  ],
] as const)('%s', ([, search, path]) => {
  expect(boardPath({ type: 'style', season, search: { ...plain, ...search } })).toBe(path)
})

test.for([
  'Lumi',
  "O'Neil/2",
  '달빛 & 여우',
  '<b>',
  '100%',
  '＋1',
  'a+b',
  '#1',
  '👩\u200d🎤',
  '1e5',
  '\u3164',
])('the player %j survives the round trip through the URL', (player) => {
  const path = boardPath({ type: 'level', season, search: { ...plain, player } })
  const {
    year,
    month,
    season: number,
    ...rest
  } = rankingSearch.parse(parseSearchString(new URL(path, 'https://visit.invalid').search))
  expect({ ...rest, year, month, season: number }).toEqual({
    ...plain,
    year: 2024,
    month: 6,
    season: 2,
    player,
  })
})

test('the URL of each season selects that season', () => {
  const seasons = [2023, 2024, 2025].flatMap((year) =>
    Array.from({ length: 24 }, (_, nth) => {
      const [month, number] = [1 + Math.floor(nth / 2), 1 + (nth % 2)]
      return { year, month, season: number, fileName: `${year}-${month}-${number}.json` }
    }),
  )
  for (const one of seasons) {
    const path = boardPath({ type: 'level', season: one, search: plain })
    const { search } = new URL(path, 'https://visit.invalid')
    expect(chooseSeason(seasons, rankingSearch.parse(parseSearchString(search)))).toBe(one)
  }
})
