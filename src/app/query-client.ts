import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { maxRetryDelayMs, minAttemptMs } from '#api/deadline-budget.ts'
import { staleTimes } from '#api/stale-times.ts'
import { isHydrating } from './hydration.ts'

const waitsMs = [500, 1500]
const passingStatuses = new Set([408, 429, 502, 503, 504])

/** Spreads the retries of visitors whose requests failed at the same time. */
const spread = { least: 0.7, most: 1.3 }

/** Returns the wait before the next retry. `fraction` 0 is the shortest wait, 1 the longest. */
function waitAt(fraction: number, failures: number, error: unknown): number {
  const requested = error instanceof ApiError ? error.retryAfterMs : undefined
  if (requested !== undefined) return Math.min(requested, maxRetryDelayMs)
  const wait = waitsMs[failures] ?? maxRetryDelayMs
  return wait * (spread.least + fraction * (spread.most - spread.least))
}

/**
 * Returns true if a read is retried: twice after a broken connection or a temporary failure of a host, if the
 * deadline of the read allows it. After a timeout, a refusal or an unreadable response a retry would only make the
 * visitor wait.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= waitsMs.length || !(error instanceof ApiError)) return false
  const { kind, status, timeLeftMs = Infinity } = error
  if (waitAt(1, failures, error) + minAttemptMs > timeLeftMs) return false
  return kind === 'network' || (kind === 'http' && passingStatuses.has(status ?? 0))
}

/**
 * Returns the milliseconds before the next retry: the server's Retry-After, or about 500 and then
 * 1500.
 */
export function retryDelay(failures: number, error: unknown): number {
  return waitAt(Math.random(), failures, error)
}

/**
 * Logs each failed request once: a query that reads other queries fails with the error of one of
 * them. Body code 404 is not logged: it is the normal response for a record that does not exist.
 */
function createErrorLog() {
  const logged = new WeakSet<Error>()
  return (error: Error) => {
    const isMissingRecord = error instanceof ApiError && error.code === 404
    if (isMissingRecord || logged.has(error)) return
    logged.add(error)
    console.warn('request failed:', error)
  }
}

/**
 * The time that the data of a page stays readable after the page was left, also offline. At prerender a
 * timer would keep the build from ending.
 */
const gcTime = import.meta.env.SSR ? Infinity : 3_600_000

export function createQueryClient(): QueryClient {
  const onError = createErrorLog()
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: staleTimes.content,
        gcTime,
        // A function, because a section may render before the browser is idle and mount after.
        refetchOnMount: () => !isHydrating(),
      },
      // A coupon or a survey is sent on the click or not at all (docs/decisions/0008-one-submit-one-request.md).
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The longest time between the end of a tap and its click. */
const clickDelayMs = 300

/** The longest press that holds back queries. The end of a press is not always reported. */
const longestPressMs = 1000

/** The elements that a click activates. */
const activatable = 'a, button, summary, label, input, select, textarea'

/**
 * Delays query notifications while the primary button or a finger is down on a control, until its click has been
 * handled. A background refresh could otherwise insert an entry, and the click would be on its neighbor or on no link
 * at all.
 */
export function holdQueriesWhilePressed(): void {
  const delayed: (() => void)[] = []
  /** Set during a press. */
  let timer: ReturnType<typeof setTimeout> | undefined
  const releaseAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      for (const report of delayed.splice(0)) report()
    }, ms)
  }
  const onPress = ({ button, isPrimary, target }: PointerEvent) => {
    if (button === 0 && isPrimary && target instanceof Element && target.closest(activatable))
      releaseAfter(longestPressMs)
  }
  const onEnd = ({ type }: Event) => timer && releaseAfter(type === 'pointerup' ? clickDelayMs : 0)
  window.addEventListener('pointerdown', onPress, true)
  // A drag or a scroll cancels the pointer, and a context menu may swallow its end; then there is no click.
  for (const end of ['pointerup', 'click', 'pointercancel', 'contextmenu', 'dragstart']) {
    window.addEventListener(end, onEnd, true)
  }
  // Its end was outside of the window.
  window.addEventListener('pointermove', (event) => event.buttons === 0 && onEnd(event), true)
  window.addEventListener('blur', onEnd)
  notifyManager.setScheduler((report) => {
    if (timer) delayed.push(report)
    else setTimeout(report, 0)
  })
}
