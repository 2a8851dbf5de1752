import type { DehydratedState } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import { isRecord } from '#lib/is-record.ts'
import { sorted } from '#lib/sorted.ts'
import type { AppRouter } from './router.tsx'

/** The id of the `<script type="application/json">` that a prerendered page carries its data in. */
export const dataBlockId = 'data'

interface DataBlock {
  /** The path that was prerendered, language included. */
  address: string
  queries: DehydratedState
}

/**
 * Returns the data block of a page as text that cannot end its `<script>` element. The order in
 * which the queries were read does not matter.
 * @param readAt the time of the data in place of the real one, for reproducible builds
 */
export function writeDataBlock({ address, queries }: DataBlock, readAt?: number): string {
  const dated = queries.queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    state: { ...state, dataUpdatedAt: readAt ?? state.dataUpdatedAt },
  }))
  const inOrder = sorted(dated, (one, other) => (one.queryHash < other.queryHash ? -1 : 1))
  const block = { address, queries: { mutations: [], queries: inOrder } }
  return JSON.stringify(block).replaceAll('<', '\\u003c')
}

/** Returns true if every search param of the routes has its default value; unknown params do not count. */
function hasDefaultSearch(router: AppRouter): boolean {
  const routes: AnyRoute[] = Object.values(router.routesById)
  return router.matchRoutes(router.latestLocation).every(({ routeId, search }) => {
    const validator: unknown = routes.find(({ id }) => id === routeId)?.options.validateSearch
    const defaults = isRecord(validator) && isRecord(validator.defaults) ? validator.defaults : {}
    const values: unknown = search
    return (
      isRecord(values) && Object.entries(defaults).every(([name, value]) => values[name] === value)
    )
  })
}

/**
 * Returns the data that the page was prerendered with; `undefined` if it was prerendered for another
 * URL, or the search params of this one select other content.
 */
export function readDataBlock(page: Document, router: AppRouter): DehydratedState | undefined {
  const text = page.getElementById(dataBlockId)?.textContent
  if (!text || !hasDefaultSearch(router)) return undefined
  try {
    const block: Partial<DataBlock> = JSON.parse(text)
    return block.address === window.location.pathname ? block.queries : undefined
  } catch {
    return undefined
  }
}
