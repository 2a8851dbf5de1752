import { millisecondsInDay } from 'date-fns/constants'
import * as v from 'valibot'
import { isRecord } from '#lib/collections.ts'
import { maxRecordId } from '#lib/record-id.ts'
import { callInReading } from './parse.ts'

const bareDay = /^\d{4}-\d\d-\d\d$/
const time = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)$/

/** The first and the last instant that all pages can show as `YYYY-MM-DD` in any time zone. */
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9999, 11, 30)

/**
 * Parses an ISO 8601 time with an offset. A bare `YYYY-MM-DD` is `clock` of that day in Korea.
 * @returns epoch milliseconds in whole seconds; `null` for any other text, a day that does not exist, and outside of
 * the years 1900 to 9999
 */
export function parseInstant(text: string, clock = '00:00:00'): number | null {
  const iso = bareDay.test(text) ? `${text}T${clock}+09:00` : text
  const [, wall = '', zone = ''] = time.exec(iso) ?? []
  // Engines differ in days that do not exist: V8 reads February 30 as March 2. An invalid date has no JSON.
  if (wall === '' || !new Date(`${wall}Z`).toJSON()?.startsWith(wall)) return null
  const instant = Date.parse(wall + zone.replace(/(\d\d):?(\d\d)/, '$1:$2'))
  return instant >= earliest && instant <= latest ? instant : null
}

/** An end this long after its start means that there is none. */
const endlessMs = 10 * 365 * millisecondsInDay

/** Returns an end, or `null` if it is so far from the start that it stands for "no end" (docs/api.md#types). */
export function realEnd(end: number | null, start: number | null): number | null {
  return end !== null && start !== null && end - start > endlessMs ? null : end
}

/** The content of a page of a list. */
export interface Page<T> {
  items: T[]
  total: number
  /** At least 1, also for an empty list. */
  pageCount: number
  size: number
}

/** A page of a list with its number, from 1. */
export interface Paged<T> extends Page<T> {
  page: number
}

/** An id: a positive integer that the URL of its page can contain. */
export const recordId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxRecordId))

/** The most characters of a plain text. A longer one makes its item invalid: no page could show it. */
const longestText = 2000

export const plainText = v.pipe(v.string(), v.maxLength(longestText))

/** Returns true for a number that is written as it came: a larger one has lost digits. */
const isExact = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER

/** A name or a title. One of digits only may come as a number. */
export const name = v.pipe(
  v.custom<string>((value) => typeof value === 'string' || isExact(value)),
  v.transform(String),
  v.maxLength(longestText),
)

// Texts that mean something else than plain text. The app checks them where it uses them (safe-url.ts,
// rich-html.tsx); docs/openapi.json and the hostile content of the mock backend tell them apart.
export const url = v.string()

/** A time as epoch milliseconds; `null` for text that is not a time. */
export const instant = v.pipe(
  v.string(),
  v.transform((text) => parseInstant(text)),
)

/** A time that something lasts to: as {@link instant}, but a bare day includes its last second. */
export const endInstant = v.pipe(
  v.string(),
  v.transform((text) => parseInstant(text, '23:59:59')),
)

/** An integer, or a numeric string with its value. */
export const integer = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
)

/** An optional field. A value of the wrong type counts as absent. */
export function optional<const TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.optional(schema), undefined)
}

/**
 * Items by the call that they are read from. The build stops if a list loses too many
 * (tools/build/guard.ts); browsers do not count.
 */
export const itemCounts = new Map<string, { read: number; dropped: number }>()

function countItem(isValid: boolean): void {
  if (!import.meta.env.SSR) return
  const counts = itemCounts.get(callInReading()) ?? { read: 0, dropped: 0 }
  counts.read += 1
  if (!isValid) counts.dropped += 1
  itemCounts.set(callInReading(), counts)
}

/** Returns what identifies an item of a list; `undefined` for items without an identity. */
type IdentityOf<T> = (item: T) => string | number | undefined

const idOf = (item: unknown) =>
  isRecord(item) && typeof item.id === 'number' ? item.id : undefined

function warnOfDropped(index: number, reason: string): void {
  const name = [callInReading(), `item ${index} dropped`].filter(Boolean).join(': ')
  console.warn(`${name}: ${reason}`)
}

/** Returns the valid items of a list, each identity once, and logs the others. */
function validItems<T>(
  item: v.GenericSchema<unknown, T>,
  values: readonly unknown[],
  identityOf: IdentityOf<T>,
): T[] {
  const identities = new Set<string | number | undefined>()
  return values.flatMap((value, index) => {
    const result = v.safeParse(item, value)
    countItem(result.success)
    if (!result.success) {
      const [issue] = result.issues
      warnOfDropped(index, `${v.getDotPath(issue) ?? ''} ${issue.message}`)
      return []
    }
    const identity = identityOf(result.output)
    if (identity !== undefined && identities.has(identity)) {
      warnOfDropped(index, `${identity} occurs twice`)
      return []
    }
    identities.add(identity)
    return [result.output]
  })
}

/**
 * A list whose invalid items are dropped and logged. So are items that repeat an id: it is the key of elements, the URL
 * of a page and the value of a survey option. A list without a valid item is invalid itself: it must not look like an
 * empty one.
 */
export function listOf<TWire, T>(
  item: v.GenericSchema<TWire, T>,
  identityOf: IdentityOf<T> = idOf,
) {
  return v.pipe(
    Object.assign(v.array(v.unknown()), { listed: item }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): T[] => {
      const items = validItems(item, value, identityOf)
      if (items.length > 0 || value.length === 0) return items
      addIssue({ message: `all ${value.length} items are invalid` })
      return NEVER
    }),
  )
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * One page of a list of pages with `size` items. A response without `contents` is a failure, not an empty list.
 * The size is used even if the response contains another; totals that are invalid or too small are corrected.
 */
export function pageOf<TWire, T>(item: v.GenericSchema<TWire, T>, size: number) {
  return v.pipe(
    Object.assign(
      v.object({
        contents: listOf(item),
        totalElements: optional(count),
        totalPages: optional(count),
      }),
      { paged: item },
    ),
    v.transform(({ contents, totalElements, totalPages }): Page<T> => ({
      items: contents,
      total: Math.max(totalElements ?? 0, contents.length),
      pageCount: Math.max(1, totalPages ?? Math.ceil((totalElements ?? 0) / size)),
      size,
    })),
  )
}
