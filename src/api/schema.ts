import * as v from 'valibot'
import { parseInstant } from './instant.ts'
import { callInReading } from './parse.ts'

/** The asked page of a list; a page starts at 1. */
export interface PageQuery {
  page: number
  size: number
}

/** One page of a list in the site's own words. */
export interface Paged<T> extends PageQuery {
  items: T[]
  total: number
  /** At least 1: a server's 0 is shown as 1 (spec section 3). */
  pageCount: number
}

/** An id: a positive integer that JavaScript keeps exactly. */
export const recordId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A time on the wire as epoch milliseconds; `null` where the text is no time, and none is shown. */
export const instant = v.pipe(v.string(), v.transform(parseInstant))

/** A whole number; a numeric string is read as one (contract, "Envelope and rules"). */
export const figure = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.safeInteger(),
)

/** An optional field: of the wrong type it counts as absent (contract, "Envelope and rules"). */
export function optional<const TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.optional(schema), undefined)
}

/** A list whose unreadable items are dropped and logged, and never reach a component. */
export function listOf<TWire, T>(item: v.GenericSchema<TWire, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): T[] =>
      values.flatMap((value, index) => {
        const result = v.safeParse(item, value)
        if (result.success) return [result.output]
        const [issue] = result.issues
        const name = [callInReading(), `item ${index} dropped`].filter(Boolean).join(': ')
        console.warn(`${name}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
        return []
      }),
    ),
  )
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * One page of a list. Without `contents` it is a failure, not an empty list; wrong figures give way
 * to what was asked for and what came (contract, "Envelope and rules").
 */
export function pageOf<TWire, T>(item: v.GenericSchema<TWire, T>, asked: PageQuery) {
  return v.pipe(
    v.object({
      contents: listOf(item),
      totalElements: optional(count),
      totalPages: optional(count),
      page: v.fallback(recordId, asked.page),
      size: v.fallback(recordId, asked.size),
    }),
    v.transform(({ contents, totalElements, totalPages, page, size }): Paged<T> => ({
      items: contents,
      total: Math.max(totalElements ?? 0, contents.length),
      pageCount: Math.max(1, totalPages ?? Math.ceil((totalElements ?? 0) / size)),
      page,
      size,
    })),
  )
}
