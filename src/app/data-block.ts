import type { DehydratedState, QueryKey } from '@tanstack/react-query'
import { sorted } from '#lib/collections.ts'

/** The id of the `<script type="application/json">` that a prerendered page carries its data in. */
export const dataBlockId = 'data'

/** A query that a page was prerendered with. Its other state is the same for all. */
export interface PageQuery {
  queryKey: QueryKey
  data: unknown
  /** The time at which the data was read, epoch ms. */
  dataUpdatedAt: number
}

interface DataBlock {
  /** The path that was prerendered, language included. */
  path: string
  queries: readonly PageQuery[]
}

/**
 * Returns the data block of a page as text that cannot end its `<script>` element. The order in
 * which the queries were read does not matter.
 */
export function writeDataBlock(path: string, { queries }: DehydratedState): string {
  const inOrder = sorted(queries, (one, other) => (one.queryHash < other.queryHash ? -1 : 1))
  const block: DataBlock = {
    path,
    queries: inOrder.map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
      queryKey,
      data,
      dataUpdatedAt,
    })),
  }
  return JSON.stringify(block).replaceAll('<', '\\u003c')
}

/** Returns the data that the page was prerendered with; `undefined` if it is the page of another URL. */
export function readDataBlock(page: Document): readonly PageQuery[] | undefined {
  const text = page.getElementById(dataBlockId)?.textContent
  if (!text) return undefined
  try {
    const block: Partial<DataBlock> = JSON.parse(text)
    return block.path === window.location.pathname ? block.queries : undefined
  } catch {
    return undefined
  }
}
