/** The outcome of a code: a result code (docs/api.md#coupons), or HTTP 500. */
interface Coupon {
  result: number | 'http-500'
  /** Event coupons: one of an event is all an account may use. */
  event?: string
}

/** Every code the mock knows. Any other is 5001, and one that worked is 5004 the second time. */
export const coupons: Record<string, Coupon> = {
  LUMIWELCOME01: { result: 0 },
  LUMI2NDANNIV26: { result: 0 },
  LUMI3RDENCORE26: { result: 0 },
  CLOUDBRIDGE231: { result: 0 },
  HARBOR60STAGES: { result: 5003 },
  ISLELANTERN16CHR: { result: 0 },
  lumiSmallCase1: { result: 0 },
  LUMITWELVE12: { result: 0 },
  'LUMI-HYPHEN-15': { result: 0 },
  FIREWORKS2026A: { result: 0, event: 'fireworks' },
  FIREWORKS2026B: { result: 0, event: 'fireworks' },
  LUMINOSUCH5001: { result: 5001 },
  LUMICHECK5002: { result: 5002 },
  LUMIENDED5003: { result: 5003 },
  LUMIUSED5004X: { result: 5004 },
  LUMISAME5011X: { result: 5011 },
  LUMIEVENT5012: { result: 5012 },
  LUMIINVALID4001: { result: 4001 },
  LUMISERVER4031: { result: 4031 },
  LUMISERVER4032: { result: 4032 },
  LUMISERVER4033: { result: 4033 },
  LUMIHTTP500XX: { result: 'http-500' },
  LUMIUNKNOWN7777: { result: 7777 },
}

/** The result codes of docs/api.md#coupons. */
export const couponResults = [
  0, 5001, 5002, 5003, 5004, 5011, 5012, 4001, 4031, 4032, 4033,
] as const
