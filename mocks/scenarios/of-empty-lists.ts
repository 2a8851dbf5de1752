import { emptyAt } from './empty-lists.ts'
import { inWorld, type Scenario } from './scenario.ts'
import * as worlds from './worlds.ts'

/** Name, what has nothing in it, the calls that say so, and the page. */
const lists = [
  ['key-visuals', 'The main page has no key visual', ['/api/main/keyvisual'], ''],
  [
    'home',
    'No list on the main page has anything in it',
    [
      '/api/main/keyvisual',
      '/api/main/notice',
      '/api/main/withBTS',
      '/api/main/popup',
      '/api/main/pd-note',
    ],
    '',
  ],
  ['games', 'There is no game to introduce', ['/api/game'], 'game'],
  ['news', 'No notice was written', ['/api/community/notice'], 'community/news'],
  ['search', 'No search finds anything', ['/api/community/search'], 'community/news?keyword=a'],
  ['events', 'There was never an event', ['/api/community/event'], 'community/event'],
  ['faq', 'No question is answered', ['/api/community/faq'], 'community/faq'],
  ['gallery', 'The gallery is empty', ['/api/media/board'], 'media'],
  ['devlog', 'No message of the developers', ['/api/intheseom/withBTS'], 'devlog/withBTS'],
  ['notes', 'No producer note', ['/api/intheseom/pd-note'], 'devlog/withBTS?board=note'],
  ['seasons', 'No season was played', ['/game-data/leaderboard/levels.json'], 'ranking/level'],
  ['surveys', 'No survey', ['/api/survey'], 'survey'],
  ['policies', 'No version of a policy', ['/api/setting/privacy-policy'], 'policy/privacy-policy'],
  ['footer', 'The footer has nothing of its own', ['/api/setting/footer'], 'settings'],
  ['accounts', 'No test account', ['/api/account/list'], 'account'],
] as const

/** Lists without anything in them: all at once, and one at a time. */
export const emptyScenarios: readonly Scenario[] = [
  {
    name: 'empty',
    group: 'empty',
    description: 'Every list is empty',
    link: '/kr/media',
    overrides: inWorld(worlds.empty),
  },
  {
    name: 'empty-board',
    group: 'empty',
    description: 'A season without a player',
    link: '/kr/ranking/level',
    overrides: inWorld(worlds.withoutPlayers),
  },
  ...lists.map(([name, description, paths, page]): Scenario => ({
    name: `empty-${name}`,
    group: 'empty',
    description,
    link: `/kr/${page}`,
    overrides: ({ world }) => [emptyAt(world, paths)],
  })),
]
