import { expect, test } from 'vitest'
import { langs, localeOf } from './lang.ts'
import { formatGoal, formatNumber } from './numbers.ts'

const whole = [1, 7, 12, 999, 1000, 1001, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER]
const odd = [0, 0.5, 1234.5, 1_234_567.8912, 1e21, Number.MAX_VALUE]

test.for(langs)('formats numbers for /%s', (lang) => {
  const ofBrowser = new Intl.NumberFormat(localeOf(lang))
  for (const number of [...whole, ...whole.map((one) => -one), ...odd]) {
    expect(formatNumber(number)).toBe(ofBrowser.format(number))
  }
})

test.for([
  [1_000_000, '100万', '1,000,000'],
  [12_340_000, '1,234万', '12,340,000'],
  [10_000, '1万', '10,000'],
  [15_000, '15,000', '15,000'],
  [14, '14', '14'],
  [0, '0', '0'],
] as const)('formats the goal %i in Japanese in ten thousands if it is round', ([goal, ja, en]) => {
  expect(formatGoal(goal, 'ja')).toBe(ja)
  expect(formatGoal(goal, 'en')).toBe(en)
})
