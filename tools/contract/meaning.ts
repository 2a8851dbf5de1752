import * as v from 'valibot'
import { parseInstant } from '#api/schema.ts'
import { isRecord } from '#lib/collections.ts'
import type { Endpoint } from '../openapi/endpoint.ts'
import type { Tools } from './ask.ts'
import { listed, repeatedId } from './lists.ts'

// The meaning of a response, beyond its shape: a backend that ignores a filter has valid responses, too.

/** A keyword that no title contains. */
const noKeyword = 'zzqqxxjj'

const Item = v.looseObject({
  idx: v.optional(v.number()),
  title: v.optional(v.string(), ''),
  boardType: v.optional(v.string()),
  category: v.optional(v.union([v.string(), v.number()])),
  categoryIdx: v.optional(v.number()),
})
const Board = v.object({ highRankerList: v.array(v.object({ rank: v.number() })) })

const itemsOf = (response: unknown) => v.parse(v.array(Item), listed(response))

/** Throws if an item is wrong. */
function expectNone<T>(item: T | undefined, problem: (item: T) => string): void {
  if (item !== undefined) throw new Error(problem(item))
}

/** @throws {Error} if an item of a list of notices or events is of the other board */
export function expectBoard({ path }: Endpoint, items: readonly object[]): void {
  const [, board] = /^\/community\/(notice|event)$/.exec(path) ?? []
  expectNone(
    v.parse(v.array(Item), items).find(({ boardType }) => board && boardType !== board),
    ({ idx, boardType }) => `${idx} is of the board ${boardType}, not ${board}`,
  )
}

/** Searches by a keyword of no title, by one of a title, and on both boards. */
export async function expectSearch(
  endpoint: Endpoint,
  { ask, allowsEmpty }: Pick<Tools, 'ask' | 'allowsEmpty'>,
): Promise<void> {
  const search = async (fields: object) =>
    itemsOf(await ask(endpoint, { body: { ...endpoint.sample.body, ...fields } }))
  const none = await search({ keyword: noKeyword })
  expectNone(
    none[0],
    () => `${none.length} items for the keyword ${noKeyword}: is keyword ignored?`,
  )
  for (const board of ['notice', 'event']) {
    const all = await search({ board, keyword: '' })
    expectNone(
      all.find(({ boardType }) => boardType !== board),
      ({ idx, boardType }) => `board ${board} has ${idx} of ${boardType}: is board ignored?`,
    )
    if (all.length === 0 && !allowsEmpty) throw new Error(`board ${board} has no items`)
    const keyword = all[0]?.title.split(' ').at(-1) ?? ''
    const found = await search({ board, keyword })
    expectNone(
      found.find(({ title }) => !title.toLowerCase().includes(keyword.toLowerCase())),
      ({ idx }) => `the title of ${idx} does not contain the keyword ${keyword}`,
    )
    if (keyword !== '' && found.length === 0) throw new Error(`nothing is found for ${keyword}`)
  }
}

/**
 * Requests each category of a list.
 * @param key the field of the request and of the items
 */
export async function expectCategories(
  endpoint: Endpoint,
  categories: string,
  key: 'category' | 'categoryIdx',
  { ask, at, allowsEmpty }: Pick<Tools, 'ask' | 'at' | 'allowsEmpty'>,
): Promise<void> {
  const list = at(categories)
  let found = 0
  for (const { idx, categoryIdx = idx } of itemsOf(await ask(list, list.sample))) {
    const items = itemsOf(
      await ask(endpoint, { body: { ...endpoint.sample.body, [key]: categoryIdx } }),
    )
    expectNone(
      items.find((item) => item[key] !== categoryIdx),
      (item) =>
        `category ${categoryIdx} has ${item.idx} of category ${item[key]}: is ${key} ignored?`,
    )
    found += items.length
  }
  if (found === 0 && !allowsEmpty) throw new Error(`no category of ${categories} has an item`)
}

/** @throws {Error} if most rows of a leaderboard share the first rank */
export function expectRanks(response: unknown): void {
  const rows = v.parse(Board, response).highRankerList
  const first = rows.filter(({ rank }) => rank === 1).length
  if (rows.length > 2 && first > rows.length / 2) {
    throw new Error(`${first} of ${rows.length} players have rank 1`)
  }
}

/**
 * Returns what is wrong with the records of a response beyond the document: a day that does not exist, or an id that
 * occurs twice in a list; otherwise `null`.
 */
export function recordProblem(value: unknown, path = 'data'): string | null {
  if (Array.isArray(value)) {
    const repeated = repeatedId(value)
    if (repeated !== undefined) return `${path}: ${repeated} occurs twice`
  } else if (!isRecord(value)) return null
  for (const [name, each] of Object.entries(value)) {
    if (name.endsWith('Dt') && typeof each === 'string' && parseInstant(each) === null)
      return `${path}.${name}: ${each} is not a time`
    const problem = recordProblem(each, `${path}.${name}`)
    if (problem !== null) return problem
  }
  return null
}
