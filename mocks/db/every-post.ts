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

/** The pages of the kinds of posts that texts link to; the name of a post is its param. */
const kindsOfPages: readonly (readonly [page: RegExp, kind: string])[] = [
  [/^\/community\/news\/(\d+)$/, 'notices'],
  [/^\/community\/event\/(\d+)$/, 'events'],
  [/^\/community\/faq#faq-(\d+)$/, 'faq'],
  [/^\/devlog\/withBTS\/(\d+)$/, 'devlog'],
  [/^\/devlog\/pd-note\/(\d+)$/, 'letters'],
  [/^\/survey\/(\d+)$/, 'surveys'],
  [/^\/policy\/(?:page\/)?([\w-]+)$/, 'pages'],
]

/** Returns the path of the post that a link leads to, which may not exist. */
export function postOfLink(link: string): string | undefined {
  for (const [page, kind] of kindsOfPages) {
    const name = page.exec(link)?.[1]
    if (name !== undefined) return `${kind}/${name}.md`
  }
  return undefined
}
