import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { queryKey } from '#api/localized.ts'
import { readSource } from '#api/prefetch.ts'
import { staleTimes } from '#api/stale-times.ts'
import { serverNow } from '#lib/server-time.ts'
import { eachOnce, sorted } from '#lib/collections.ts'
import { eventState } from '../event-state.ts'
import { noticeQueries } from '../notice.queries.ts'
import type { Notice } from '../notice.schema.ts'

/** Lists have the last announced first, so what runs now is on their first pages. */
const pagesRead = 3
/** The maximum number of events on the main page. */
const shown = 4

const end = ({ endsAt }: Notice) => endsAt ?? Infinity
const start = ({ startsAt }: Notice) => startsAt ?? 0

async function firstEvents(client: QueryClient): Promise<Notice[]> {
  const read = (page: number) =>
    readSource(client, noticeQueries.list({ board: 'event', page, keyword: '' }))
  const { items, pageCount } = await read(1)
  const others = Array.from({ length: Math.min(pagesRead, pageCount) - 1 }, (_, at) => read(at + 2))
  return eachOnce([...items, ...(await Promise.all(others)).flatMap((page) => page.items)])
}

/** Returns the events that run at `now` (epoch ms), the first to end first. */
export function endingFirst(events: readonly Notice[], now: number): Notice[] {
  const running = events.filter((event) => eventState(event, now) === 'running')
  return sorted(running, (one, other) => end(one) - end(other)).slice(0, shown)
}

/** Returns the notice whose period is not over at `now` (epoch ms) and begins first, or `null`. */
export function nextPeriod(notices: readonly Notice[], now: number): Notice | null {
  const open = notices.filter((notice) => {
    const state = eventState(notice, now)
    return state === 'coming' || state === 'running'
  })
  return sorted(open, (one, other) => start(one) - start(other))[0] ?? null
}

/**
 * What matters now. Derived in the queries: the prerendered page contains only what it shows, and the choice does
 * not depend on the visitor's clock. The underlying queries retry themselves.
 */
export const todayQueries = {
  /** The events that end next. */
  events: () =>
    queryOptions({
      queryKey: queryKey('notice', 'running'),
      staleTime: staleTimes.news,
      queryFn: async ({ client }) => endingFirst(await firstEvents(client), serverNow()),
      retry: false,
    }),

  /** The next maintenance: the only notices that have a period. */
  maintenance: () =>
    queryOptions({
      queryKey: queryKey('notice', 'maintenance'),
      queryFn: async ({ client }) => {
        const newest = noticeQueries.list({ board: 'notice', page: 1, keyword: '' })
        return nextPeriod((await readSource(client, newest)).items, serverNow())
      },
      retry: false,
      staleTime: staleTimes.news,
    }),

  /** The newest notice about something else than a maintenance; `null` if there is none. */
  newest: () =>
    queryOptions({
      queryKey: queryKey('notice', 'newest'),
      queryFn: async ({ client }) => {
        const newest = noticeQueries.list({ board: 'notice', page: 1, keyword: '' })
        const { items } = await readSource(client, newest)
        return items.find(({ endsAt }) => endsAt === null) ?? null
      },
      retry: false,
      staleTime: staleTimes.news,
    }),
}

/** Loads the running events, the first to end first. */
export const useRunningEvents = () => useQuery(todayQueries.events())

/** Loads the notice of the next maintenance; `null` if none is planned. */
export const useMaintenance = () => useQuery(todayQueries.maintenance())

/** Loads the newest notice that is no maintenance; `null` if there is none. */
export const useNewestNotice = () => useQuery(todayQueries.newest())
