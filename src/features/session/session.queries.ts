import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { bases } from '#api/bases.ts'
import { request } from '#api/client.ts'
import { queryKey } from '#api/localized.ts'
import { readEnvelope } from '#api/parse.ts'
import { credentialsOf, urlOf } from '#api/read.ts'
import { sessionEndpoint, type Session } from '#api/session.ts'
import { useHydrated } from '#ui/when/hydration.tsx'

/** The deadline of this best-effort request (docs/api.md#requests). */
export const sessionDeadline = { ms: 2000 }

const visitor: Session = { kind: 'visitor' }
const unknown: Session = { kind: 'unknown' }

async function requestSession(signal: AbortSignal): Promise<Session> {
  const body = await request({
    method: 'POST',
    url: urlOf(sessionEndpoint),
    body: {},
    ...credentialsOf(sessionEndpoint),
    deadlineMs: sessionDeadline.ms,
    signal,
  })
  return readEnvelope(sessionEndpoint.response, body, '/session')
}

const sessionKey = () => queryKey('session')

const sessionQuery = () =>
  queryOptions({
    queryKey: sessionKey(),
    queryFn: async ({ signal, client }): Promise<Session> => {
      if (bases().account === null) return visitor
      try {
        return await requestSession(signal)
      } catch (failure) {
        if (signal.aborted) throw failure
        console.warn('no session', failure)
        return client.getQueryData<Session>(sessionKey()) ?? visitor
      }
    },
    // Fail offline instead of pausing.
    networkMode: 'always',
    staleTime: Infinity,
    // The visitor may have signed in or out in another tab, or on a page that Back has left.
    refetchOnWindowFocus: 'always',
  })

/** Returns the session. Requested only after hydration; `unknown` until the account site has responded. */
export function useSession(): Session {
  const hydrated = useHydrated()
  const { data } = useQuery({ ...sessionQuery(), enabled: hydrated })
  return (hydrated && data) || unknown
}

/**
 * Returns the sign-in URL with `currentUrl` (absolute) as the return URL; `null` if no account site is
 * configured (docs/api.md#hosts).
 */
function loginUrl(currentUrl: string): string | null {
  const { account } = bases()
  return account && `${account}/login?redirect=${encodeURIComponent(currentUrl)}`
}

/** Returns the sign-in URL of this page; `null` before hydration or without an account site. */
export function useLoginUrl(): string | null {
  const path = useLocation({ select: ({ publicHref }) => publicHref })
  const hydrated = useHydrated()
  return hydrated ? loginUrl(new URL(path, window.location.origin).href) : null
}
