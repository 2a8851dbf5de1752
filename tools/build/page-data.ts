import * as v from 'valibot'
import type { SitePage } from './prerender-site.ts'

const Block = v.object({
  queries: v.object({
    queries: v.array(
      v.object({ queryKey: v.array(v.unknown()), state: v.object({ data: v.unknown() }) }),
    ),
  }),
})

/**
 * Returns the prerendered data of a query: the data whose key begins with `key`
 * after its language. `undefined` where the page was stored without it.
 */
export function carriedData<T>(
  { data }: Pick<SitePage, 'data'>,
  schema: v.GenericSchema<unknown, T>,
  ...key: readonly string[]
): T | undefined {
  const block = v.safeParse(Block, JSON.parse(data))
  if (!block.success) return undefined
  const found = block.output.queries.queries.find(({ queryKey }) =>
    key.every((part, index) => queryKey[index + 1] === part),
  )
  return found && v.parse(schema, found.state.data)
}

/** A text that was written on a day, as a page carries it. */
export const CarriedPost = v.object({
  id: v.number(),
  title: v.string(),
  publishedAt: v.nullable(v.number()),
  html: v.string(),
})
