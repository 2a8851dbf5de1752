import { describe, expect, onTestFinished, test } from 'vitest'
import { parseInstant } from '#api/schema.ts'
import { site } from '#site.ts'
import { isPolicyExpired, policyExpiryAt, policyVersions } from './policy-versions.ts'

const item = (id: number, start: string) => ({
  id,
  version: `v${id}`,
  startsAt: parseInstant(start),
})

const names = (...starts: string[]) =>
  policyVersions(starts.map((start, index) => item(index + 1, start))).map(({ name }) => name)

describe('the end of a version is the day before the next one starts', () => {
  test.each([
    ['within a month', '2023-05-15', '2023-05-14'],
    ['after a month of 30 days', '2023-05-01', '2023-04-30'],
    ['after a month of 31 days', '2023-06-01', '2023-05-31'],
    ['after February', '2023-03-01', '2023-02-28'],
    ['after February of a leap year', '2024-03-01', '2024-02-29'],
    ['after a leap day', '2024-02-29', '2024-02-28'],
    ['after a year', '2024-01-01', '2023-12-31'],
    ['late on a Korean day', '2023-05-15T23:59:59+09:00', '2023-05-14'],
    ['on another day in UTC', '2023-05-14T16:00:00Z', '2023-05-14'],
    ['when clocks go back in New York', '2024-11-04T00:00:00+09:00', '2024-11-03'],
  ])('%s', (_, next, end) => {
    expect(names('2020-01-01', next)[1]).toBe(`v1 / 2020-01-01 ~ ${end}`)
  })
})

describe('the list of versions', () => {
  test('is sorted newest first, regardless of the response order, and the last ends 2024.07.16', () => {
    expect(names('2023-02-01', '2024-03-01', '2022-01-01')).toEqual([
      'v2 / 2024-03-01 ~ 2024.07.16',
      'v1 / 2023-02-01 ~ 2024-02-29',
      'v3 / 2022-01-01 ~ 2023-01-31',
    ])
  })

  test('has the literal end even if the last version starts after it', () => {
    expect(names('2025-01-01')).toEqual(['v1 / 2025-01-01 ~ 2024.07.16'])
  })

  test('ends the last version as src/site.ts says, or not at all', () => {
    const { lastPolicyEnd } = site
    onTestFinished(() => {
      site.lastPolicyEnd = lastPolicyEnd
    })
    site.lastPolicyEnd = ''
    expect(names('2023-02-01', '2024-03-01')).toEqual([
      'v2 / 2024-03-01 ~',
      'v1 / 2023-02-01 ~ 2024-02-29',
    ])
  })

  test('drops an item with an invalid date', () => {
    expect(names('2023-02-01', 'soon', '2023-02-31x')).toEqual(['v1 / 2023-02-01 ~ 2024.07.16'])
  })

  test('is empty for no items', () => {
    expect(policyVersions([])).toEqual([])
  })
})

describe('the expiry check of 9 July 2024', () => {
  test.each([
    ['2024-07-08T23:59:59+09:00', false],
    ['2024-07-09T00:00:00+09:00', true],
    ['2024-07-08T15:00:00Z', true],
  ])('%s: %s', (now, expired) => {
    expect(isPolicyExpired(Date.parse(now))).toBe(expired)
  })

  test('changes no version', () => {
    const before = policyVersions([{ id: 1, version: 'v1', startsAt: policyExpiryAt - 1 }])
    const after = policyVersions([{ id: 1, version: 'v1', startsAt: policyExpiryAt }])
    expect([before[0]?.end, after[0]?.end]).toEqual(['2024.07.16', '2024.07.16'])
  })
})
