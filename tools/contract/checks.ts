import * as v from 'valibot'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import type { Endpoint } from '../openapi/endpoint.ts'
import type { Ask } from './ask.ts'
import { expectCategories, expectOrder, expectRanks, expectSearch } from './meaning.ts'

/** @throws {Error} that says what is wrong with a response */
type Demand = (endpoint: Endpoint, response: unknown) => void

interface Tools {
  ask: Ask
  demand: Demand
  /** Finds an endpoint by its path. */
  at: (path: string) => Endpoint
}

type Check = (endpoint: Endpoint, tools: Tools) => Promise<void>

const locales = langs.map(localeOf)
const unknownId = '999999999'

const Page = v.object({
  data: v.object({
    contents: v.array(v.object({ idx: v.optional(v.number()) })),
    totalElements: v.number(),
    totalPages: v.number(),
    page: v.number(),
    size: v.number(),
  }),
})
const Seasons = v.array(v.object({ seasonFilename: v.string() }))
const Code = v.object({ code: v.number(), data: v.optional(v.unknown()) })

/** Sends the sample body in each language; the response depends only on the language. */
const inEachLanguage: Check = async (endpoint, { ask, demand }) => {
  const { sample } = endpoint
  for (const lang of locales) {
    const body = sample.body && { ...sample.body, ...('lang' in sample.body && { lang }) }
    demand(endpoint, await ask(endpoint, { ...sample, ...(body && { body }), lang }))
  }
}

/** Requests the first two pages of a list: their totals must agree with their contents. */
const pageByPage: Check = async (endpoint, { ask, demand }) => {
  const responses: unknown[] = []
  for (const page of [1, 2]) {
    const { sample } = endpoint
    const more = sample.body && 'hasMore' in sample.body ? { hasMore: page > 1 } : {}
    const response = await ask(endpoint, { body: { ...sample.body, page, ...more } })
    demand(endpoint, response)
    const { data } = v.parse(Page, response)
    const size = v.parse(v.object({ size: v.number() }), sample.body).size
    if (data.page !== page) throw new Error(`data.page: ${data.page} instead of ${page}`)
    if (data.size !== size) throw new Error(`data.size: ${data.size} instead of ${size}`)
    const pages = Math.ceil(data.totalElements / size)
    if (data.totalPages !== pages)
      throw new Error(`data.totalPages: ${data.totalPages} instead of ${pages}`)
    const due = Math.min(size, Math.max(0, data.totalElements - (page - 1) * size))
    if (data.contents.length !== due)
      throw new Error(`data.contents: ${data.contents.length} items instead of ${due}`)
    responses.push(response)
  }
  const [first, second] = responses
  expectOrder(endpoint, first, second)
}

const search: Check = async (endpoint, tools) => {
  await pageByPage(endpoint, tools)
  await expectSearch(endpoint, tools.ask)
}

const faq: Check = async (endpoint, tools) => {
  await inEachLanguage(endpoint, tools)
  await expectCategories(endpoint, tools.at('/community/category'), 'category', tools.ask)
}

const gallery: Check = async (endpoint, tools) => {
  await pageByPage(endpoint, tools)
  await expectCategories(endpoint, tools.at('/media/category'), 'categoryIdx', tools.ask)
}

/** Requests the first entry of the list above, and an id that does not exist. */
const oneOfList: Check = async (endpoint, { ask, demand, at }) => {
  const list = at(endpoint.path.replace(/\/\{idx\}$/, ''))
  const { data } = v.parse(Page, await ask(list, list.sample))
  const [first] = data.contents
  const body = endpoint.sample.body
  if (first?.idx !== undefined) {
    const params = { idx: `${first.idx}` }
    const response = await ask(endpoint, { params, ...(body && { body }), lang: 'en' })
    demand(endpoint, response)
  }
  const missing = await ask(endpoint, { params: { idx: unknownId }, ...(body && { body }) })
  const { code, data: none } = v.parse(Code, missing)
  if (code !== 404 || none !== null)
    throw new Error(`an unknown id is answered with code ${code}; it must be 404 with data null`)
}

/** Requests the leaderboard of the first season. */
const firstSeason: Check = async (endpoint, { ask, demand, at }) => {
  const list = at(endpoint.path.replace(/\/\{seasonFilename\}$/, '.json'))
  const [season] = v.parse(Seasons, await ask(list))
  if (!season) return
  const response = await ask(endpoint, { params: { ...season } })
  demand(endpoint, response)
  expectRanks(response)
}

/** Requests all fixed pages in all languages. */
const fixedPages: Check = async (endpoint, { ask, demand }) => {
  for (const page of ['privacy-policy', 'operation-policy', 'terms', 'cookies']) {
    for (const lang of locales)
      demand(endpoint, await ask(endpoint, { params: { page }, body: { lang } }))
  }
}

const musicPages = [
  'MAIN',
  'GAME_INTRODUCE',
  'DEVELOPMENT_LOG',
  'COMMUNITY_G',
  'RANKING',
  'COUPON',
  'EVENT',
]

const musicCodes: Check = async (endpoint, { ask, demand }) => {
  for (const page of musicPages) {
    for (const lang of langs)
      demand(endpoint, await ask(endpoint, { body: { code: `${page}_${lang.toUpperCase()}` } }))
  }
}

const bothBanners: Check = async (endpoint, { ask, demand }) => {
  for (const type of ['level', 'style']) {
    for (const lang of locales) demand(endpoint, await ask(endpoint, { body: { lang, type } }))
  }
}

/** Sends a code that no coupon has: nothing is redeemed. */
const unknownCoupon: Check = async (endpoint, { ask, demand }) => {
  const body = { uid: '0', couponCode: 'NOSUCHCOUPON00', gameCode: site.gameCode }
  demand(endpoint, await ask(endpoint, { body }))
}

/** Sends no answers to the first survey: nothing is saved. */
const emptyAnswers: Check = async (endpoint, { ask, demand, at }) => {
  const list = at('/survey')
  const { data } = v.parse(Page, await ask(list, list.sample))
  const params = { idx: `${data.contents[0]?.idx ?? 1}` }
  const response = await ask(endpoint, { params, body: { lang: 'ko', answers: [] } })
  demand(endpoint, response)
  const { code } = v.parse(Code, response)
  if (code === 200) throw new Error('code: 200 for answers that are not valid')
}

const ownChecks = new Map<string, Check>([
  ['/community/search', search],
  ['/community/faq', faq],
  ['/media/board', gallery],
  ['/setting/pages/{page}', fixedPages],
  ['/setting/bgm', musicCodes],
  ['/ranking/banner', bothBanners],
  ['/api/v2/coupon/redeem', unknownCoupon],
  ['/survey/{idx}/answer', emptyAnswers],
])

/** Returns the check of an endpoint. */
export function checkOf({ path, sample }: Endpoint): Check {
  const own = ownChecks.get(path)
  if (own) return own
  if (path.endsWith('/{idx}')) return oneOfList
  if (path.endsWith('/{seasonFilename}')) return firstSeason
  return sample.body && 'page' in sample.body ? pageByPage : inEachLanguage
}
