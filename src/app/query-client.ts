import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { leastTryMs, longestWaitMs } from '#api/read-time.ts'

const waitsMs = [500, 1500]
const passingStatuses = new Set([408, 429, 502, 503, 504])

/** What failed for many visitors at once is not asked again by all of them at once. */
const spread = { least: 0.7, most: 1.3 }

/** The wait before the next try at a place between the least (0) and the most (1) that it may be. */
function waitAt(place: number, failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : undefined
  if (asked !== undefined) return Math.min(asked, longestWaitMs)
  const wait = waitsMs[failures] ?? longestWaitMs
  return wait * (spread.least + place * (spread.most - spread.least))
}

/**
 * The one retry policy of all reads: broken connections and passing troubles of a host are tried
 * twice more, as long as the time of the read is not over meanwhile; a deadline, a refusal or an
 * unreadable answer would only make the visitor wait.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= waitsMs.length || !(error instanceof ApiError)) return false
  const { kind, status, timeLeftMs = Infinity } = error
  if (waitAt(1, failures, error) + leastTryMs > timeLeftMs) return false
  return kind === 'network' || (kind === 'http' && passingStatuses.has(status ?? 0))
}

/** Milliseconds before the next try: what the server asked for, or half a second, then three times that. */
export function retryDelay(failures: number, error: unknown): number {
  return waitAt(Math.random(), failures, error)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 60_000, gcTime: Infinity },
      // A redemption or an answer is sent when it is pressed, or not at all (decisions, "Coupon").
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
