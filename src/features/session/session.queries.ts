import { queryOptions, useQuery } from '@tanstack/react-query'
import { bases } from '#api/bases.ts'
import { request } from '#api/client.ts'
import { queryKey } from '#api/localized.ts'
import { readEnvelope } from '#api/parse.ts'
import { urlOf } from '#api/read.ts'
import { sessionEndpoint, type Session } from '#api/session.ts'
import { useHydrated } from '@tanstack/react-router'

/** The deadline of this best-effort request (docs/api.md#requests). */
const deadlineMs = 2000

const visitor: Session = { kind: 'visitor' }
const unknown: Session = { kind: 'unknown' }

async function requestSession(signal: AbortSignal): Promise<Session> {
  const body = await request({
    method: 'POST',
    url: urlOf(sessionEndpoint),
    body: {},
    credentials: 'include',
    deadlineMs,
    signal,
  })
  return readEnvelope(sessionEndpoint.response, body, '/session')
}

const sessionQuery = () =>
  queryOptions({
    queryKey: queryKey('session'),
    queryFn: async ({ signal }): Promise<Session> => {
      if (bases().account === null) return visitor
      try {
        return await requestSession(signal)
      } catch (failure) {
        if (signal.aborted) throw failure
        console.warn('no session', failure)
        return visitor
      }
    },
    // Fail offline instead of pausing. Signing in or out reloads the document, so no refetch is needed.
    networkMode: 'always',
    staleTime: Infinity,
  })

/** Returns the session. Requested only after hydration; `unknown` until the account site has responded. */
export function useSession(): Session {
  const hydrated = useHydrated()
  const { data } = useQuery({ ...sessionQuery(), enabled: hydrated })
  return (hydrated && data) || unknown
}
