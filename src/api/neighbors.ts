import {
  queryOptions,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { queryKey } from './localized.ts'
import { lastPageToRead } from './most-posts.ts'
import type { Prefetch } from './prefetch.ts'
import type { Paged } from './schema.ts'

/** A post in a list. */
export interface Post {
  id: number
  title: string
  thumbnail?: string | undefined
}

/** The posts next to a post in its list, which begins with the newest. */
interface Neighbors {
  /** The position of the post, from 1. */
  position?: number
  older?: Post | undefined
  newer?: Post | undefined
}

/** Creates the query of a page of a list. */
type ListQuery<T> = (page: number) => FetchQueryOptions<Paged<T>>

const withoutText = (post: Post | undefined) =>
  post && { id: post.id, title: post.title, thumbnail: post.thumbnail }

/** Finds the neighbors of a post in the pages of its list that are cached. */
function cachedNeighbors<T extends Post>(
  client: QueryClient,
  list: ListQuery<T>,
  id: number,
): Neighbors {
  const pageAt = (page: number) => client.getQueryData<Paged<T>>(list(page).queryKey)
  const itemsOf = (page: number) => pageAt(page)?.items ?? []
  const cached = client.getQueriesData<Paged<T>>({ queryKey: list(1).queryKey.slice(0, -1) })
  const pageCount = Math.max(0, ...cached.map(([, data]) => data?.pageCount ?? 0))
  for (let page = 1; page <= pageCount; page += 1) {
    const { items = [], size = 0 } = pageAt(page) ?? {}
    const at = items.findIndex((item) => item.id === id)
    if (at === -1) continue
    // A page that was read later can repeat the last post of the page before.
    const others = (of: number) => itemsOf(of).filter((item) => item.id !== id)
    return {
      position: (page - 1) * size + at + 1,
      older: withoutText(items[at + 1] ?? others(page + 1)[0]),
      newer: withoutText(items[at - 1] ?? others(page - 1).at(-1)),
    }
  }
  return {}
}

/** The lists of a language, read once for the neighbors of all posts. */
let lists: QueryClient | undefined

/** Sets where a prerender reads lists, so that the data of a page does not contain them. */
export function readListsIn(client: QueryClient): void {
  lists = client
}

async function readNeighbors<T extends Post>(list: ListQuery<T>, id: number): Promise<Neighbors> {
  if (lists === undefined) return {}
  let pageCount = 1
  for (let page = 1; page <= pageCount; page += 1) {
    pageCount = lastPageToRead(await lists.query(list(page)))
  }
  return cachedNeighbors(lists, list, id)
}

/**
 * Creates the query of the posts next to a post, whose details do not name them. Only a prerender runs it: its
 * pages link all posts without a script.
 */
export const neighborsQuery = <T extends Post>(name: string, list: ListQuery<T>, id: number) =>
  queryOptions({
    queryKey: queryKey('neighbors', name, id),
    queryFn: () => readNeighbors(list, id),
    staleTime: 'static',
  })

/** Prefetches a post and, at prerender, the posts next to it. */
export const loadPost = <T, TNeighbors>(
  prefetch: Prefetch,
  post: FetchQueryOptions<T>,
  neighbors: FetchQueryOptions<TNeighbors>,
) => Promise.all([prefetch(post), import.meta.env.SSR && prefetch(neighbors)])

/**
 * Returns the posts next to a post: those of the prerendered page, otherwise those of the lists that the
 * visitor has seen. It sends no request.
 */
export function useNeighbors<T extends Post>(
  name: string,
  list: ListQuery<T>,
  id: number,
): Neighbors {
  const client = useQueryClient()
  const { data } = useQuery({ ...neighborsQuery(name, list, id), enabled: false })
  return data ?? cachedNeighbors(client, list, id)
}
