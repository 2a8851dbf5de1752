// Readers of the routes' search params. Each reader is total: an invalid param falls back to its
// default, and the router replaces the URL by the normalized one. They are handwritten instead of
// schemas because every page loads the readers of all routes.

import { isRecord } from './collections.ts'

/** The params of a URL, not validated. */
export type RawParams = Readonly<Record<string, unknown>>

/**
 * Returns the search options of a route for the router. `types` is only for the compiler.
 * `defaults` are the values without params, which the URL omits (search-string.ts).
 */
export function searchOf<T extends object>(read: (params: RawParams) => T) {
  const defaults = read({})
  const types: { input: Partial<T>; output: T } = { input: defaults, output: defaults }
  return {
    types,
    defaults,
    parse: (params: unknown): T => read(isRecord(params) ? params : {}),
  }
}

/** Returns a param as text; links of the site itself may contain numbers. */
export function textParam(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** Returns the param if it matches the pattern, else an empty string. */
export function matching(value: unknown, pattern: RegExp): string {
  const text = textParam(value)
  return pattern.test(text) ? text : ''
}

/** Parses the number of a list's page, from 1. */
export function pageNumber(value: unknown): number {
  return Number(matching(value, /^[1-9]\d{0,4}$/)) || 1
}

/** Parses a number filter (a category, a year). */
export function optionalNumber(value: unknown): number | undefined {
  return Number(matching(value, /^[1-9]\d{0,9}$/)) || undefined
}

const longestKeyword = 100

/**
 * Normalizes a search keyword: apostrophes and slashes stripped (docs/api.md#requests), control
 * characters and edges trimmed, Unicode composed (a Mac types decomposed Hangul), at most 100
 * characters.
 */
export function keyword(value: unknown): string {
  return (
    textParam(value)
      .normalize('NFC')
      .replace(/['/\p{Cc}\u200b-\u200d\ufeff]/gu, '')
      .trim()
      .slice(0, longestKeyword)
      // The first half of a surrogate pair that was cut in two.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  )
}

/** Returns the value if it is allowed, else the first allowed value. */
export function oneOf<const TValue extends string>(
  value: unknown,
  allowed: readonly [TValue, ...TValue[]],
): TValue {
  return allowed.find((each) => each === value) ?? allowed[0]
}
