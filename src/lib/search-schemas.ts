import * as v from 'valibot'

// The parts that the search schemas of the routes are made of. Each is total: a param that is wrong
// falls back to its default, and the router mends the address by a replace.

/** What a schema makes of no params at all: values that an address does not repeat. */
export function defaultsOf<TInput, TOutput extends object>(
  schema: v.GenericSchema<TInput, TOutput>,
): TOutput {
  return v.parse(schema, {})
}

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

function whole(pattern: RegExp) {
  return v.pipe(text, v.regex(pattern), v.transform(Number))
}

/** A page of a list: from 1 on. */
export const pageNumber = v.optional(v.fallback(whole(/^[1-9]\d{0,4}$/), 1), 1)

/** A number that narrows a list (a category, a year), or none. */
export const optionalNumber = v.optional(v.fallback(v.optional(whole(/^[1-9]\d{0,9}$/)), undefined))

const longestKeyword = 100

/**
 * What is searched for: apostrophes and slashes stripped (spec section 5), control characters and
 * edges trimmed, composed (a Mac types Hangul decomposed), at most 100 characters.
 */
export const keyword = v.optional(
  v.fallback(
    v.pipe(
      text,
      v.transform((value) =>
        value
          .normalize('NFC')
          .replace(/['/\p{Cc}\u200b-\u200d\ufeff]/gu, '')
          .trim()
          .slice(0, longestKeyword)
          // Half of a character that was cut in two.
          .replace(/[\ud800-\udbff]$/, '')
          .trim(),
      ),
    ),
    '',
  ),
  '',
)

/** One of a few words; the first of them is the default. */
export function oneOf<const TWords extends readonly [string, ...string[]]>(words: TWords) {
  return v.optional(v.fallback(v.picklist(words), words[0]), words[0])
}
