import { expect, test } from 'vitest'
import { matches, mockScenarios, scenarioAddress, type Scenario } from './scenarios.ts'

const slow: Scenario = {
  name: 'slow',
  group: 'faults',
  description: 'Every call is answered after 2 seconds',
  link: '/kr/devlog/withBTS?board=note',
}
const place = { lang: 'jp', page: 'https://site.test/jp/media?page=2#top' } as const

test('a build without a mock backend has no scenarios', () => {
  expect(mockScenarios('')).toEqual([])
  expect(mockScenarios(undefined)).toEqual([])
  expect(mockScenarios(JSON.stringify([slow]))).toEqual([slow])
})

test.each([
  ['', true],
  ['SLOW', true],
  ['faults after', true],
  ['slow coupon', false],
])('filtered by "%s" it stays: %s', (words, stays) => {
  expect(matches(slow, words)).toBe(stays)
})

test('an address names the page in the language, and the scenario', () => {
  expect(scenarioAddress(slow, place)).toBe(
    'https://site.test/jp/devlog/withBTS?board=note&scenario=slow',
  )
})

test('a scenario that shows in one language alone keeps it', () => {
  expect(scenarioAddress({ ...slow, link: '/en/coupon' }, place)).toBe(
    'https://site.test/en/coupon?scenario=slow',
  )
})

test('on the page that is open, its search and hash stay', () => {
  expect(scenarioAddress(slow, place, true)).toBe(
    'https://site.test/jp/media?page=2&scenario=slow#top',
  )
})
