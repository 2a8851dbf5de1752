import { expect, test } from 'vitest'
import { findCoupons } from './coupon-like.ts'

test.for([
  // Next to a word for a code.
  ['Use the code LUMIWELCOME01.', ['LUMIWELCOME01']],
  ['Coupon: LUMIWELCOME01', ['LUMIWELCOME01']],
  ['LUMIWELCOME01 is your coupon code.', ['LUMIWELCOME01']],
  ['Your coupon code for the fireworks is LUMIWELCOME01', ['LUMIWELCOME01']],
  ['코드는 LUMIWELCOME01입니다', ['LUMIWELCOME01']],
  ['쿠폰 번호: LUMIWELCOME01', ['LUMIWELCOME01']],
  ['LUMIWELCOME01를 쿠폰 입력창에 넣어 주세요', ['LUMIWELCOME01']],
  ['コード「FIREWORKS2026A」と FIREWORKS2026B', ['FIREWORKS2026A', 'FIREWORKS2026B']],
  ['クーポン番号はFIREWORKS2026Aです', ['FIREWORKS2026A']],
  ['code (LUMI-HYPHEN-15)', ['LUMI-HYPHEN-15']],
  ['쿠폰 LUMI-2024-WELC-OME1', ['LUMI-2024-WELC-OME1']],
  ['쿠폰 코드 · ISLELANTERN16CHR', ['ISLELANTERN16CHR']],
  // Below such a word, and in lists.
  ['쿠폰 코드\nLUMIWELCOME01', ['LUMIWELCOME01']],
  ['아래 코드를 입력해 주세요.\n1) LUMIWELCOME01', ['LUMIWELCOME01']],
  [
    'codes: LUMIWELCOME01, FIREWORKS2026A and ISLELANTERN16CHR',
    ['LUMIWELCOME01', 'FIREWORKS2026A', 'ISLELANTERN16CHR'],
  ],
  [
    '쿠폰 코드\nLUMIWELCOME01 : 보석 100개\nFIREWORKS2026A : 보석 200개',
    ['LUMIWELCOME01', 'FIREWORKS2026A'],
  ],
  ['Codes:\n1. LUMIWELCOME01\n2. FIREWORKS2026A', ['LUMIWELCOME01', 'FIREWORKS2026A']],
  ['Enter this code and 300 lanterns are yours. LUMIWELCOME01 Until 1 May.', ['LUMIWELCOME01']],
  ['次のコードを入力すると、ランタン300個を受け取れます。 LUMIWELCOME01', ['LUMIWELCOME01']],
  // Numbers of other things.
  ['등급분류번호 CC-OM-240611-001, 신고 2024-SEOUL-0123, 쿠폰 FIREWORKS2026A', ['FIREWORKS2026A']],
  ['TOUR2026-SEOUL-D1 · 쿠폰 FIREWORKS2026A', ['FIREWORKS2026A']],
  ['등록 AB2024123456 쿠폰 FIREWORKS2026A', ['FIREWORKS2026A']],
  ['쿠폰 안내\n등급분류번호: CC-OM-240611-001', []],
  ['쿠폰 CC-OM-240611-001', []],
  ['코드 2024-SEOUL-0123', []],
  ['코드: KR-2024-000123', []],
  ['code 20240611-10AM', []],
  ['code 2024-06-11T10', []],
  ['쿠폰 문의 02-1234-5678', []],
  ['쿠폰 관련 주문번호 ABCD12345678', []],
  ['coupons, order number ABCD12345678', []],
  ['상품 코드 ABCD12345678', []],
  ['모델 ABC-1234-5678-X 구매 쿠폰 증정', []],
  ['The ABCD12345678 bundle coupon', []],
  ['QR코드 ABCD12345678', []],
  ['エラーコード：ABCD12345678', []],
  ['Error code ABCD12345678', []],
  ['decode ABCD12345678', []],
  ['License code ABCD-1234-EFGH-5678', []],
  ['예약 코드 ABCD12345678', []],
  ['UUID 코드 550E8400E29B41D4', []],
  ['Model ABCD-12345678, coupon page fixed', []],
  ['특허 KR1020240012345 / 쿠폰', []],
  ['バージョン V20260611BETA1 クーポン配信', []],
  ['No. ABCD12345678 coupon', []],
  // No word for a code.
  ['Use LUMIWELCOME01.', []],
  ['ISLELANTERN16CHR', []],
  ['쿠폰은 다음 주에 나와요. 행사 이름은 LUMIWELCOME01', []],
  // Not of the form of a code.
  ['code LUMIELEVEN1', []],
  ['code LUMISEVENTEEN1234', []],
  ['codes: CONGRATULATIONS ANNOUNCEMENT', []],
  ['코드 010012345678', []],
  ['code lumiSmallCase1', []],
  ['code xLUMIWELCOME01 LUMIWELCOME01x', []],
  ['code https://site.example/LUMIWELCOME01', []],
  ['?code=LUMIWELCOME01', []],
  ['code LUMIWELCOME01.png', []],
  ['', []],
] as const)('finds in %j: %j', ([text, codes]) => {
  const found = findCoupons(text)
  expect(found.map((link) => link.text)).toEqual(codes)
  for (const { index, text: code, path } of found) {
    expect(text.slice(index, index + code.length)).toBe(code)
    expect(path).toBe(`/coupon?code=${code}`)
  }
})
