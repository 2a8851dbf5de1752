import * as v from 'valibot'

// The request bodies of the API. The mock backend refuses everything else with HTTP 400, so every test
// that runs against it proves that the site sends exactly these. `npm run openapi` turns them into
// docs/openapi.json.

/** The language of a request. */
const lang = v.picklist(['ko', 'en', 'ja'])

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** 0 means all categories. */
const category = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** One page of a list. Every list has one fixed size; the mock backend refuses any other. */
function pageQuery<const TSize extends number>(size: TSize) {
  return { lang, page: positive, size: v.literal(size) }
}

/** The body of a request whose response depends only on the language. */
export const Localized = v.strictObject({ lang })

export const ProducerNotesQuery = v.strictObject({ lang, size: v.literal(100) })

/** One page of a community list: notices or events. */
export const CommunityListQuery = v.strictObject(pageQuery(6))

/** One page of any other list. */
export const ListQuery = v.strictObject(pageQuery(10))

export const SearchQuery = v.strictObject({
  ...pageQuery(6),
  // The site strips apostrophes and slashes before it sends the keyword.
  keyword: v.pipe(v.string(), v.regex(/^[^'/]*$/)),
  board: v.picklist(['notice', 'event']),
})

export const FaqQuery = v.strictObject({ lang, category })

const BoardFields = v.strictObject({
  ...pageQuery(6),
  categoryIdx: category,
  /** False for the first page and true for all others. */
  hasMore: v.boolean(),
})

export const MediaBoardQuery = v.pipe(
  BoardFields,
  v.check(({ page, hasMore }) => hasMore === page > 1, 'hasMore is true after the first page'),
)

export const RankingBannerQuery = v.strictObject({ lang, type: v.picklist(['level', 'style']) })

export const AccountListQuery = v.strictObject({ page: positive, size: v.literal(10) })

export const MusicQuery = v.strictObject({ code: v.pipe(v.string(), v.nonEmpty()) })

/** `idx` asks for one version of a policy; without it the newest counts. */
export const PageQuery = v.strictObject({ lang, idx: v.optional(positive) })

const SurveyAnswer = v.strictObject({
  questionIdx: positive,
  optionIdx: v.array(positive),
  text: v.optional(v.string()),
})
export type SurveyAnswer = v.InferOutput<typeof SurveyAnswer>

export const SurveyAnswers = v.strictObject({ lang, answers: v.array(SurveyAnswer) })

export const Redemption = v.strictObject({
  uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  // The site never sends a code of another length.
  couponCode: v.pipe(v.string(), v.minLength(12), v.maxLength(16)),
  gameCode: v.string(),
})
export type Redemption = v.InferOutput<typeof Redemption>

export const SessionQuery = v.strictObject({})
