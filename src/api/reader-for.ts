import { QueryClient } from '@tanstack/react-query'

/**
 * Returns the client that reads the responses for derived queries. In the browser it is the same client, so that
 * the responses are cached for all queries. During prerendering it is a separate one, so that only the derived
 * data ends up in the page.
 */
export function readerFor(client: QueryClient): QueryClient {
  return import.meta.env.SSR ? new QueryClient() : client
}
