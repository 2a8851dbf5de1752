import type { Session } from './accounts.ts'

/** The state that the server keeps about visitors, as long as the page or the server runs. */
export interface Memory {
  session: Session['kind']
  /** Redeemed codes by UID, and the events whose one coupon is used up. */
  coupons: Map<string, Set<string>>
  /** The players that have answered, by survey. */
  answered: Map<number, Set<string>>
  /** Responses sent, by path and idempotency key. */
  responses: Map<string, { status: number; body: string }>
}

/** Returns an empty memory. */
export function createMemory(): Memory {
  return { session: 'visitor', coupons: new Map(), answered: new Map(), responses: new Map() }
}

/** The set stored under `key`, made on first use. */
export function setOf<K, V>(sets: Map<K, Set<V>>, key: K): Set<V> {
  const set = sets.get(key) ?? new Set<V>()
  sets.set(key, set)
  return set
}
