export interface EventPeriodTimes {
  /** Epoch ms; `null` where the server named no such time. */
  startsAt: number | null
  endsAt: number | null
}

export type EventState = 'coming' | 'running' | 'ended'

/**
 * Where an event stands at `now` (epoch ms). Its end still belongs to it. `null` for what has no
 * period, or one that ends before it starts and so says nothing (docs/product.md#notices-and-events).
 */
export function eventState({ startsAt, endsAt }: EventPeriodTimes, now: number): EventState | null {
  if (startsAt === null && endsAt === null) return null
  if (startsAt !== null && endsAt !== null && endsAt < startsAt) return null
  if (startsAt !== null && now < startsAt) return 'coming'
  return endsAt !== null && now > endsAt ? 'ended' : 'running'
}
