import { halfBrokenAt } from './empty-lists.ts'
import * as faults from './faults.ts'
import { failedLoads, linesOf, noSession, type Scenario } from './scenario.ts'

/** A page for each HTTP error, so that the deck shows more than one screen failing. */
const errors = [
  [400, 'community/news'],
  [401, 'community/event'],
  [403, 'game'],
  [404, 'community/news/1060'],
  [429, 'devlog/withBTS'],
  [500, ''],
  [503, 'ranking/level'],
] as const

/** Everything that goes wrong on the way. */
export const faultScenarios: readonly Scenario[] = [
  {
    name: 'slow',
    group: 'faults',
    description: 'Every call is answered after 2 seconds',
    link: '/kr/community/news',
    expects: linesOf(noSession),
    overrides: () => [faults.slow(2000)],
  },
  {
    name: 'hang',
    group: 'faults',
    description: 'No call is ever answered',
    link: '/kr/devlog/withBTS',
    expects: linesOf(noSession),
    overrides: () => [faults.hang()],
  },
  ...errors.map(([status, page]): Scenario => ({
    name: `error-${status}`,
    group: 'faults',
    description: `Every call is answered HTTP ${status}`,
    link: `/kr/${page}`,
    expects: linesOf(failedLoads(status), noSession, 'warning: POST .* sign-in needed'),
    overrides: () => [faults.httpError(status)],
  })),
  {
    name: 'code-500',
    group: 'faults',
    description: 'Every call is answered HTTP 200 with code 500',
    link: '/kr/community/event',
    expects: linesOf(noSession),
    overrides: () => [faults.bodyCode(500)],
  },
  {
    name: 'code-404',
    group: 'faults',
    description: 'Every call is answered HTTP 200 with code 404: a notice that is not there',
    link: '/kr/community/news/1060',
    expects: linesOf(noSession),
    overrides: () => [faults.bodyCode(404)],
  },
  {
    name: 'rubbish',
    group: 'faults',
    description: 'Every call is answered HTTP 200 with an HTML page',
    link: '/kr/community/faq',
    expects: linesOf(noSession),
    overrides: () => [faults.rubbish()],
  },
  {
    name: 'truncated',
    group: 'faults',
    description: 'Every answer is JSON that is cut off',
    link: '/kr/ranking/level',
    expects: linesOf(noSession),
    overrides: () => [faults.truncated()],
  },
  {
    name: 'half-broken',
    group: 'faults',
    description: 'Every second item of a list lacks all of its fields, and is left out',
    link: '/kr/community/news',
    expects: linesOf(String.raw`warning: item \d+ dropped: idx `),
    overrides: ({ world }) => [halfBrokenAt(world, '/api/community/')],
  },
  {
    name: 'offline',
    group: 'faults',
    description: 'Every request fails on the network, pictures and music included',
    link: '/kr/',
    expects: linesOf('error: Failed to load resource: net::ERR_FAILED', noSession),
    overrides: () => [faults.offline()],
  },
  {
    name: 'part-500',
    group: 'faults',
    description: 'One part of the main page fails, the others stand',
    link: '/kr/',
    expects: linesOf(failedLoads(500)),
    overrides: () => [faults.failingAt('/api/main/notice', 500)],
  },
  {
    name: 'no-session',
    group: 'sessions',
    description: 'The account site does not answer: everybody is a visitor',
    link: '/kr/coupon',
    expects: linesOf(failedLoads(503), noSession),
    overrides: () => [faults.failingAt('/mock-account/session', 503)],
  },
  {
    name: 'lost-pictures',
    group: 'faults',
    description: 'Every picture is answered HTTP 404',
    link: '/kr/media',
    expects: linesOf(failedLoads(404)),
    overrides: () => [faults.failingAt('/game-data/art/*', 404)],
  },
  {
    name: 'lost-music',
    group: 'faults',
    description: 'Every track is answered HTTP 404: press play',
    link: '/kr/',
    expects: linesOf(failedLoads(404)),
    overrides: () => [faults.failingAt('/game-data/music/*', 404)],
  },
  {
    name: 'lost-season',
    group: 'faults',
    description: 'Seasons are listed, and their files are answered HTTP 404',
    link: '/kr/ranking/style',
    expects: linesOf(failedLoads(404)),
    overrides: () => [faults.failingAt('/game-data/leaderboard/:board/:file', 404)],
  },
  {
    name: 'hearts-unusable',
    group: 'faults',
    description: 'The count of hearts is no number',
    link: '/kr/community/event/540',
    overrides: () => [
      faults.dataAt('/game-data/event/hearts-202306.json', { heart_count: 'many' }),
    ],
  },
]
