import type { QueryClient } from '@tanstack/react-query'

/** Returns the id of the release, which the build writes into every page. */
export function releaseId(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? ''
}

/**
 * Sends JSON, even while the page unloads. The type makes the request one with a preflight on another
 * origin: the endpoint must allow `content-type`. Some browsers let the visitor remove this function.
 */
export function sendBeacon(url: string, content: object): void {
  if (typeof navigator.sendBeacon !== 'function') return
  navigator.sendBeacon(url, new Blob([JSON.stringify(content)], { type: 'application/json' }))
}

/** A failure of a visit, without personal data. */
export interface Failure {
  kind: 'script' | 'request'
  message: string
  /** The path of the page, without its search. */
  page: string
  /** The innermost positions in scripts of the site: `assets/start-B1.js:1:2345`. */
  stack: string[]
}

const longestMessage = 200
const mostFrames = 3

/** Returns the message of an error without the searches of URLs, which may contain a coupon code. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\?[^\s)]*/g, '').slice(0, longestMessage)
}

/** Returns the innermost positions of an error in scripts of the site, which are the same for all visitors. */
export function stackOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return Array.from(stack.matchAll(/\/(assets\/[\w.-]+\.js:\d+:\d+)/g), ([, at = '']) => at).slice(
    0,
    mostFrames,
  )
}

/** Reports errors of scripts and failed requests until the signal aborts. */
export function watchFailures(
  queryClient: QueryClient,
  report: (failure: Failure) => void,
  signal: AbortSignal,
): void {
  const send = (kind: Failure['kind'], error: unknown) =>
    report({
      kind,
      message: messageOf(error),
      page: window.location.pathname,
      stack: stackOf(error),
    })
  window.addEventListener('error', ({ error, message }) => send('script', error ?? message), {
    signal,
  })
  window.addEventListener('unhandledrejection', ({ reason }) => send('script', reason), { signal })
  const ends = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        send('request', event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        send('request', event.action.error)
    }),
  ]
  signal.addEventListener('abort', () => {
    for (const end of ends) end()
  })
}

const batchSize = 10
const mostPerDocument = 30

/** Collects failures, at most 30 per document, and sends them in batches. */
export function createBatch(send: (failures: readonly Failure[]) => void) {
  let waiting: Failure[] = []
  let count = 0
  const flush = () => {
    if (waiting.length === 0) return
    send(waiting)
    waiting = []
  }
  const add = (failure: Failure) => {
    count += 1
    if (count > mostPerDocument) return
    waiting.push(failure)
    if (waiting.length >= batchSize) flush()
  }
  return { add, flush }
}

/** Sends failures with the id of the release, even while the page unloads. */
export function sendFailures(url: string, failures: readonly Failure[]): void {
  sendBeacon(url, { release: releaseId(), failures })
}
