import { couponResults } from '../db/coupons.ts'
import * as faults from './faults.ts'
import { failedLoads, inState, linesOf, type Scenario } from './scenario.ts'
import * as states from './states.ts'

const couponMeanings: Record<(typeof couponResults)[number], string> = {
  0: 'redeemed, check the mailbox',
  5001: 'no such code',
  5002: 'check failed, press again',
  5003: 'the event has ended',
  5004: 'already redeemed',
  5011: 'the same coupon was used before',
  5012: 'one per event, already used',
  4001: 'invalid information',
  4031: 'server error',
  4032: 'server error',
  4033: 'server error',
}

const surveyMeanings = [
  [200, 'saved'],
  [6001, 'already taken'],
  [6002, 'period ended'],
  [6003, 'answer not valid'],
  [6004, 'preparing'],
  [4010, 'login required'],
  [5000, 'any other code: try again later'],
] as const

type Overrides = Scenario['overrides']

/** The form is filled but for the UID. */
function coupon(name: string | number, description: string, overrides: Overrides): Scenario {
  const link = '/kr/coupon?code=LUMIWELCOME01'
  return { name: `coupon-${name}`, group: 'coupons', description, link, overrides }
}

const noResponse = 'warning: request without a response '

/** The answer form is for those who are signed in. */
const asMember = inState((state) => states.signedInAs(state, 'member'))

function survey(
  name: string | number,
  description: string,
  overrides: Overrides,
  idx = 71,
): Scenario {
  const link = `/kr/survey/${idx}`
  return { name: `survey-${name}`, group: 'surveys', description, link, overrides }
}

/** Scenarios for every result of a coupon and of a survey. */
export const submissionScenarios: readonly Scenario[] = [
  ...couponResults.map((code) =>
    coupon(code, `Every coupon returns code ${code}: ${couponMeanings[code]}`, () => [
      faults.couponCode(code),
    ]),
  ),
  coupon('unknown', 'Every coupon returns an unknown code', () => [faults.couponCode(7777)]),
  {
    ...coupon('http-500', 'Every coupon returns HTTP 500', () => [faults.couponHttpError(500)]),
    expects: linesOf(failedLoads(500), noResponse),
  },
  {
    ...coupon('lost', 'Coupons are redeemed, but the response is lost', ({ state }) => [
      faults.couponLost(state),
    ]),
    expects: linesOf('error: Failed to load resource: net::ERR_FAILED', noResponse),
  },
  coupon('slow', 'Every coupon takes 5 seconds', () => [
    faults.slowAt('/api/v2/coupon/redeem', 5000),
  ]),
  ...surveyMeanings.map(([code, meaning]) =>
    survey(code, `Submitting any survey returns code ${code}: ${meaning}`, (backend) => [
      faults.surveyCode(code),
      ...asMember(backend),
    ]),
  ),
  survey('http-500', 'Submitting any survey returns HTTP 500', (backend) => [
    faults.failingAt('/api/survey/:idx/answer', 500),
    ...asMember(backend),
  ]),
  survey('preparing', "A survey that hasn't opened yet", asMember, 75),
  survey('ended', 'A survey that has ended', asMember, 77),
  survey(
    'visitor',
    'A survey viewed while logged out',
    inState((state) => states.signedInAs(state, 'visitor')),
  ),
]
