import { emptyAt } from './empty-lists.ts'
import { inState, type Scenario } from './scenario.ts'
import * as states from './states.ts'

/** Name, what has nothing in it, the calls that say so, and the page. */
const lists = [
  ['key-visuals', 'No key visuals on the main page', ['/api/main/keyvisual'], ''],
  [
    'home',
    'All lists on the main page are empty',
    [
      '/api/main/keyvisual',
      '/api/main/notice',
      '/api/main/withBTS',
      '/api/main/popup',
      '/api/main/pd-note',
    ],
    '',
  ],
  ['games', 'No games', ['/api/game'], 'game'],
  ['news', 'No notices', ['/api/community/notice'], 'community/news'],
  ['search', 'Searches find nothing', ['/api/community/search'], 'community/news?keyword=a'],
  ['events', 'No events', ['/api/community/event'], 'community/event'],
  ['faq', 'The FAQ is empty', ['/api/community/faq'], 'community/faq'],
  ['gallery', 'The gallery is empty', ['/api/media/board'], 'media'],
  ['devlog', 'No developer messages', ['/api/intheseom/withBTS'], 'devlog/withBTS'],
  ['notes', 'No producer notes', ['/api/intheseom/pd-note'], 'devlog/withBTS?board=note'],
  ['seasons', 'No seasons', ['/game-data/leaderboard/levels.json'], 'ranking/level'],
  ['surveys', 'No surveys', ['/api/survey'], 'survey'],
  ['policies', 'No policy versions', ['/api/setting/privacy-policy'], 'policy/privacy-policy'],
  ['footer', 'The footer has no entries from the backend', ['/api/setting/footer'], 'settings'],
  ['accounts', 'No test accounts', ['/api/account/list'], 'account'],
] as const

/** Lists without anything in them: all at once, and one at a time. */
export const emptyScenarios: readonly Scenario[] = [
  {
    name: 'empty',
    group: 'empty',
    description: 'Every list is empty',
    link: '/kr/media',
    overrides: inState(states.empty),
  },
  {
    name: 'empty-board',
    group: 'empty',
    description: 'A season without players',
    link: '/kr/ranking/level',
    overrides: inState(states.withoutPlayers),
  },
  ...lists.map(([name, description, paths, page]): Scenario => ({
    name: `empty-${name}`,
    group: 'empty',
    description,
    link: `/kr/${page}`,
    overrides: ({ state }) => [emptyAt(state, paths)],
  })),
]
