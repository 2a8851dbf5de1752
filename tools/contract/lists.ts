import * as v from 'valibot'
import { parseInstant } from '#api/schema.ts'
import { isRecord } from '#lib/collections.ts'
import type { Endpoint } from '../openapi/endpoint.ts'

// What lists must have beyond the shape of their items. An empty list, one that ignores the language, and
// one that repeats an item are all valid.

const Items = v.array(v.looseObject({}))
const List = v.union([
  v.pipe(
    Items,
    v.transform((data) => ({ data })),
  ),
  v.object({ data: v.union([Items, v.object({ contents: Items })]) }),
])
type Item = Record<string, unknown>

/** Returns the items of a response; `null` for one that is no list. */
export function listed(response: unknown): Item[] | null {
  const list = v.safeParse(List, response)
  if (!list.success) return null
  const { data } = list.output
  return 'contents' in data ? data.contents : data
}

/** Lists that a site can be without. */
const mayBeEmpty = new Set([
  '/account/list',
  '/main/keyvisual',
  '/main/popup',
  '/media/banner',
  '/setting/bgm',
  '/setting/footer',
  '/setting/privacy-policy',
  '/setting/terms',
  '/survey',
])

/** @throws {Error} if a list has no item in any of its responses */
export function expectContent({ path }: Endpoint, responses: readonly unknown[]): void {
  const lists = responses.map(listed)
  if (mayBeEmpty.has(path) || lists.some((items) => items === null || items.length > 0)) return
  throw new Error(
    'the list is empty, so that nothing of it could be checked. If it has no content yet, add --allow-empty',
  )
}

const idFields = ['idx', 'boardIdx', 'categoryIdx', 'Id', 'seasonFilename']

/** Returns the id that two items of a list have, such as `idx 3`; `undefined` if there is none. */
export function repeatedId(items: readonly unknown[]): string | undefined {
  const records = items.filter(isRecord)
  const field = idFields.find((name) => records.some((item) => name in item))
  if (field === undefined) return undefined
  const ids = records.filter((item) => field in item).map((item) => item[field])
  const at = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  return at < 0 ? undefined : `${field} ${JSON.stringify(ids[at])}`
}

const isTime = (value: unknown) => typeof value === 'string' && parseInstant(value) !== null

/** Returns the time of a post: `regDt`, or its only time. The order of surveys is independent of their period. */
function timeOf({ regDt, ...others }: Item): string {
  const times = Object.values(others).filter(isTime)
  return String(regDt ?? (times.length === 1 ? times[0] : ''))
}

/** @throws {Error} if a list whose summary says so is not newest first */
export function expectNewestFirst({ summary }: Endpoint, items: readonly Item[]): void {
  if (!summary.includes('newest first')) return
  const at = items.findIndex((item, index) => {
    const before = items[index - 1]
    return before !== undefined && Date.parse(timeOf(before)) < Date.parse(timeOf(item))
  })
  const item = items[at]
  if (item === undefined) return
  throw new Error(
    `not newest first: ${JSON.stringify(item.idx)} (${timeOf(item)}) is after an older one`,
  )
}

/** With fewer items, languages are not compared. */
const leastItems = 3

/**
 * Compares the same list in several languages.
 * @throws {Error} if two languages have the same texts
 */
export function expectLanguages(responses: readonly { lang: string; response: unknown }[]): void {
  const texts = responses.map(({ lang, response }) => {
    // Items without a title have no text.
    const items = (listed(response) ?? []).filter(({ title }) => title !== undefined)
    return { lang, count: items.length, all: JSON.stringify(items) }
  })
  for (const [index, { lang, count, all }] of texts.entries()) {
    const same = texts.slice(0, index).find((other) => other.all === all)
    if (count >= leastItems && same) {
      throw new Error(
        `all ${count} items are the same in ${same.lang} and ${lang}: is lang ignored?`,
      )
    }
  }
}

/** @throws {Error} if a post is the same in two languages. A post without a translation is a 404 there. */
export function expectTranslation(
  one: { lang: string; response: unknown },
  other: { lang: string; response: unknown },
): void {
  if (JSON.stringify(one.response) !== JSON.stringify(other.response)) return
  throw new Error(`the post is the same in ${one.lang} and ${other.lang}: is lang ignored?`)
}
