import * as v from 'valibot'
import type * as Wire from '../../mocks/wire.ts'

// The contract to the letter. The site's own schemas forgive what a visitor should not suffer for
// (a bad optional field, a wrong page); a backend that is held against the contract is not forgiven.

/** A schema of exactly one type of the contract: the compiler compares the two. */
type SchemaOf<T> = v.GenericSchema<T>

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.string()
const address = v.pipe(
  v.string(),
  v.regex(/^(https:\/\/|\/(?!\/))/, 'no absolute or root-relative URL'),
)
const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/, 'no ISO 8601 time with offset'),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'no time'),
)

export const KeyVisual = v.object({
  idx: id,
  title: text,
  subtitle: v.exactOptional(text),
  imgUrl: address,
  mobileImgUrl: v.exactOptional(address),
  linkUrl: v.exactOptional(address),
}) satisfies SchemaOf<Wire.KeyVisual>

export const Notice = v.object({
  idx: id,
  boardType: v.picklist(['notice', 'event']),
  category: text,
  title: text,
  regDt: time,
  thumbUrl: v.exactOptional(address),
  startDt: v.exactOptional(time),
  endDt: v.exactOptional(time),
}) satisfies SchemaOf<Wire.Notice>

const Neighbour = v.object({ idx: id, title: text })

export const NoticeDetail = v.object({
  ...Notice.entries,
  contents: text,
  prev: v.exactOptional(Neighbour),
  next: v.exactOptional(Neighbour),
}) satisfies SchemaOf<Wire.NoticeDetail>

export const Popup = v.object({
  boardIdx: id,
  title: text,
  imgUrl: v.exactOptional(address),
  contents: v.exactOptional(text),
  linkUrl: v.exactOptional(address),
}) satisfies SchemaOf<Wire.Popup>

export const DevlogPost = v.object({
  idx: id,
  title: text,
  regDt: time,
  thumbUrl: v.exactOptional(address),
  summary: v.exactOptional(text),
}) satisfies SchemaOf<Wire.DevlogPost>

export const DevlogDetail = v.object({
  ...DevlogPost.entries,
  contents: text,
  youtubeUrl: v.exactOptional(text),
}) satisfies SchemaOf<Wire.DevlogDetail>

export const ProducerNote = v.object({
  idx: id,
  masterIdx: id,
  lang: v.picklist(['ko', 'en', 'ja']),
  title: text,
  subtitle: text,
  content: text,
  startDt: time,
}) satisfies SchemaOf<Wire.ProducerNote>

export const Game = v.object({
  idx: id,
  title: text,
  summary: text,
  contents: text,
  imgUrl: address,
  youtubeUrl: v.exactOptional(text),
}) satisfies SchemaOf<Wire.Game>

const names = { koCategory: text, enCategory: text, jpCategory: text }

export const Category = v.object({ idx: id, ...names }) satisfies SchemaOf<Wire.Category>
export const MediaCategory = v.object({
  categoryIdx: id,
  ...names,
}) satisfies SchemaOf<Wire.MediaCategory>

export const Faq = v.object({
  idx: id,
  category: id,
  title: text,
  contents: text,
}) satisfies SchemaOf<Wire.Faq>

export const MediaItem = v.object({
  idx: id,
  categoryIdx: id,
  type: v.picklist(['image', 'youtube']),
  imgUrl: address,
  youtubeUrl: v.exactOptional(text),
  title: text,
}) satisfies SchemaOf<Wire.MediaItem>

export const MediaBanner = v.object({
  imgUrl: address,
  linkUrl: v.exactOptional(address),
  title: text,
}) satisfies SchemaOf<Wire.MediaBanner>

export const RankingBanner = v.object({
  topUrl: address,
  bottomUrl: address,
}) satisfies SchemaOf<Wire.RankingBanner>

export const Bgm = v.object({
  bgmSrc: address,
  autoPlay: v.picklist([0, 1]),
  title: v.exactOptional(text),
}) satisfies SchemaOf<Wire.Bgm>

export const FooterItem = v.object({
  koTitle: text,
  enTitle: text,
  jpTitle: text,
  linkUrl: v.exactOptional(address),
}) satisfies SchemaOf<Wire.FooterItem>

export const PolicyItem = v.object({
  idx: id,
  ver: text,
  regDt: time,
}) satisfies SchemaOf<Wire.PolicyItem>

export const TestAccount = v.object({
  idx: id,
  uid: text,
  nickname: text,
  kind: v.picklist(['member', 'guest']),
}) satisfies SchemaOf<Wire.TestAccount>

export const Season = v.object({
  year: count,
  month: count,
  season: count,
  seasonFilename: v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.json$/, 'no file name')),
}) satisfies SchemaOf<Wire.Season>

/** Level boards may leave out style points, style boards level and trophies. */
const HighRanker = v.object({
  rank: id,
  nickname: text,
  clubName: v.exactOptional(text),
  clubEmblem: v.number(),
  userProfileIcon: v.number(),
  trophies: v.exactOptional(count),
  level: v.exactOptional(count),
  stylePoints: v.exactOptional(count),
})
export const Leaderboard = v.object({ highRankerList: v.array(HighRanker) })

export const IconEntry = v.object({
  Id: v.number(),
  IconPath: address,
}) satisfies SchemaOf<Wire.IconEntry>
export const Hearts = v.object({ heart_count: count })

export const Survey = v.object({
  idx: id,
  title: text,
  status: v.picklist(['preparing', 'open', 'ended']),
  startDt: time,
  endDt: time,
}) satisfies SchemaOf<Wire.Survey>

const Question = v.object({
  idx: id,
  text,
  kind: v.picklist(['single', 'multiple', 'text']),
  required: v.boolean(),
  max: v.exactOptional(id),
  options: v.array(v.object({ idx: id, text })),
}) satisfies SchemaOf<Wire.Question>

export const SurveyDetail = v.object({
  ...Survey.entries,
  intro: v.exactOptional(text),
  answered: v.boolean(),
  questions: v.array(Question),
}) satisfies SchemaOf<Wire.SurveyDetail>

export const Session = v.variant('kind', [
  v.object({ kind: v.literal('member'), uid: text, nickname: text }),
  v.object({ kind: v.literal('guest'), nickname: v.exactOptional(text) }),
  v.object({ kind: v.literal('visitor') }),
]) satisfies SchemaOf<Wire.Session>

export { text as Html, count }
