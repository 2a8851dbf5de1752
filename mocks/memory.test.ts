import { beforeEach, describe, expect, test } from 'vitest'
import { createBackend, type Backend } from './backend.ts'
import { coupons } from './db/coupons.ts'
import { call, request } from './test-client.ts'

let backend: Backend
beforeEach(() => {
  backend = createBackend()
})

const key = { 'idempotency-key': '0b3f3c1e-7a64-4a63-9d6b-6f1f4d2f8a11' }

const redeem = (couponCode: string, uid = '1000100001', headers = {}) =>
  call(backend.handlers, '/api/v2/coupon/redeem', { uid, couponCode, gameCode: 'ISLE' }, headers)

const signIn = (kind: string) => call(backend.handlers, '/mock-account/switch', { kind })

describe('coupons', () => {
  test.each(Object.entries(coupons))('%s gives its result', async (code, { result }) => {
    expect(code.length).toBeGreaterThanOrEqual(12)
    expect(code.length).toBeLessThanOrEqual(16)
    const { status, code: received } = await redeem(code)
    expect(result === 'http-500' ? status : received).toBe(result === 'http-500' ? 500 : result)
  })

  test('a code works once for each account', async () => {
    expect(await redeem('LUMIWELCOME01')).toMatchObject({ code: 0 })
    expect(await redeem('LUMIWELCOME01')).toMatchObject({ code: 5004 })
    expect(await redeem('LUMIWELCOME01', '2')).toMatchObject({ code: 0 })
  })

  test('an event takes one of its codes', async () => {
    expect(await redeem('FIREWORKS2026A')).toMatchObject({ code: 0 })
    expect(await redeem('FIREWORKS2026B')).toMatchObject({ code: 5012 })
  })

  test('an unknown code, an unknown account and another game have different results', async () => {
    expect(await redeem('NOBODYMADETHIS')).toMatchObject({ code: 5001 })
    expect(await redeem('constructor1')).toMatchObject({ code: 5001 })
    expect(await redeem('LUMIWELCOME01', '<b>')).toMatchObject({ code: 4001 })
  })

  test('the same key gets the same response, without a second effect', async () => {
    expect(await redeem('LUMIWELCOME01', '3', key)).toMatchObject({ code: 0 })
    expect(await redeem('LUMIWELCOME01', '3', key)).toMatchObject({ code: 0 })
    expect(await redeem('LUMIWELCOME01', '3')).toMatchObject({ code: 5004 })
  })

  test('what happened is forgotten with a reset, and unknown to another backend', async () => {
    await redeem('LUMIWELCOME01')
    backend.reset()
    expect(await redeem('LUMIWELCOME01')).toMatchObject({ code: 0 })
    backend = createBackend()
    expect(await redeem('LUMIWELCOME01')).toMatchObject({ code: 0 })
  })
})

describe('surveys', () => {
  const complete = [
    { questionIdx: 1, optionIdx: [2] },
    { questionIdx: 2, optionIdx: [1, 4] },
    { questionIdx: 5, optionIdx: [], text: 'The coral maze' },
  ]
  const answer = (answers: unknown = complete, survey = 71, headers = {}) =>
    call(backend.handlers, `/api/survey/${survey}/answer`, { lang: 'ko', answers }, headers)

  test('a visitor has to sign in', async () => {
    expect(await answer()).toMatchObject({ status: 200, code: 4010 })
  })

  test.each(['member', 'guest'])('a %s answers once', async (kind) => {
    await signIn(kind)
    expect(await answer()).toMatchObject({ code: 200, data: null })
    expect(await answer()).toMatchObject({ code: 6001 })
    const { data } = await call(backend.handlers, '/api/survey/71', { lang: 'ko' })
    expect(data).toMatchObject({ answered: true })
  })

  test('the same key gets the same response', async () => {
    await signIn('member')
    expect(await answer(complete, 71, key)).toMatchObject({ code: 200 })
    expect(await answer(complete, 71, key)).toMatchObject({ code: 200 })
  })

  test('a survey that is not open takes none', async () => {
    await signIn('member')
    expect(await answer(complete, 75)).toMatchObject({ code: 6004 })
    expect(await answer(complete, 77)).toMatchObject({ code: 6002 })
    expect(await answer(complete, 999)).toMatchObject({ code: 404 })
  })

  test.each([
    ['nothing', []],
    ['a required text left out', complete.slice(0, 2)],
    ['two of one', [{ questionIdx: 1, optionIdx: [1, 2] }, ...complete.slice(1)]],
    ['too many', [complete[0], { questionIdx: 2, optionIdx: [1, 2, 3] }, complete[2]]],
    ['one option twice', [complete[0], { questionIdx: 2, optionIdx: [1, 1] }, complete[2]]],
    ['an option that is not there', [{ questionIdx: 1, optionIdx: [9] }, ...complete.slice(1)]],
    ['a question that is not there', [...complete, { questionIdx: 9, optionIdx: [] }]],
  ])('%s is not valid', async (_name, answers) => {
    await signIn('member')
    expect(await answer(answers)).toMatchObject({ code: 6003 })
  })
})

test('signing in returns only to the own site', async () => {
  const login = (target: string) =>
    request(backend.handlers, `/mock-account/login?redirect=${encodeURIComponent(target)}`)
  const home = await login('http://site.test/kr/coupon?x=1')
  expect([home.status, home.headers.get('location')]).toEqual([
    302,
    'http://site.test/kr/coupon?x=1',
  ])
  for (const target of [
    'https://evil.invalid/',
    '//evil.invalid',
    '/\\evil.invalid',
    'javascript:1',
  ]) {
    expect((await login(target)).headers.get('location')).toBe('http://site.test/')
  }
  const { data } = await call(backend.handlers, '/mock-account/session', {})
  expect(data).toMatchObject({ kind: 'member', uid: '1000100001' })
})
