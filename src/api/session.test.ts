import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Session } from './session.ts'

const nickname = 'LanternFox'

test.each([
  [
    { kind: 'member', uid: '1', nickname, more: 1 },
    { kind: 'member', uid: '1', nickname },
  ],
  [
    { kind: 'member', uid: ' ', nickname },
    { kind: 'member', uid: null, nickname },
  ],
  [
    { kind: 'member', nickname },
    { kind: 'member', uid: null, nickname },
  ],
  [
    { kind: 'member', uid: 12, nickname },
    { kind: 'member', uid: null, nickname },
  ],
  [
    { kind: 'member', uid: ' １０００ ', nickname },
    { kind: 'member', uid: '1000', nickname },
  ],
  [
    { kind: 'guest', nickname: 3 },
    { kind: 'guest', nickname: '3' },
  ],
  [{ kind: 'visitor' }, { kind: 'visitor' }],
])('parses %j as %j', (wire, session) => {
  expect(v.parse(Session, wire)).toEqual(session)
})

test.each([{ kind: 'member', uid: '1' }, { kind: 'admin' }, { kind: 'unknown' }, {}, null])(
  'rejects %j',
  (wire) => {
    expect(v.is(Session, wire)).toBe(false)
  },
)

test.for(['1 2', '1\u202e2', '<b> </b>', '9'.repeat(65), '1\n2'])(
  'treats the UID %j of a member as unconfirmed',
  (uid) => {
    expect(v.parse(Session, { kind: 'member', uid, nickname })).toMatchObject({ uid: null })
  },
)
