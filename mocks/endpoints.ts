import type { DescribedEndpoint } from '#api/endpoint.ts'
import { createHandlers } from './handlers/index.ts'
import { createMockState } from './mock-state.ts'
import type { EndpointHandler } from './respond.ts'

const hasEndpoint = (handler: object): handler is EndpointHandler => 'endpoint' in handler

/** The endpoints that the site uses: those that have a handler, in the order of docs/api.md. */
export const endpoints: readonly DescribedEndpoint[] = createHandlers(createMockState())
  .filter(hasEndpoint)
  .map(({ endpoint }) => endpoint)

/** Returns true if the response is a list, or one page of a list. */
export const isList = ({ response }: DescribedEndpoint) =>
  'listed' in response || 'paged' in response
