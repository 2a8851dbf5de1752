import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

const waitsMs = [500, 1500]
const passingStatuses = new Set([408, 429, 502, 503, 504])
const longestWaitMs = 10_000

/**
 * The one retry policy of all reads: broken connections and passing troubles of a host are tried
 * twice more; a deadline, a refusal or an unreadable answer would only make the visitor wait.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= waitsMs.length || !(error instanceof ApiError)) return false
  return (
    error.kind === 'network' || (error.kind === 'http' && passingStatuses.has(error.status ?? 0))
  )
}

/** Milliseconds before the next try: what the server asked for, or half a second, then three times that. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : undefined
  if (asked !== undefined) return Math.min(asked, longestWaitMs)
  const spread = 0.7 + Math.random() * 0.6
  return (waitsMs[failures] ?? longestWaitMs) * spread
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
