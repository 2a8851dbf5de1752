import * as v from 'valibot'
import type { Lang } from '../../src/i18n/lang.ts'
import type { KnownPage } from './last-build.ts'
import { queriesOf } from './page-data.ts'

/** What the guard compares of a page. */
export type GuardedPage = Pick<KnownPage, 'lang' | 'path' | 'data'>

/** Items of a list that its schema read, and those of them that it dropped. */
export type ItemCounts = ReadonlyMap<string, { read: number; dropped: number }>

/** The largest share of pages, or of items of a list, that may vanish from one build to the next. */
const mostLost = 0.1
/** Losses up to this number pass. */
const mostLostInAll = 2
/** The largest share of titles that may be the same in two languages. */
const mostSameTitles = 0.5
/** With fewer titles, languages are not compared. */
const leastTitles = 10

/** Returns the kind of a page: its path with `*` for each id. */
const kindOfUrl = (path: string) => path.replaceAll(/\d+(?=\/|$)/g, '*')
const kindOf = ({ lang, path }: Pick<GuardedPage, 'lang' | 'path'>) => kindOfUrl(`/${lang}${path}`)

const Paged = v.object({
  total: v.number(),
  items: v.array(v.looseObject({ id: v.optional(v.number()), title: v.optional(v.string()) })),
})
/** Returns the lists of pages by their query, whose key is without its language. */
function listsOf(pages: readonly GuardedPage[]) {
  const found = new Map<string, { lang: Lang; name: string } & v.InferOutput<typeof Paged>>()
  for (const { lang, data } of pages) {
    for (const query of queriesOf({ data })) {
      const list = v.safeParse(Paged, query.data)
      const name = JSON.stringify(query.queryKey.slice(1))
      if (list.success) found.set(`${lang} ${name}`, { lang, name, ...list.output })
    }
  }
  return found
}

function isLoss(before: number, after: number): boolean {
  const lost = before - after
  return (
    (after === 0 && before > mostLostInAll) || (lost > mostLostInAll && lost > before * mostLost)
  )
}

function countByKind(pages: readonly GuardedPage[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages) counts.set(kindOf(page), (counts.get(kindOf(page)) ?? 0) + 1)
  return counts
}

/**
 * Returns the kinds of pages and the lists that have lost more than 10 % since the last build, or all.
 * @param after all pages of the new build
 */
export function lostPages(before: readonly GuardedPage[], after: readonly GuardedPage[]): string[] {
  const [counts, lists] = [countByKind(after), listsOf(after)]
  const kinds = Array.from(countByKind(before), ([kind, count]) => {
    const now = counts.get(kind) ?? 0
    return isLoss(count, now) ? [`${kind}: ${count} pages, now ${now}`] : []
  })
  const shorter = Array.from(listsOf(before), ([key, { total }]) => {
    const now = lists.get(key)
    return now && isLoss(total, now.total) ? [`list ${key}: ${total} items, now ${now.total}`] : []
  })
  return [...kinds, ...shorter].flat()
}

/** Returns the lists of which the schemas dropped more than 10 %. */
export function droppedItems(counts: ItemCounts): string[] {
  return Array.from(counts, ([call, { read, dropped }]) =>
    dropped > read * mostLost
      ? [`${call}: ${((dropped / read) * 100).toFixed(0)} % of the items do not match docs/api.md`]
      : [],
  ).flat()
}

/** Returns the languages whose lists have the titles of another language. */
export function sameTitles(pages: readonly GuardedPage[]): string[] {
  const titles = new Map<Lang, Map<string, string>>()
  for (const { lang, name, items } of listsOf(pages).values()) {
    const own = titles.get(lang) ?? new Map<string, string>()
    titles.set(lang, own)
    for (const { id, title } of items) if (id && title) own.set(`${name} ${id}`, title)
  }
  const pairs = Array.from(titles).flatMap(([lang, own], index) =>
    Array.from(titles)
      .slice(0, index)
      .map(([other, others]) => ({ lang, own, other, others })),
  )
  return pairs.flatMap(({ lang, own, other, others }) => {
    const both = Array.from(own).filter(([key]) => others.has(key))
    const same = both.filter(([key, title]) => others.get(key) === title).length
    if (both.length < leastTitles || same <= both.length * mostSameTitles) return []
    return [`${lang} and ${other}: ${same} of ${both.length} titles are the same`]
  })
}

/** Listed posts that were left out, by the path of their page, and where each was listed. */
export type MissingPosts = ReadonlyMap<string, string>

/** Returns the kinds of pages of which more than 10 % of the listed posts are missing. */
export function missingKinds(pages: readonly GuardedPage[], missing: MissingPosts): string[] {
  const counts = countByKind(pages)
  const kinds = new Set(Array.from(missing.keys(), kindOfUrl))
  return Array.from(kinds, (kind) => {
    const count = counts.get(kind) ?? 0
    const left = Array.from(missing).filter(([path]) => kindOfUrl(path) === kind)
    if (!isLoss(count + left.length, count)) return []
    const [[path, list] = []] = left
    return [
      `${kind}: ${left.length} of ${count + left.length} posts, such as ${path} (listed in ${list})`,
    ]
  }).flat()
}

/** Returns the number of pages that were left out, for the last line of a build. */
export const leftOut = (missing: MissingPosts) =>
  missing.size === 0 ? '' : `, ${missing.size} left out (404, see the warnings)`

interface Comparison {
  before: readonly GuardedPage[]
  after: readonly GuardedPage[]
  items: ItemCounts
  missing: MissingPosts
  isAccepted: boolean
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  - ${line}`)]

/**
 * Compares a build with the last one and with what is plausible. With `isAccepted`, it only prints.
 * @throws {Error} that lists what is missing
 */
export function expectComplete({ before, after, items, missing, isAccepted }: Comparison): void {
  const problems = [
    ...section('Lists name posts that the backend does not have:', missingKinds(after, missing)),
    ...section('Much less content than at the last build:', lostPages(before, after)),
    ...section('Invalid items were dropped from lists:', droppedItems(items)),
    ...section('The backend seems to ignore the language:', sameTitles(after)),
  ]
  if (problems.length === 0) return
  if (isAccepted) {
    console.warn(problems.join('\n'))
    return
  }
  throw new Error(
    `${problems.join('\n')}\nCheck the backend (npm run contract -- --base URL). ` +
      'If this is right, add --accept-removals.',
  )
}
