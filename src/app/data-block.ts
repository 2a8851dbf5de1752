import type { DehydratedState } from '@tanstack/react-query'
import { sorted } from '#lib/collections.ts'

/** The id of the `<script type="application/json">` that a prerendered page carries its data in. */
export const dataBlockId = 'data'

interface DataBlock {
  /** The path that was prerendered, language included. */
  path: string
  queries: DehydratedState
}

/**
 * Returns the data block of a page as text that cannot end its `<script>` element. The order in
 * which the queries were read does not matter.
 */
export function writeDataBlock({ path, queries }: DataBlock): string {
  const named = queries.queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    state,
  }))
  const inOrder = sorted(named, (one, other) => (one.queryHash < other.queryHash ? -1 : 1))
  const block = { path, queries: { mutations: [], queries: inOrder } }
  return JSON.stringify(block).replaceAll('<', '\\u003c')
}

/** Returns the data that the page was prerendered with; `undefined` if it is the page of another URL. */
export function readDataBlock(page: Document): DehydratedState | undefined {
  const text = page.getElementById(dataBlockId)?.textContent
  if (!text) return undefined
  try {
    const block: Partial<DataBlock> = JSON.parse(text)
    return block.path === window.location.pathname ? block.queries : undefined
  } catch {
    return undefined
  }
}
