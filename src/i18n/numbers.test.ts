import { expect, test } from 'vitest'
import { langs, localeOf } from './lang.ts'
import { formatNumber } from './numbers.ts'

const whole = [1, 7, 12, 999, 1000, 1001, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER]
const odd = [0, 0.5, 1234.5, 1_234_567.8912, 1e21, Number.MAX_VALUE]

test.for(langs)('formats numbers for /%s', (lang) => {
  const ofBrowser = new Intl.NumberFormat(localeOf(lang))
  for (const number of [...whole, ...whole.map((one) => -one), ...odd]) {
    expect(formatNumber(number)).toBe(ofBrowser.format(number))
  }
})
