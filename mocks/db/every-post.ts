import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import { pagesOfPosts, parsePost, type Post } from './post.ts'
// Its modules read the posts.
import './content.ts'
import { sources } from './sources.ts'

/** Every post with its path and its kind, for tests. */
export const everyPost = Object.entries(sources).map(([path, source]) =>
  Object.assign(parsePost(path, source, v.record(v.string(), v.string())), {
    path,
    kind: path.replace(/\/.*/, ''),
  }),
)

/** The HTML of a post in a language, whatever its conditions. */
export function htmlIn(post: Post<unknown> | undefined, lang: Locale): string {
  return (post?.texts[lang]?.blocks ?? []).map(({ html }) => html).join('\n')
}

/** Returns the path of the post that a link leads to, which may not exist. */
export function postOfLink(link: string): string | undefined {
  for (const [folder, page] of pagesOfPosts) {
    if (link.startsWith(page)) return `${folder}/${link.slice(page.length)}.md`
  }
  return undefined
}
