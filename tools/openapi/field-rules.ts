import type { JsonSchema as Rules } from '@valibot/to-json-schema'
import { html as htmlText } from '#api/html.ts'
import * as schema from '#api/schema.ts'
import { video as videoUrl } from '#api/video.ts'
import { optionalScore } from '#features/ranking/ranking.schema.ts'
import { langs, localeOf } from '#i18n/lang.ts'
import { maxRecordId } from '#lib/record-id.ts'
import type { JsonSchema } from './json-schema.ts'

// The app forgives what a visitor should not suffer for: a bad optional field counts as absent, a bad
// list item is dropped, a number may arrive as a string. A backend should not rely on that, so the
// document is stricter than the app. All differences are in this file; docs/api.md#strictness explains
// them.

/** The app also reads numbers. */
const text = { type: 'string' } as const

const url = {
  title: 'Url',
  type: 'string',
  pattern: '^(https://|/(?!/))',
  // The most that src/lib/safe-url.ts reads.
  maxLength: 2048,
  description: 'An absolute https URL or a root-relative path.',
} as const

const day = String.raw`(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const clock = String.raw`([01]\d|2[0-3]):[0-5]\d`

const time = {
  title: 'Time',
  type: 'string',
  pattern: `^${day}(T${clock}(:[0-5]\\d(\\.\\d+)?)?(Z|[+-]${clock}))?$`,
  description:
    'ISO 8601 with offset, from 1900 to 9999. A bare YYYY-MM-DD means midnight in Korea.',
} as const
const end = {
  ...time,
  title: 'EndTime',
  description:
    'ISO 8601 with offset, from 1900 to 9999. A bare YYYY-MM-DD means the last second of that day in Korea.',
} as const

const html = {
  title: 'Html',
  type: 'string',
  maxLength: 300_000,
  description: 'HTML. The site sanitizes it.',
} as const
const video = {
  title: 'Video',
  type: 'string',
  description:
    'A YouTube watch, youtu.be, embed, shorts or live URL, with a start time as t or start. Anything else shows no video, and the build warns of it.',
} as const
const between = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })
const count = between(0, Number.MAX_SAFE_INTEGER)
const id = { title: 'Id', ...between(1, maxRecordId) }

/** The meanings of values that docs/api.md describes once. */
export const meanings: readonly (JsonSchema & { title: string })[] = [
  id,
  time,
  end,
  url,
  video,
  html,
]

/** The app also reads null. */
const score = {
  anyOf: undefined,
  type: 'number',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
} as const

/** Rules of values by their meaning. */
export const rulesByMeaning = new Map<object, Rules>([
  [schema.recordId.pipe[0], { title: id.title }],
  [schema.url, url],
  [videoUrl.pipe[0], video],
  [htmlText.pipe[0], html],
  [schema.instant.pipe[0], time],
  [schema.endInstant.pipe[0], end],
  [schema.name.pipe[0], text],
  [optionalScore, score],
])

/** Rules of one field of one schema; the items of lists whose invalid items the app drops. */
const categoryId = {
  type: 'string',
  maxLength: 2000,
  description: 'The id of the category, the same in all languages. It decides the color.',
}

const bySchema: Record<string, Record<string, JsonSchema>> = {
  Notice: { categoryId },
  NoticeDetail: { categoryId },
  NewsTeaser: { categoryId },
  ProducerNote: {
    masterIdx: id,
    lang: { type: 'string', enum: langs.map(localeOf) },
  },
  Faq: { category: { ...id, description: 'The `idx` of a category.' } },
  Season: { year: between(2000, 9999), month: between(1, 12), season: between(0, 999_999_999) },
  HighRanker: {
    clubEmblem: {
      type: 'number',
      description: 'An `Id` of club-icons.json; any other number shows no emblem.',
    },
    userProfileIcon: {
      type: 'number',
      description: 'An `Id` of user-icons.json; any other number shows the default icon.',
    },
  },
  IconEntry: { Id: count },
  Leaderboard: {
    highRankerList: {
      type: 'array',
      maxItems: 5000,
      items: { $ref: '#/components/schemas/HighRanker' },
    },
  },
  Hearts: { heart_count: count },
}

/** Required fields of schemas that fall back for a missing field, or read it with care. */
const required: Record<string, string[]> = {
  HighRanker: ['rank', 'nickname', 'clubEmblem', 'userProfileIcon'],
  Hearts: ['heart_count'],
}

/** Returns the schema of the component `name` with the rules of this file applied. */
export function withFieldRules(name: string, schema: JsonSchema): JsonSchema {
  if (schema.properties === undefined) return schema
  const entries = Object.entries(schema.properties).map(([field, own]) => [
    field,
    bySchema[name]?.[field] ?? own,
  ])
  return {
    ...schema,
    properties: Object.fromEntries(entries),
    ...(required[name] && { required: required[name] }),
  }
}
