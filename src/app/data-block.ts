import type { DehydratedState } from '@tanstack/react-query'
import { sorted } from '#lib/sorted.ts'
import { searchNames } from '#lib/search-names.ts'

/** The id of the `<script type="application/json">` that a prerendered page carries its data in. */
export const dataBlockId = 'data'

interface DataBlock {
  /** The path that was prerendered, language included. */
  address: string
  queries: DehydratedState
}

/**
 * The data block of a page as text that cannot end the element it stands in. The same data is the same
 * text: when it was read, and in which order, is left out.
 */
export function writeDataBlock({ address, queries }: DataBlock): string {
  const timeless = queries.queries.map(({ queryKey, queryHash, meta, state }) => ({
    queryKey,
    queryHash,
    ...(meta && { meta }),
    state: { data: state.data, status: state.status, dataUpdatedAt: 0 },
  }))
  const inOrder = sorted(timeless, (one, other) => (one.queryHash < other.queryHash ? -1 : 1))
  const block = { address, queries: { mutations: [], queries: inOrder } }
  return JSON.stringify(block).replaceAll('<', '\\u003c')
}

/**
 * The data that the page was prerendered with, or `undefined` where it has none for this address:
 * a shell, or an address whose search params make it another page (decisions, "Routes").
 */
export function readDataBlock(page: Document, address: Pick<Location, 'pathname' | 'search'>) {
  const text = page.getElementById(dataBlockId)?.textContent
  if (!text) return undefined
  const asked = new URLSearchParams(address.search)
  if (searchNames.some((name) => asked.has(name))) return undefined
  try {
    const block: Partial<DataBlock> = JSON.parse(text)
    return block.address === address.pathname ? block.queries : undefined
  } catch {
    return undefined
  }
}
