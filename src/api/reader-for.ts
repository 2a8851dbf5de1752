import { CancelledError, QueryClient } from '@tanstack/react-query'

/**
 * Returns the client that reads the responses for derived queries. In the browser it is the same client, so that
 * the responses are cached for all queries. During prerendering it is a separate one, so that only the derived
 * data ends up in the page.
 *
 * The last section that leaves the page cancels the request that it shows. A derived query still needs it, and
 * would take the cancellation for its own and never settle, so the response is then requested again.
 */
export function readerFor(client: QueryClient): Pick<QueryClient, 'query'> {
  const reader = import.meta.env.SSR ? new QueryClient() : client
  return {
    query: async (options) => {
      try {
        return await reader.query(options)
      } catch (failure) {
        if (!(failure instanceof CancelledError)) throw failure
        return reader.query(options)
      }
    },
  }
}
