import { expect, test } from 'vitest'
import { matches, mockScenarios, scenarioUrl, type Scenario } from './scenarios.ts'

const slow: Scenario = {
  name: 'slow',
  group: 'faults',
  description: 'Every call responds after 2 seconds',
  link: '/kr/devlog/withBTS?board=note',
}
const context = { lang: 'jp', page: 'https://site.test/jp/media?page=2#top' } as const

test('returns no scenarios for a build without a mock backend', () => {
  expect(mockScenarios('')).toEqual([])
  expect(mockScenarios(undefined)).toEqual([])
  expect(mockScenarios(JSON.stringify([slow]))).toEqual([slow])
})

test.each([
  ['', true],
  ['SLOW', true],
  ['faults after', true],
  ['slow coupon', false],
])('matches the filter "%s": %s', (filter, isMatch) => {
  expect(matches(slow, filter)).toBe(isMatch)
})

test('links to the page of a scenario in the current language', () => {
  expect(scenarioUrl(slow, context)).toBe(
    'https://site.test/jp/devlog/withBTS?board=note&scenario=slow',
  )
})

test('does not change the language of a scenario for a single language', () => {
  expect(scenarioUrl({ ...slow, link: '/en/coupon' }, context)).toBe(
    'https://site.test/en/coupon?scenario=slow',
  )
})

test('preserves the query string and hash of the current page', () => {
  expect(scenarioUrl(slow, context, true)).toBe(
    'https://site.test/jp/media?page=2&scenario=slow#top',
  )
})
