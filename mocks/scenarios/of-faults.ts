import { bodyCode, hang, htmlPage, httpError, truncated } from '../faults.ts'
import { halfBrokenAt } from './empty-lists.ts'
import * as faults from './faults.ts'
import { failedLoads, linesOf, noSession, type Scenario } from './scenario.ts'

/** A page for each HTTP error, so that the scenario list shows more than one screen failing. */
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
    description: 'Every call takes 2 seconds',
    link: '/kr/community/news',
    expects: linesOf(noSession),
    overrides: () => [faults.slow(2000)],
  },
  {
    name: 'hang',
    group: 'faults',
    description: 'Calls never complete',
    link: '/kr/devlog/withBTS',
    expects: linesOf(noSession),
    overrides: () => [faults.everyCall(hang)],
  },
  ...errors.map(([status, page]): Scenario => ({
    name: `error-${status}`,
    group: 'faults',
    description: `Every call returns HTTP ${status}`,
    link: `/kr/${page}`,
    expects: linesOf(failedLoads(status), noSession, 'warning: POST .* sign-in needed'),
    overrides: () => [
      faults.everyCall(
        httpError(status, status === 429 || status === 503 ? { 'retry-after': '2' } : {}),
      ),
    ],
  })),
  {
    name: 'code-500',
    group: 'faults',
    description: 'Every call returns HTTP 200 with body code 500',
    link: '/kr/community/event',
    expects: linesOf(noSession),
    overrides: () => [faults.everyCall(bodyCode(500))],
  },
  {
    name: 'code-404',
    group: 'faults',
    description: 'Every call returns HTTP 200 with body code 404: a missing notice',
    link: '/kr/community/news/1060',
    expects: linesOf(noSession),
    overrides: () => [faults.everyCall(bodyCode(404))],
  },
  {
    name: 'rubbish',
    group: 'faults',
    description: 'Every call returns HTTP 200 with an HTML page',
    link: '/kr/community/faq',
    expects: linesOf(noSession),
    overrides: () => [faults.everyCall(htmlPage())],
  },
  {
    name: 'truncated',
    group: 'faults',
    description: 'Every response is truncated JSON',
    link: '/kr/ranking/level',
    expects: linesOf(noSession),
    overrides: () => [faults.everyCall(truncated)],
  },
  {
    name: 'half-broken',
    group: 'faults',
    description: 'Every second list item has missing fields and is dropped',
    link: '/kr/community/news',
    expects: linesOf(String.raw`warning: item \d+ dropped: idx `),
    overrides: ({ state }) => [halfBrokenAt(state, '/api/community/')],
  },
  {
    name: 'offline',
    group: 'faults',
    description: 'Every request fails on the network, including images and music',
    link: '/kr/',
    expects: linesOf('error: Failed to load resource: net::ERR_FAILED', noSession),
    overrides: () => [faults.offline()],
  },
  {
    name: 'part-500',
    group: 'faults',
    description: 'One section of the main page fails; the rest still work',
    link: '/kr/',
    expects: linesOf(failedLoads(500)),
    overrides: () => [faults.failingAt('/api/main/notice', 500)],
  },
  {
    name: 'no-session',
    group: 'sessions',
    description: "The account site doesn't respond: everyone is a visitor",
    link: '/kr/coupon',
    expects: linesOf(failedLoads(503), noSession),
    overrides: () => [faults.failingAt('/mock-account/session', 503)],
  },
  {
    name: 'lost-images',
    group: 'faults',
    description: 'Every image returns HTTP 404',
    link: '/kr/media',
    expects: linesOf(failedLoads(404)),
    overrides: () => [faults.failingAt('/game-data/art/*', 404)],
  },
  {
    name: 'lost-music',
    group: 'faults',
    description: 'Every track returns HTTP 404: press play',
    link: '/kr/',
    expects: linesOf(failedLoads(404)),
    overrides: () => [faults.failingAt('/game-data/music/*', 404)],
  },
  {
    name: 'lost-season',
    group: 'faults',
    description: 'Seasons are listed, but their files return HTTP 404',
    link: '/kr/ranking/style',
    expects: linesOf(failedLoads(404)),
    overrides: () => [faults.failingAt('/game-data/leaderboard/:board/:file', 404)],
  },
  {
    name: 'hearts-unusable',
    group: 'faults',
    description: 'The heart count is not a number',
    link: '/kr/community/event/540',
    overrides: () => [
      faults.dataAt('/game-data/event/hearts-202306.json', { heart_count: 'many' }),
    ],
  },
]
