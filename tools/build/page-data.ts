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

/** The query that a page of a post carries its text in. */
const posts: readonly (readonly [RegExp, string, string])[] = [
  [/^\/community\/(?:news|event)\/\d+$/, 'notice', 'detail'],
  [/^\/devlog\/withBTS\/\d+$/, 'devlog', 'message'],
  [/^\/devlog\/pd-note\/\d+$/, 'devlog', 'note'],
]

/** Returns the post that a page shows; `undefined` for any other page. */
export function postOf(page: Pick<SitePage, 'path' | 'data'>): CarriedPost | undefined {
  const [, ...key] = posts.find(([path]) => path.test(page.path)) ?? []
  if (key.length === 0) return undefined
  // The key begins with the language.
  const isPost = ({ queryKey }: { queryKey: unknown[] }) =>
    key.every((part, at) => queryKey[at + 1] === part)
  const query = queriesOf(page).find(isPost)
  return query && { ...v.parse(CarriedPost, query.data), readAt: query.dataUpdatedAt }
}
