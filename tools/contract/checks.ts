import * as v from 'valibot'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import type { Endpoint } from '../openapi/endpoint.ts'
import type { Ask, Fields } from './ask.ts'
import { expectCategories, expectOrder, expectRanks, expectSearch } from './meaning.ts'

interface Tools {
  /** Sends a request and returns the JSON of its response. */
  ask: Ask
  /** The same for a response that must be a success that matches the document. */
  valid: Ask
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
const Size = v.object({ size: v.number() })
const Seasons = v.array(v.object({ seasonFilename: v.string() }))
const Code = v.object({ code: v.number(), data: v.optional(v.unknown()) })

/** Sends several requests. */
const sends =
  (requestsOf: (sample: Endpoint['sample']) => readonly Fields[]): Check =>
  async (endpoint, { valid }) => {
    for (const fields of requestsOf(endpoint.sample)) await valid(endpoint, fields)
  }

/** Sends the sample body in each language; the response depends only on the language. */
const inEachLanguage = sends(({ params = {}, body }) =>
  locales.map((lang) => {
    if (!body) return { params, lang }
    return { params, body: 'lang' in body ? Object.assign({}, body, { lang }) : body, lang }
  }),
)

/** Requests the first two pages of a list: their totals must agree with their contents. */
const pageByPage: Check = async (endpoint, { valid }) => {
  const { body } = endpoint.sample
  const { size } = v.parse(Size, body)
  const responses: unknown[] = []
  for (const page of [1, 2]) {
    const more = body && 'hasMore' in body ? { hasMore: page > 1 } : {}
    const response = await valid(endpoint, { body: { ...body, page, ...more } })
    const { contents, totalElements, ...data } = v.parse(Page, response).data
    const dues = { page, size, totalPages: Math.ceil(totalElements / size) }
    for (const name of ['page', 'size', 'totalPages'] as const) {
      if (data[name] !== dues[name])
        throw new Error(`data.${name}: ${data[name]} instead of ${dues[name]}`)
    }
    const due = Math.min(size, Math.max(0, totalElements - (page - 1) * size))
    if (contents.length !== due)
      throw new Error(`data.contents: ${contents.length} items instead of ${due}`)
    responses.push(response)
  }
  expectOrder(endpoint, responses)
}

/** Requests the first entry of the list above, and an id that does not exist. */
const oneOfList: Check = async (endpoint, { ask, valid, at }) => {
  const list = at(endpoint.path.replace(/\/\{idx\}$/, ''))
  const [first] = v.parse(Page, await ask(list, list.sample)).data.contents
  const body = endpoint.sample.body && { body: endpoint.sample.body }
  if (first?.idx !== undefined) {
    await valid(endpoint, { params: { idx: `${first.idx}` }, ...body, lang: 'en' })
  }
  const missing = await ask(endpoint, { params: { idx: unknownId }, ...body })
  const { code, data } = v.parse(Code, missing)
  if (code !== 404 || data !== null)
    throw new Error(`an unknown id is answered with code ${code}; it must be 404 with data null`)
}

/** Requests the leaderboard of the first season. */
const firstSeason: Check = async (endpoint, { ask, valid, at }) => {
  const list = at(endpoint.path.replace(/\/\{seasonFilename\}$/, '.json'))
  const [season] = v.parse(Seasons, await ask(list))
  if (season) expectRanks(await valid(endpoint, { params: season }))
}

/** Sends no answers to the first survey: nothing is saved. */
const emptyAnswers: Check = async (endpoint, { ask, valid, at }) => {
  const list = at('/survey')
  const { data } = v.parse(Page, await ask(list, list.sample))
  const params = { idx: `${data.contents[0]?.idx ?? 1}` }
  const response = await valid(endpoint, { params, body: { lang: 'ko', answers: [] } })
  if (v.parse(Code, response).code === 200)
    throw new Error('code: 200 for answers that are not valid')
}

const fixedPages = ['privacy-policy', 'operation-policy', 'terms', 'cookies']
const musicPages = [
  'MAIN',
  'GAME_INTRODUCE',
  'DEVELOPMENT_LOG',
  'COMMUNITY_G',
  'RANKING',
  'COUPON',
  'EVENT',
]
// No coupon has this code: nothing is redeemed.
const coupon = { uid: '0', couponCode: 'NOSUCHCOUPON00', gameCode: site.gameCode }

const ownChecks = new Map<string, Check>([
  [
    '/community/search',
    async (endpoint, tools) => {
      await pageByPage(endpoint, tools)
      await expectSearch(endpoint, tools.ask)
    },
  ],
  [
    '/community/faq',
    async (endpoint, tools) => {
      await inEachLanguage(endpoint, tools)
      await expectCategories(endpoint, tools.at('/community/category'), 'category', tools.ask)
    },
  ],
  [
    '/media/board',
    async (endpoint, tools) => {
      await pageByPage(endpoint, tools)
      await expectCategories(endpoint, tools.at('/media/category'), 'categoryIdx', tools.ask)
    },
  ],
  [
    '/setting/pages/{page}',
    sends(() =>
      fixedPages.flatMap((page) => locales.map((lang) => ({ params: { page }, body: { lang } }))),
    ),
  ],
  [
    '/setting/bgm',
    sends(() =>
      musicPages.flatMap((page) =>
        langs.map((lang) => ({ body: { code: `${page}_${lang.toUpperCase()}` } })),
      ),
    ),
  ],
  [
    '/ranking/banner',
    sends(() =>
      ['level', 'style'].flatMap((type) => locales.map((lang) => ({ body: { lang, type } }))),
    ),
  ],
  ['/api/v2/coupon/redeem', sends(() => [{ body: coupon }])],
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
