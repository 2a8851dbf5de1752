import { endpoints, isList } from '../endpoints.ts'
import { mockPath } from '../respond.ts'
import { emptyAt } from './empty-lists.ts'
import { inState, type Scenario } from './scenario.ts'
import * as states from './states.ts'

const lists = endpoints.filter(isList)

/** Returns the name of the scenario of a list: `empty-community-notice`. */
const nameOf = (path: string) =>
  `empty-${path.replace(/^\/(?:game-data\/)?/, '').replace(/\.json$/, '')}`
    .replaceAll('/', '-')
    .toLowerCase()

/** Scenarios of empty lists: all at once, and one at a time. */
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
  {
    name: 'empty-home',
    group: 'empty',
    description: 'All lists on the main page are empty',
    link: '/kr/',
    overrides: ({ state }) => [
      emptyAt(state, lists.filter(({ page }) => page === '/').map(mockPath)),
    ],
  },
  ...lists.map((endpoint): Scenario => ({
    name: nameOf(endpoint.path),
    group: 'empty',
    description: `${endpoint.path} returns an empty list`,
    link: `/kr${endpoint.page}`,
    overrides: ({ state }) => [emptyAt(state, [mockPath(endpoint)])],
  })),
]
