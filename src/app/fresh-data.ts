import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { interaction } from '#lib/when.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** It changes by the hour: asked again once the first page is taken up (decisions, "Small print"). */
      asksAgain?: boolean
    }
  }
}

/** What a query knows of itself beside its answer, and a page need not carry. */
const settled = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
}

/** Hands the data of a prerendered page over as of this visit: whenever it was built, nothing is asked again. */
export function takeData(queryClient: QueryClient, data: DehydratedState): void {
  const now = Date.now()
  const queries = data.queries.map((query) => ({
    ...query,
    state: { ...settled, ...query.state, dataUpdatedAt: now },
  }))
  hydrate(queryClient, { ...data, queries })
}

/** Asks again, once the visitor takes the first page up, for what of it changes by the hour. */
export function askAgainWhenEngaged(queryClient: QueryClient): void {
  interaction(() => {
    void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.asksAgain === true })
  })
}
