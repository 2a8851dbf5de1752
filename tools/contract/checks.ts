import * as v from 'valibot'
import { musicPages } from '#mocks/db/tracks.ts'
import { withId } from '../../src/api/endpoint.ts'
import { langs, localeOf } from '../../src/i18n/lang.ts'
import { site } from '../../src/site.ts'
import { endpoints, itemOf, type Endpoint } from '../openapi/endpoint.ts'
import type { Fields, Tools } from './ask.ts'
import {
  expectContent,
  expectLanguages,
  expectNewestFirst,
  expectTranslation,
  listed,
  repeatedId,
} from './lists.ts'
import { expectBoard, expectCategories, expectRanks, expectSearch } from './meaning.ts'

type Check = (endpoint: Endpoint, tools: Tools) => Promise<void>

const locales = langs.map(localeOf)
const unknownId = 999_999_999
const elsewhere = 'add its check to ownChecks of tools/contract/checks.ts'

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
  (requests: readonly Fields[]): Check =>
  async (endpoint, { valid }) => {
    for (const fields of requests) await valid(endpoint, fields)
  }

/** Returns a request in a language. */
function inLanguage({ params, body }: Fields, lang: string): Fields {
  const own = body && 'lang' in body ? { ...body, lang } : body
  return { ...(params && { params }), ...(own && { body: own }), lang }
}

/** Sends the sample request in each language, and compares the lists that depend on it. */
const inEachLanguage: Check = async (endpoint, { valid, allowsEmpty }) => {
  const responses: { lang: string; response: unknown }[] = []
  for (const lang of locales) {
    const response = await valid(endpoint, inLanguage(endpoint.sample, lang))
    const items = listed(response) ?? []
    expectNewestFirst(endpoint, items)
    responses.push({ lang, response })
  }
  if (!allowsEmpty) {
    expectContent(
      endpoint,
      responses.map(({ response }) => response),
    )
  }
  if (endpoint.sample.body && 'lang' in endpoint.sample.body) expectLanguages(responses)
}

/** Requests the first two pages of a list: their totals must agree with their contents. */
const pageByPage: Check = async (endpoint, tools) => {
  const { body } = endpoint.sample
  const { size } = v.parse(Size, body)
  const all: Record<string, unknown>[] = []
  for (const page of [1, 2]) {
    const more = body && 'hasMore' in body ? { hasMore: page > 1 } : {}
    const response = await tools.valid(endpoint, { body: { ...body, page, ...more } })
    const { contents, totalElements, ...data } = v.parse(Page, response).data
    const dues = { page, size, totalPages: Math.ceil(totalElements / size) }
    for (const name of ['page', 'size', 'totalPages'] as const) {
      if (data[name] !== dues[name])
        throw new Error(`data.${name}: ${data[name]} instead of ${dues[name]}`)
    }
    const due = Math.min(size, Math.max(0, totalElements - (page - 1) * size))
    if (contents.length !== due)
      throw new Error(`data.contents: ${contents.length} items instead of ${due}`)
    all.push(...(listed(response) ?? []))
  }
  const repeated = repeatedId(all)
  if (repeated !== undefined) throw new Error(`${repeated} is on both pages: is page ignored?`)
  expectNewestFirst(endpoint, all)
  expectBoard(endpoint, all)
  await inEachLanguage(endpoint, tools)
}

/** Returns the request for one record. */
function requestOf({ path, sample }: Endpoint, id: number): Fields {
  const fields = withId(sample, id)
  if (fields) return fields
  throw new Error(`no id in the example of ${path}: ${elsewhere}`)
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** Returns the list that a record is in: the endpoint above it, or the paged one next to it. */
function listOf({ path }: Endpoint): Endpoint {
  const folder = folderOf(path)
  const list =
    endpoints.find((other) => other.path === folder) ??
    endpoints.find((other) => folderOf(other.path) === folder && itemOf(other.response, 'paged'))
  if (list) return list
  throw new Error(`no list of ${path}: ${elsewhere}`)
}

/** Requests the first entry of its list, and an id that does not exist. */
const oneOfList: Check = async (endpoint, { ask, valid }) => {
  const list = listOf(endpoint)
  const [first] = v.parse(Page, await ask(list, list.sample)).data.contents
  if (first?.idx !== undefined) {
    const request = requestOf(endpoint, first.idx)
    const response = await valid(endpoint, inLanguage(request, 'en'))
    if (request.body && 'lang' in request.body) {
      const korean = await ask(endpoint, inLanguage(request, 'ko'))
      expectTranslation({ lang: 'ko', response: korean }, { lang: 'en', response })
    }
  }
  const missing = await ask(endpoint, requestOf(endpoint, unknownId))
  const { code, data } = v.parse(Code, missing)
  if (code !== 404 || data !== null)
    throw new Error(`an unknown id gets code ${code}; it must be 404 with data null`)
}

/** Requests the leaderboard of the first season. */
const firstSeason: Check = async (endpoint, { ask, valid, at }) => {
  const list = at(endpoint.path.replace(/\/\{seasonFilename\}$/, '.json'))
  const [season] = v.parse(Seasons, await ask(list))
  if (season) expectRanks(await valid(endpoint, { params: season }))
}

/** Sends no answers to the first survey, so that the backend saves nothing. */
const emptyAnswers: Check = async (endpoint, { ask, valid, at }) => {
  const list = at('/survey')
  const { data } = v.parse(Page, await ask(list, list.sample))
  const params = { idx: `${data.contents[0]?.idx ?? 1}` }
  const response = await valid(endpoint, { params, body: { lang: 'ko', answers: [] } })
  if (v.parse(Code, response).code === 200)
    throw new Error('code: 200 for answers that are not valid')
}

const fixedPages = ['privacy-policy', 'operation-policy', 'terms', 'cookies']
// No coupon has this code, so the backend redeems nothing.
const coupon = { uid: '0', couponCode: 'NOSUCHCOUPON00', gameCode: site.gameCode }

/** Does several checks, one after another. */
const all =
  (...checks: readonly Check[]): Check =>
  async (...args) => {
    for (const check of checks) await check(...args)
  }

/** Requests each category of a list. @param key the field of the request and of the items */
const ofCategories =
  (categories: string, key: 'category' | 'categoryIdx'): Check =>
  (endpoint, tools) =>
    expectCategories(endpoint, categories, key, tools)

const ownChecks: Readonly<Record<string, Check>> = {
  '/community/search': all(pageByPage, expectSearch),
  '/community/faq': all(inEachLanguage, ofCategories('/community/category', 'category')),
  '/media/board': all(pageByPage, ofCategories('/media/category', 'categoryIdx')),
  '/setting/pages/{page}': sends(
    fixedPages.flatMap((page) => locales.map((lang) => ({ params: { page }, body: { lang } }))),
  ),
  '/setting/bgm': sends(
    musicPages.flatMap((page) =>
      langs.map((lang) => ({ body: { code: `${page}_${lang.toUpperCase()}` } })),
    ),
  ),
  '/ranking/banner': sends(
    ['level', 'style'].flatMap((type) => locales.map((lang) => ({ body: { lang, type } }))),
  ),
  '/api/v2/coupon/redeem': sends([{ body: coupon }]),
  '/survey/{idx}/answer': emptyAnswers,
}

/** Returns the check of an endpoint. */
export function checkOf({ path, sample, codes }: Endpoint): Check {
  const own = ownChecks[path]
  if (own) return own
  if (path.endsWith('/{seasonFilename}')) return firstSeason
  if (sample.body && 'page' in sample.body) return pageByPage
  return 404 in codes || withId(sample, unknownId) ? oneOfList : inEachLanguage
}
