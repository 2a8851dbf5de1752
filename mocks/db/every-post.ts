import * as v from 'valibot'
import type { Locale } from '#i18n/lang.ts'
import { parsePost, type Post } from './post.ts'
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
