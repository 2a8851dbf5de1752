import { expect, test } from 'vitest'
import { members } from '../../site-mascots.ts'
import { carrierOf } from './message-carrier.ts'

test('gives consecutive messages to the members in turns, always the same one for an id', () => {
  const carriers = members.map((_, index) => carrierOf(320 + index))
  expect(new Set(carriers)).toEqual(new Set(members))
  expect(carrierOf(320 + members.length)).toBe(carriers[0])
})
