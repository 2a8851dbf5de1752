import * as v from 'valibot'
import type { Ask } from './ask.ts'
import * as Schema from './wire-schemas.ts'

export interface Check {
  /** The endpoint as contract.md names it. */
  name: string
  /** @throws {Error} that says what breaks the contract */
  run: (ask: Ask) => Promise<void>
}

type AnySchema = v.GenericSchema

const langs = ['ko', 'en', 'ja'] as const

/** `schema` holds for `value`, or an error names the first place where it does not. */
function demand<TSchema extends AnySchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message}`)
}

function enveloped<TSchema extends AnySchema>(schema: TSchema) {
  return v.object({ code: v.literal(200), data: schema })
}

/** An endpoint whose answer depends on its language alone: asked in all three. */
function localized(path: string, schema: AnySchema, fields: object = {}): Check {
  return {
    name: path,
    run: async (ask) => {
      for (const lang of langs) demand(enveloped(schema), await ask.post(path, { lang, ...fields }))
    },
  }
}

/** An endpoint that is sent no body. */
function bodiless(path: string, schema: AnySchema): Check {
  return {
    name: path,
    run: async (ask) => {
      demand(enveloped(schema), await ask.post(path))
    },
  }
}

function file(path: string, schema: AnySchema): Check {
  return {
    name: path,
    run: async (ask) => {
      demand(schema, await ask.file(path))
    },
  }
}

/** A paged list: the figures of its first two pages must agree with what they hold. */
function paged(
  path: string,
  item: AnySchema,
  fields: object,
  size: number,
  knowsMore = false,
): Check {
  const Page = enveloped(
    v.object({
      contents: v.array(item),
      totalElements: Schema.count,
      totalPages: Schema.count,
      page: Schema.count,
      size: Schema.count,
    }),
  )
  return {
    name: path,
    run: async (ask) => {
      for (const page of [1, 2]) {
        const body = { ...fields, page, size, ...(knowsMore && { hasMore: page > 1 }) }
        const { data } = demand(Page, await ask.post(path, body))
        const left = Math.max(0, data.totalElements - (page - 1) * size)
        if (data.page !== page || data.size !== size)
          throw new Error('page or size is not the asked one')
        if (data.totalPages !== Math.ceil(data.totalElements / size))
          throw new Error('totalPages does not fit totalElements')
        if (data.contents.length !== Math.min(size, left))
          throw new Error(
            `page ${page} holds ${data.contents.length} items, not ${Math.min(size, left)}`,
          )
      }
    },
  }
}

const Ids = v.object({ data: v.object({ contents: v.array(v.object({ idx: Schema.count })) }) })

/** The detail of the first entry of a list, and what an id that nothing has is answered with. */
function detail(
  list: string,
  path: string,
  schema: AnySchema,
  fields: object,
  localizedBody = true,
): Check {
  const body = localizedBody ? { lang: 'ko' } : undefined
  return {
    name: `${path}/{id}`,
    run: async (ask) => {
      const { data } = demand(Ids, await ask.post(list, fields))
      const [first] = data.contents
      if (first) demand(enveloped(schema), await ask.post(`${path}/${first.idx}`, body))
      demand(
        v.object({ code: v.literal(404), data: v.null() }),
        await ask.post(`${path}/999999999`, body),
      )
    },
  }
}

const ko = { lang: 'ko' }
const community = { lang: 'ko', page: 1, size: 6 }
const tens = { lang: 'ko', page: 1, size: 10 }
const media = { lang: 'ko', categoryIdx: 0, page: 1, size: 6, hasMore: false }

/** Every call of contract.md. */
export const checks: Check[] = [
  localized('/main/keyvisual', v.array(Schema.KeyVisual)),
  localized('/main/notice', v.array(Schema.Notice)),
  localized('/main/withBTS', v.array(Schema.DevlogPost)),
  localized('/main/popup', v.array(Schema.Popup)),
  localized('/main/pd-note', v.array(Schema.ProducerNote), { size: 100 }),
  localized('/game', v.array(Schema.Game)),
  paged('/community/notice', Schema.Notice, ko, 6),
  detail('/community/notice', '/community/notice', Schema.NoticeDetail, community),
  paged('/community/event', Schema.Notice, ko, 6),
  paged('/community/search', Schema.Notice, { ...ko, keyword: 'a', board: 'event' }, 6),
  bodiless('/community/category', v.array(Schema.Category)),
  localized('/community/faq', v.array(Schema.Faq), { category: 0 }),
  paged('/media/board', Schema.MediaItem, { ...ko, categoryIdx: 0 }, 6, true),
  detail('/media/board', '/media/board', Schema.MediaItem, media, false),
  bodiless('/media/banner', v.array(Schema.MediaBanner)),
  bodiless('/media/category', v.array(Schema.MediaCategory)),
  localized('/ranking/banner', Schema.RankingBanner, { type: 'level' }),
  localized('/ranking/banner', Schema.RankingBanner, { type: 'style' }),
  paged('/intheseom/withBTS', Schema.DevlogPost, ko, 10),
  detail('/intheseom/withBTS', '/intheseom/withBTS', Schema.DevlogDetail, tens),
  paged('/intheseom/pd-note', Schema.ProducerNote, ko, 10),
  detail('/intheseom/pd-note', '/intheseom/pd-note', Schema.ProducerNote, tens),
  paged('/account/list', Schema.TestAccount, {}, 10),
  ...[
    'MAIN_KR',
    'GAME_INTRODUCE_EN',
    'DEVELOPMENT_LOG_JP',
    'COMMUNITY_G_KR',
    'RANKING_EN',
    'COUPON_JP',
    'EVENT_KR',
  ].map((code): Check => ({
    name: `/setting/bgm ${code}`,
    run: async (ask) => {
      demand(enveloped(v.array(Schema.Bgm)), await ask.post('/setting/bgm', { code }))
    },
  })),
  bodiless('/setting/footer', v.array(Schema.FooterItem)),
  localized('/setting/privacy-policy', v.array(Schema.PolicyItem)),
  localized('/setting/terms', v.array(Schema.PolicyItem)),
  ...['privacy-policy', 'operation-policy', 'terms', 'cookies'].map((page) =>
    localized(`/setting/pages/${page}`, Schema.Html),
  ),
  paged('/survey', Schema.Survey, ko, 10),
  detail('/survey', '/survey', Schema.SurveyDetail, tens),
  {
    name: '/survey/{idx}/answer',
    // An answer to nothing is not valid, whoever sends it: nothing is saved.
    run: async (ask) => {
      const { data } = demand(Ids, await ask.post('/survey', tens))
      const [first] = data.contents
      const answer = await ask.post(`/survey/${first?.idx ?? 1}/answer`, {
        lang: 'ko',
        answers: [],
      })
      demand(v.object({ code: v.picklist([6001, 6002, 6003, 6004, 4010]) }), answer)
    },
  },
  file('/game-data/club-icons.json', v.array(Schema.IconEntry)),
  file('/game-data/user-icons.json', v.array(Schema.IconEntry)),
  ...['levels', 'styles'].map((board): Check => ({
    name: `/game-data/leaderboard/${board}/{seasonFilename}`,
    run: async (ask) => {
      const folder = `/game-data/leaderboard/${board}`
      const [season] = demand(v.array(Schema.Season), await ask.file(`${folder}.json`))
      if (season) demand(Schema.Leaderboard, await ask.file(`${folder}/${season.seasonFilename}`))
    },
  })),
  file('/game-data/event/hearts-202306.json', Schema.Hearts),
  {
    name: '/api/v2/coupon/redeem',
    // A code that no coupon has: refused, nothing is redeemed.
    run: async (ask) => {
      const answer = await ask.redeem({ uid: '0', couponCode: 'NOSUCHCOUPON00', gameCode: 'ISLE' })
      demand(v.object({ code: v.number() }), answer)
    },
  },
  {
    name: '/session',
    run: async (ask) => {
      const answer = await ask.session()
      if (answer !== null) demand(enveloped(Schema.Session), answer)
    },
  },
]
