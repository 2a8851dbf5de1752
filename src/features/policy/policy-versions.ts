import { subHours } from 'date-fns'
import { formatDay } from '#i18n/times.ts'
import { sorted } from '#lib/collections.ts'
import { site } from '#site.ts'
import type { PolicyItem } from './policy.schema.ts'

/** A version of a policy and its period of validity. */
export interface PolicyVersion {
  id: number
  /** The version by itself. */
  version: string
  /** `version / start ~ end` (docs/product.md#policies). */
  name: string
  /** `YYYY-MM-DD` in Korea. */
  start: string
  /** `YYYY-MM-DD` in Korea; for the last version `site.lastPolicyEnd`, which may be empty. */
  end: string
}

/** 9 July 2024 in Korea, in epoch milliseconds (docs/product.md#policies). */
export const policyExpiryAt = Date.parse('2024-07-09T00:00:00+09:00')

/** Returns the result of the expiry check in docs/product.md#policies. The site doesn't depend on it. */
export function isPolicyExpired(now: number): boolean {
  return now >= policyExpiryAt
}

/**
 * Returns the previous day. Korea has no daylight saving time: the previous day is always 24 hours earlier, in
 * any time zone of the device.
 */
function dayBefore(instant: number): string {
  return formatDay(subHours(instant, 24))
}

/**
 * Returns the versions of a policy, newest first. Each ends on the day before the next one starts. Items
 * without a valid start date are dropped (docs/product.md#policies).
 */
export function policyVersions(items: readonly PolicyItem[]): PolicyVersion[] {
  const dated = items.flatMap((item) =>
    item.startsAt === null ? [] : [{ ...item, startsAt: item.startsAt }],
  )
  const newestFirst = sorted(dated, (a, b) => b.startsAt - a.startsAt)
  return newestFirst.map(({ id, version, startsAt }, index) => {
    const next = newestFirst[index - 1]
    const start = formatDay(new Date(startsAt))
    const end = next ? dayBefore(next.startsAt) : site.lastPolicyEnd
    return { id, version, start, end, name: `${version} / ${start} ~ ${end}`.trim() }
  })
}
