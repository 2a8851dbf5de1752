import * as v from 'valibot'
import { blocksOf, type Block } from './markdown.ts'
import { sources } from './sources.ts'
import { langs } from './text.ts'
import type { Locale } from '#i18n/lang.ts'

/** The text of a post in one language. */
export interface PostText {
  title: string
  /** The line after the title that begins with `~`: a summary or a subtitle. */
  summary: string | undefined
  body: string
  blocks: Block[]
}

/** A file of `mocks/db/posts`. A language that a post was never translated into is missing. */
export interface Post<THead> {
  idx: number
  name: string
  head: THead
  texts: Partial<Record<Locale, PostText>>
}

function headOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, key = line, value = ''] = /^(\w+): (.+)$/.exec(line) ?? []
        return [key, value]
      }),
  )
}

function textOf(section: string): PostText {
  const [title = '', ...lines] = section.split('\n')
  const first = lines[0]?.startsWith('~ ') === true ? lines.shift()?.slice(2) : undefined
  const body = lines.join('\n').trim()
  return { title: title.trim(), summary: first?.trim(), body, blocks: blocksOf(body) }
}

/** Reads one post. @throws if its head doesn't fit the schema, or a language is unknown */
export function parsePost<THead>(
  path: string,
  source: string,
  schema: v.GenericSchema<unknown, THead>,
): Post<THead> {
  const [head = '', ...sections] = source.split(/^# (?=\w\w )/m)
  const result = v.safeParse(schema, headOf(head.split('\n')))
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${path}: ${v.getDotPath(issue) ?? 'head'}: ${issue.message}`)
  }
  const texts: Post<THead>['texts'] = {}
  for (const section of sections) {
    const lang = langs.find((each) => section.startsWith(`${each} `))
    if (lang === undefined) throw new Error(`${path}: no language: ${section.slice(0, 20)}`)
    texts[lang] = textOf(section.slice(3))
  }
  const name = path.replace(/^.*\/|\.md$/g, '')
  return { idx: Number(name), name, head: result.output, texts }
}

/** Where the posts of a folder have their pages: the path before their names. */
export const pagesOfPosts = new Map<string, string>()

/**
 * Reads all posts of a folder of `mocks/db/posts`, the lowest id first.
 * @param page the path of their pages before the name of a post, so that tests find the post that a link leads to
 */
export function postsIn<THead>(
  folder: string,
  schema: v.GenericSchema<unknown, THead>,
  page?: `/${string}`,
): Post<THead>[] {
  if (page !== undefined) pagesOfPosts.set(folder, page)
  return Object.entries(sources)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, source]) => parsePost(path, source, schema))
}

/** A time in the head of a post (`times.ts`). */
export const time = v.pipe(
  v.string(),
  v.regex(/^(?:\d{4}-\d\d-\d\d|[+-]\d{1,3}) \d\d:\d\d$/, 'no time, such as -1 18:00'),
)

/** A field that is `yes` or left out. */
export const yes = v.pipe(
  v.literal('yes'),
  v.transform(() => true),
)

/** Returns the HTML of a text: the blocks without a condition and those whose condition applies. */
export function htmlOf(
  { blocks }: PostText,
  applies: (when: string) => boolean = () => false,
): string {
  return blocks
    .filter(({ when }) => when === undefined || applies(when))
    .map(({ html }) => html)
    .join('\n')
}
