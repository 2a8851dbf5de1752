import { inState, linesOf, type Scenario } from './scenario.ts'
import * as states from './states.ts'

/** Scenarios of sessions, content and the clock. */
export const stateScenarios: readonly Scenario[] = [
  {
    name: 'default',
    group: 'content',
    description: 'Everything works; a visitor',
    link: '/kr/',
    overrides: () => [],
  },
  ...(['visitor', 'guest', 'member'] as const).map((kind): Scenario => ({
    name: kind,
    group: 'sessions',
    description: `Always logged in as a ${kind}`,
    link: '/kr/coupon',
    overrides: inState((state) => states.signedInAs(state, kind)),
  })),
  {
    name: 'member-without-uid',
    group: 'sessions',
    description: 'Logged in as a member whose UID could not be confirmed',
    link: '/kr/coupon',
    overrides: inState(states.withoutUid),
  },
  {
    name: 'untranslated',
    group: 'content',
    description: 'No notices or developer messages are translated into English or Japanese',
    link: '/en/community/news/1060',
    overrides: () => states.untranslated(),
  },
  {
    name: 'no-music',
    group: 'content',
    description: 'No music on any page',
    link: '/kr/',
    overrides: inState(states.noMusic),
  },
  {
    name: 'few-hearts',
    group: 'content',
    description: 'The heart event has begun: 12 hearts',
    link: '/kr/community/event/540',
    overrides: inState((state) => states.hearts(state, 12)),
  },
  {
    name: 'clock-behind',
    group: 'clock',
    description: 'Content from 400 days ago: nothing is new and every event has ended',
    link: '/kr/community/event',
    overrides: inState((state) => states.shifted(state, -400)),
  },
  {
    name: 'clock-ahead',
    group: 'clock',
    description: "Content from 30 days ahead: events running there haven't started here",
    link: '/kr/community/event',
    overrides: inState((state) => states.shifted(state, 30)),
  },
  ...(
    [
      ['hostile', 'Hostile HTML, links, titles and nicknames: a notice', 'community/news/1060'],
      ['hostile-home', 'Hostile content on the main page', ''],
      ['hostile-list', 'Hostile content in the list of notices', 'community/news'],
      ['hostile-ranking', 'Hostile content on the leaderboard', 'ranking/level'],
      ['hostile-gallery', 'Hostile content in the gallery', 'media'],
      ['hostile-survey', 'Hostile content in a survey', 'survey/71'],
    ] as const
  ).map(([name, description, page]): Scenario => ({
    name,
    group: 'hostile',
    description,
    link: `/kr/${page}`,
    expects: linesOf(String.raw`warning: item \d+ dropped: (?:bgmSrc|seasonFilename) `),
    overrides: inState(states.hostile),
  })),
]
