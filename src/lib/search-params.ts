// What the search params of the routes are read by. Each reader is total: a param that is wrong falls
// back to its default, and the router mends the address by a replace. Written by hand and not as
// schemas, since every page carries the readers of all routes.

import { isRecord } from './is-record.ts'

/** The params of an address as they came. */
export type RawParams = Readonly<Record<string, unknown>>

/**
 * The search of a route in the shape that the router takes: `types` is for the compiler alone.
 * `defaults` are the values that an address does not repeat.
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

/** A param as text; a number is what a link of the site itself has. */
export function textParam(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** The param where it has the form asked for, else nothing. */
export function matching(value: unknown, pattern: RegExp): string {
  const text = textParam(value)
  return pattern.test(text) ? text : ''
}

/** A page of a list: from 1 on. */
export function pageNumber(value: unknown): number {
  return Number(matching(value, /^[1-9]\d{0,4}$/)) || 1
}

/** A number that narrows a list (a category, a year), or none. */
export function optionalNumber(value: unknown): number | undefined {
  return Number(matching(value, /^[1-9]\d{0,9}$/)) || undefined
}

const longestKeyword = 100

/**
 * What is searched for: apostrophes and slashes stripped (docs/api.md#requests), control characters and
 * edges trimmed, composed (a Mac types Hangul decomposed), at most 100 characters.
 */
export function keyword(value: unknown): string {
  return (
    textParam(value)
      .normalize('NFC')
      .replace(/['/\p{Cc}\u200b-\u200d\ufeff]/gu, '')
      .trim()
      .slice(0, longestKeyword)
      // Half of a character that was cut in two.
      .replace(/[\ud800-\udbff]$/, '')
      .trim()
  )
}

/** One of a few words; the first of them is the default. */
export function oneOf<const TWord extends string>(
  value: unknown,
  words: readonly [TWord, ...TWord[]],
): TWord {
  return words.find((word) => word === value) ?? words[0]
}
