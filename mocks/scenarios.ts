import type { HttpHandler } from 'msw'
import { couponResults } from './db/coupons.ts'
import { createHandlers } from './handlers/index.ts'
import * as faults from './scenario-faults.ts'
import * as worlds from './scenario-worlds.ts'
import type { World } from './world.ts'

export interface Scenario {
  name: string
  description: string
  /** A page on which the difference shows. */
  link?: string
  /** What answers in front of the normal handlers. */
  overrides: (backend: { world: World }) => HttpHandler[]
}

/** The normal handlers over a world in which one thing is different. */
function inWorld(change: (world: World) => World): Scenario['overrides'] {
  return ({ world }) => createHandlers(change(world))
}

const surveyCodes = {
  6001: 'already taken',
  6002: 'period ended',
  6003: 'answer not valid',
  6004: 'preparing',
  4010: 'login required',
  5000: 'any other code: try again later',
}

/** Every named scenario. */
export const scenarios: readonly Scenario[] = [
  { name: 'default', description: 'Everything works; a visitor', overrides: () => [] },
  ...(['member', 'guest', 'visitor'] as const).map((kind) => ({
    name: kind,
    description: `Signed in as a ${kind}, whatever is pressed`,
    link: '/kr/coupon',
    overrides: inWorld((world) => worlds.signedInAs(world, kind)),
  })),
  {
    name: 'slow',
    description: 'Every call is answered after 2 seconds',
    link: '/kr/community/news',
    overrides: () => [faults.slow(2000)],
  },
  {
    name: 'empty',
    description: 'Every list is empty',
    link: '/kr/media',
    overrides: inWorld(worlds.empty),
  },
  ...[400, 401, 403, 404, 429, 500, 503].map((status) => ({
    name: `error-${status}`,
    description: `Every call is answered HTTP ${status}`,
    link: '/kr/community/news',
    overrides: () => [faults.httpError(status)],
  })),
  {
    name: 'code-500',
    description: 'Every call is answered HTTP 200 with code 500',
    link: '/kr/community/event',
    overrides: () => [faults.bodyCode(500)],
  },
  {
    name: 'rubbish',
    description: 'Every call is answered HTTP 200 with an HTML page',
    link: '/kr/community/faq',
    overrides: () => [faults.rubbish()],
  },
  {
    name: 'truncated',
    description: 'Every answer is JSON that is cut off',
    link: '/kr/ranking/level',
    overrides: () => [faults.truncated()],
  },
  {
    name: 'offline',
    description: 'Every request fails on the network, pictures and music included',
    link: '/kr/',
    overrides: () => [faults.offline()],
  },
  {
    name: 'hang',
    description: 'No call is ever answered',
    link: '/kr/devlog/withBTS',
    overrides: () => [faults.hang()],
  },
  {
    name: 'hostile',
    description: 'Hostile HTML, links, titles and nicknames',
    link: '/kr/community/news/1060',
    overrides: inWorld(worlds.hostile),
  },
  {
    name: 'untranslated',
    description:
      'No notice and no message of the developers is translated into English or Japanese',
    link: '/en/community/news/1060',
    overrides: () => worlds.untranslated(),
  },
  {
    name: 'no-music',
    description: 'No page has music',
    link: '/kr/',
    overrides: inWorld(worlds.noMusic),
  },
  {
    name: 'clock-behind',
    description: 'Content of 400 days ago: nothing is new, every event is over',
    link: '/kr/community/event',
    overrides: inWorld((world) => worlds.shifted(world, -400)),
  },
  {
    name: 'clock-ahead',
    description: 'Content of in 30 days: events that run there are still to come here',
    link: '/kr/community/event',
    overrides: inWorld((world) => worlds.shifted(world, 30)),
  },
  ...couponResults.map((code) => ({
    name: `coupon-${code}`,
    description: `Every coupon is answered with code ${code}`,
    link: '/kr/coupon',
    overrides: () => [faults.couponCode(code)],
  })),
  {
    name: 'coupon-unknown',
    description: 'Every coupon is answered with a code that nobody knows',
    link: '/kr/coupon',
    overrides: () => [faults.couponCode(7777)],
  },
  {
    name: 'coupon-http-500',
    description: 'Every coupon is answered HTTP 500',
    link: '/kr/coupon',
    overrides: () => [faults.couponHttpError(500)],
  },
  {
    name: 'coupon-lost',
    description: 'Coupons are redeemed, and the answer is lost on the way',
    link: '/kr/coupon',
    overrides: ({ world }) => [faults.couponLost(world)],
  },
  ...Object.entries(surveyCodes).map(([code, meaning]) => ({
    name: `survey-${code}`,
    description: `Every survey answer is refused with code ${code}: ${meaning}`,
    link: '/kr/survey/71',
    overrides: (backend: { world: World }) => [
      faults.surveyCode(Number(code)),
      // The answer form is for those who are signed in.
      ...inWorld((world) => worlds.signedInAs(world, 'member'))(backend),
    ],
  })),
]

/** The overrides of the scenario, then all handlers; an unknown name is the default one. */
export function scenarioHandlers(name: string, backend: { world: World }): HttpHandler[] {
  const scenario = scenarios.find((each) => each.name === name)
  return [...(scenario?.overrides(backend) ?? []), ...createHandlers(backend.world)]
}
