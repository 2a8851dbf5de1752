import * as v from 'valibot'
import type { Endpoint } from '../openapi/endpoint.ts'
import type { Ask } from './ask.ts'

// The meaning of a response, beyond its shape: a backend that ignores a filter has valid responses, too.

/** A keyword that no title contains. */
const noKeyword = 'zzqqxxjj'

const Item = v.looseObject({
  idx: v.optional(v.number()),
  regDt: v.optional(v.string()),
  title: v.optional(v.string()),
  boardType: v.optional(v.string()),
  category: v.optional(v.union([v.string(), v.number()])),
  categoryIdx: v.optional(v.number()),
})
type Item = v.InferOutput<typeof Item>

const Paged = v.object({ data: v.object({ contents: v.array(Item) }) })
const List = v.object({ data: v.array(Item) })
const Board = v.object({ highRankerList: v.array(v.object({ rank: v.number() })) })

const itemsOf = (response: unknown) => v.parse(Paged, response).data.contents

/** @throws {Error} if an item is older than the one after it */
function expectNewestFirst(items: readonly Item[]): void {
  const times = items.map(({ regDt = '' }) => Date.parse(regDt))
  const wrong = times.findIndex((time, index) => time < (times[index + 1] ?? time))
  if (wrong === -1) return
  const [one, other] = [items[wrong], items[wrong + 1]]
  throw new Error(
    `data.contents is not newest first: ${one?.idx} (${one?.regDt}) before ${other?.idx} (${other?.regDt})`,
  )
}

/** Checks the first two pages of a list: order, repeated items, and the board of each item. */
export function expectOrder({ path }: Endpoint, first: unknown, second: unknown): void {
  const [one, two] = [itemsOf(first), itemsOf(second)]
  const known = new Set(one.map(({ idx }) => idx))
  const repeated = two.find(({ idx }) => idx !== undefined && known.has(idx))
  if (repeated) throw new Error(`page 2 repeats ${repeated.idx} of page 1: is page ignored?`)
  expectNewestFirst([...one, ...two])
  const board = path === '/community/notice' ? 'notice' : path === '/community/event' ? 'event' : ''
  const other = [...one, ...two].find(({ boardType }) => board !== '' && boardType !== board)
  if (other) throw new Error(`${other.idx} is of the board ${other.boardType}, not ${board}`)
}

/** Searches by a keyword that nothing contains, by one of a title, and on both boards. */
export async function expectSearch(endpoint: Endpoint, ask: Ask): Promise<void> {
  const search = async (fields: object) =>
    itemsOf(await ask(endpoint, { body: { ...endpoint.sample.body, ...fields } }))
  const none = await search({ keyword: noKeyword })
  if (none.length > 0) {
    throw new Error(`${none.length} items for the keyword ${noKeyword}: is keyword ignored?`)
  }
  for (const board of ['notice', 'event']) {
    const all = await search({ board, keyword: '' })
    const other = all.find(({ boardType }) => boardType !== board)
    if (other)
      throw new Error(`board ${board} has ${other.idx} of ${other.boardType}: is board ignored?`)
    const keyword = all[0]?.title?.split(' ').at(-1) ?? ''
    const found = await search({ board, keyword })
    const without = found.find(
      ({ title = '' }) => !title.toLowerCase().includes(keyword.toLowerCase()),
    )
    if (without)
      throw new Error(`the title of ${without.idx} does not contain the keyword ${keyword}`)
    if (keyword !== '' && found.length === 0) throw new Error(`nothing is found for ${keyword}`)
  }
}

/**
 * Requests each category of a list.
 * @param key the field of the request and of the items
 */
export async function expectCategories(
  endpoint: Endpoint,
  categories: Endpoint,
  key: 'category' | 'categoryIdx',
  ask: Ask,
): Promise<void> {
  const ids = v.parse(List, await ask(categories, categories.sample)).data
  for (const { idx, categoryIdx } of ids) {
    const id = categoryIdx ?? idx
    const response = await ask(endpoint, { body: { ...endpoint.sample.body, [key]: id } })
    const list = v.safeParse(List, response)
    const items = list.success ? list.output.data : itemsOf(response)
    const other = items.find((item) => item[key] !== id)
    if (other) {
      throw new Error(
        `category ${id} has ${other.idx} of category ${other[key]}: is ${key} ignored?`,
      )
    }
  }
}

/** @throws {Error} if most rows of a leaderboard share the first rank */
export function expectRanks(response: unknown): void {
  const rows = v.parse(Board, response).highRankerList
  const first = rows.filter(({ rank }) => rank === 1).length
  if (rows.length > 2 && first > rows.length / 2) {
    throw new Error(`${first} of ${rows.length} players have rank 1`)
  }
}
