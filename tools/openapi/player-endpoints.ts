import * as v from 'valibot'
import * as Request from '../../mocks/requests.ts'
import { call, type Endpoint } from './endpoint.ts'
import { component, paged } from './schemas.ts'

const page10 = { lang: 'en', page: 1, size: 10 }
export const notFound = { 404: 'Unknown id; `data` is null.' }

const surveys: Endpoint[] = [
  call('Surveys', '/survey', paged(component('Survey')), {
    summary: 'Surveys, newest first.',
    body: Request.ListQuery,
    sample: { body: page10 },
  }),
  call('Surveys', '/survey/{idx}', component('SurveyDetail'), {
    summary: 'One survey with its questions. `answered` is about the player of the session.',
    codes: notFound,
    sample: { params: { idx: '71' } },
  }),
  call('Surveys', '/survey/{idx}/answer', v.null(), {
    summary: 'Saves answers, once and for all. Code 200 means saved.',
    body: Request.SurveyAnswers,
    shape: 'result',
    countsOnce: true,
    codes: {
      404: 'Unknown survey.',
      4010: 'Login required.',
      6001: 'Already taken.',
      6002: 'The period has ended.',
      6003: 'An answer is not valid.',
      6004: 'The survey is still in preparation.',
    },
    sample: {
      params: { idx: '71' },
      body: {
        lang: 'en',
        answers: [
          { questionIdx: 1, optionIdx: [2] },
          { questionIdx: 2, optionIdx: [1, 5] },
          { questionIdx: 5, optionIdx: [], text: 'The harbor at dusk.' },
        ],
      },
    },
  }),
]

const account: Endpoint[] = [
  {
    method: 'post',
    path: '/api/v2/coupon/redeem',
    host: 'external',
    section: 'Coupons',
    summary: 'Redeems a coupon. The site sends one request per click and never retries.',
    body: Request.Redemption,
    shape: 'result',
    countsOnce: true,
    codes: {
      0: 'Redeemed; the reward is in the game mailbox.',
      4001: 'Invalid information.',
      4031: 'Server error.',
      4032: 'Server error.',
      4033: 'Server error.',
      5001: 'No such coupon code.',
      5002: 'The code could not be checked; the player should click Redeem again.',
      5003: 'The coupon event has ended.',
      5004: 'The coupon is already registered.',
      5011: 'The player has already used this coupon.',
      5012: 'The player has already used a coupon of this event.',
    },
    sample: { body: { uid: '1234567890', couponCode: 'LUMIWELCOME01', gameCode: 'ISLE' } },
  },
  {
    method: 'post',
    path: '/session',
    host: 'account',
    section: 'Account session',
    summary:
      'The visitor behind the cookies. Any failure counts as a visitor who is not logged in.',
    body: Request.SessionQuery,
    shape: 'envelope',
    data: component('Session'),
    codes: {},
    sample: { body: {} },
  },
  call('Test accounts', '/account/list', paged(component('TestAccount')), {
    summary: 'Test accounts. The site requests them in the environments `qa` and `local` only.',
    body: Request.AccountListQuery,
    sample: { body: { page: 1, size: 10 } },
  }),
]

/** Surveys, coupons, the session and test accounts. */
export const playerEndpoints: readonly Endpoint[] = [...surveys, ...account]
