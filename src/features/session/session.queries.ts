import { queryOptions, useQuery } from '@tanstack/react-query'
import { bases } from '#api/bases.ts'
import { request } from '#api/client.ts'
import { queryKey } from '#api/localized.ts'
import { readEnvelope } from '#api/parse.ts'
import { Session } from '#api/session.ts'
import { useHydrated } from '#ui/when/use-hydrated.ts'

/** The best-effort call's own deadline (docs/api.md#requests). */
const deadlineMs = 2000

const visitor: Session = { kind: 'visitor' }
const unknown: Session = { kind: 'unknown' }

async function ask(account: string, signal: AbortSignal): Promise<Session> {
  const body = await request({
    method: 'POST',
    url: `${account}/session`,
    body: {},
    credentials: 'include',
    deadlineMs,
    signal,
  })
  return readEnvelope(Session, body, '/session')
}

const sessionQuery = () =>
  queryOptions({
    queryKey: queryKey('session'),
    queryFn: async ({ signal }): Promise<Session> => {
      const { account } = bases()
      if (account === null) return visitor
      try {
        return await ask(account, signal)
      } catch (failure) {
        if (signal.aborted) throw failure
        console.warn('no session', failure)
        return visitor
      }
    },
    // Offline it has to fail, not to wait; and signing in or out loads the document anew.
    networkMode: 'always',
    staleTime: Infinity,
  })

/** Who visits. Not asked before hydration, and `unknown` until the account site has answered. */
export function useSession(): Session {
  const hydrated = useHydrated()
  const { data } = useQuery({ ...sessionQuery(), enabled: hydrated })
  return (hydrated && data) || unknown
}
