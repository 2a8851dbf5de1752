import type { Paged } from './schema.ts'

/**
 * The newest posts of each list that a build prerenders and links to each other. Browsers render older ones.
 * It bounds the memory of a build (docs/operations.md#what-it-needs).
 */
export const mostPosts = 1000

/** Returns the number of the last page of a list that a build reads. */
export const lastPageToRead = ({ pageCount, size }: Pick<Paged<unknown>, 'pageCount' | 'size'>) =>
  Math.min(pageCount, Math.ceil(mostPosts / size))
