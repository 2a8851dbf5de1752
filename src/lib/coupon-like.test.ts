import { expect, test } from 'vitest'
import { findCoupons } from './coupon-like.ts'

test.for([
  ['Use LUMIWELCOME01.', ['LUMIWELCOME01']],
  ['코드는 LUMIWELCOME01입니다', ['LUMIWELCOME01']],
  ['コード「FIREWORKS2026A」と FIREWORKS2026B', ['FIREWORKS2026A', 'FIREWORKS2026B']],
  ['(LUMI-HYPHEN-15)', ['LUMI-HYPHEN-15']],
  ['LUMI-2024-WELC-OME1', ['LUMI-2024-WELC-OME1']],
  ['ISLELANTERN16CHR', ['ISLELANTERN16CHR']],
  ['eleven LUMIELEVEN1', []],
  ['seventeen LUMISEVENTEEN1234', []],
  ['CONGRATULATIONS ANNOUNCEMENT', []],
  ['010012345678', []],
  ['2024-06-11-1000', []],
  ['lumiSmallCase1', []],
  ['xLUMIWELCOME01 LUMIWELCOME01x', []],
  ['https://site.example/LUMIWELCOME01', []],
  ['?code=LUMIWELCOME01', []],
  ['LUMIWELCOME01.png', []],
  ['', []],
] as const)('finds in %j: %j', ([text, codes]) => {
  const found = findCoupons(text)
  expect(found.map((link) => link.text)).toEqual(codes)
  for (const { index, text: code, path } of found) {
    expect(text.slice(index, index + code.length)).toBe(code)
    expect(path).toBe(`/coupon?code=${code}`)
  }
})
