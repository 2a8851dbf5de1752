import * as v from 'valibot'
import type { Lang } from '../../src/i18n/lang.ts'
import type { RenderedPage } from '../../src/prerender.tsx'

/** A page of the build. */
export interface SitePage extends RenderedPage {
  lang: Lang
  /** The path without the prefix of its language. */
  path: string
}

const Block = v.object({
  queries: v.array(
    v.object({
      queryKey: v.array(v.unknown()),
      data: v.unknown(),
      dataUpdatedAt: v.optional(v.number(), 0),
    }),
  ),
})

/** Returns the queries that a page carries. */
export function queriesOf({ data }: Pick<SitePage, 'data'>) {
  const block = v.safeParse(Block, data === '' ? null : JSON.parse(data))
  return block.success ? block.output.queries : []
}

/** A post as a page carries it. */
const CarriedPost = v.object({
  id: v.number(),
  title: v.string(),
  publishedAt: v.nullable(v.number()),
  html: v.string(),
  thumbnail: v.optional(v.string()),
  category: v.optional(v.string(), ''),
  board: v.optional(v.string()),
  startsAt: v.optional(v.nullable(v.number()), null),
  endsAt: v.optional(v.nullable(v.number()), null),
})
export type CarriedPost = v.InferOutput<typeof CarriedPost> & {
  /** The time at which the data was read, epoch ms. */
  readAt: number
}

/** Returns the post that a page of the site shows, found by the id in its URL; `undefined` for any other page. */
export function postOf(page: Pick<SitePage, 'path' | 'data'>): CarriedPost | undefined {
  const [, id] = /^\/(?!link\/).*\/(\d+)$/.exec(page.path) ?? []
  if (id === undefined) return undefined
  for (const { data, dataUpdatedAt } of queriesOf(page)) {
    const post = v.safeParse(CarriedPost, data)
    if (post.success && `${post.output.id}` === id) return { ...post.output, readAt: dataUpdatedAt }
  }
  return undefined
}
