import { expect, test } from 'vitest'
import { rewardKindOf } from './reward-kind.ts'

test.for([
  ['밤마다 등불 50개', 'lanterns'],
  ['밤마다 하트 5개', 'hearts'],
  ['조개 30개와 추첨 응모권 1장', 'shells'],
  ['5 hearts a night', 'hearts'],
  ['FIREWORKS2026B 40 shells', 'shells'],
  ['1 Lantern', 'lanterns'],
  ['ハート各5個', 'hearts'],
  ['貝がら30個と抽選応募券1枚', 'shells'],
  ['30 shells and 5 lanterns', 'shells'],
  ['Heartfelt postcards', 'lanterns'],
  ['', 'lanterns'],
] as const)('returns for "%s" the kind %s', ([text, kind]) => {
  expect(rewardKindOf(text)).toBe(kind)
})
