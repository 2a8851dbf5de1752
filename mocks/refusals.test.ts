import { expect, test } from 'vitest'
import { createBackend } from './backend.ts'
import { call, request } from './test-client.ts'

const { handlers } = createBackend()
const list = { lang: 'ko', page: 1, size: 6 }
const redemption = { uid: '1000100001', couponCode: 'LUMIWELCOME01', gameCode: 'ISLE' }

test.each([
  ['/api/community/notice', undefined],
  ['/api/community/notice', { page: 1, size: 6 }],
  ['/api/community/notice', { ...list, lang: 'kr' }],
  ['/api/community/notice', { ...list, page: 0 }],
  ['/api/community/notice', { ...list, page: '1' }],
  ['/api/community/notice', { ...list, size: 10 }],
  ['/api/community/notice', { ...list, extra: 1 }],
  ['/api/community/notice/0', { lang: 'ko' }],
  ['/api/community/notice/abc', { lang: 'ko' }],
  ['/api/community/search', { ...list, keyword: "it's", board: 'notice' }],
  ['/api/community/search', { ...list, keyword: 'a/b', board: 'notice' }],
  ['/api/community/search', { ...list, keyword: 'a', board: 'faq' }],
  ['/api/community/faq', { lang: 'ko' }],
  ['/api/community/category', {}],
  ['/api/media/category', null],
  ['/api/media/board', { ...list, categoryIdx: 0, hasMore: true }],
  ['/api/main/pd-note', { lang: 'ko', size: 10 }],
  ['/api/intheseom/withBTS', list],
  ['/api/ranking/banner', { lang: 'ko', type: 'clan' }],
  ['/api/setting/bgm', { code: '' }],
  ['/api/survey/71/answer', { lang: 'ko', answers: [{ questionIdx: 1 }] }],
  ['/api/v2/coupon/redeem', { ...redemption, uid: '' }],
  ['/api/v2/coupon/redeem', { ...redemption, couponCode: 'SHORT' }],
  ['/mock-account/session', { kind: 'member' }],
])('%s refuses %j', async (path, body) => {
  expect(await call(handlers, path, body)).toMatchObject({ status: 400, code: 400, data: null })
})

test('a body that is no JSON, or does not say that it is, is refused', async () => {
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }
  const unnamed = { method: 'POST', body: JSON.stringify(list) }
  expect((await request(handlers, '/api/community/notice', broken)).status).toBe(400)
  expect((await request(handlers, '/api/community/notice', unnamed)).status).toBe(400)
})

test('a key that is no UUID is refused', async () => {
  const headers = { 'idempotency-key': 'again' }
  expect(await call(handlers, '/api/v2/coupon/redeem', redemption, headers)).toMatchObject({
    status: 400,
  })
})

test('what the backend does not have is HTTP 404', async () => {
  expect((await request(handlers, '/api/nothing')).status).toBe(404)
  expect((await request(handlers, '/game-data/leaderboard/levels/none.json')).status).toBe(404)
  expect((await request(handlers, '/game-data/art/none.png')).status).toBe(404)
})
