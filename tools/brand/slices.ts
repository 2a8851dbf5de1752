import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Lang } from '../../src/i18n/lang.ts'
import { sorted } from '../../src/lib/collections.ts'
import { charactersIn } from './own-headings.ts'

// Titles of content may have any character: the typeface is cut into slices, of which a title loads one to three.

/** Punctuation that has no place in the first 256 characters. */
export const typographic = '‘’“”–—…·×'

/**
 * The standard of a language (KS X 1001, JIS X 0208), and the last row of what is common in it: all syllables, or the
 * kanji of level 1. English has all of its letters in one file.
 */
const standards: Partial<Record<Lang, { encoding: string; lastRow: number }>> = {
  kr: { encoding: 'euc-kr', lastRow: 0xc8 },
  jp: { encoding: 'euc-jp', lastRow: 0xcf },
}

/** Where slices end in the order of characters: the later ones are rarely loaded. */
const ends = [200, 400, 600, 900, 1300, 1800, 2400, Infinity]

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Returns the characters of a standard from one row to another, of two bytes each. */
function charactersOfRows(encoding: string, from: number, to: number): string[] {
  const decoder = new TextDecoder(encoding)
  return span(from, to)
    .flatMap((row) => span(0xa1, 0xfe).map((cell) => decoder.decode(Uint8Array.of(row, cell))))
    .filter((text) => Array.from(text).length === 1 && text !== '\ufffd')
}

/**
 * Returns the characters of Google's slices, the most common ones first: they are in the slices with the highest
 * numbers.
 */
function commonFirst(unicodeJson: string): string[] {
  const slices = v.parse(v.record(v.string(), v.string()), JSON.parse(unicodeJson))
  const numbered = Object.entries(slices)
    .filter(([name]) => name.startsWith('['))
    .map(([name, ranges]) => ({ at: Number(name.slice(1, -1)), ranges }))
  return sorted(numbered, (one, other) => other.at - one.at)
    .flatMap(({ ranges }) => ranges.split(','))
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return span(from, to).map((code) => String.fromCodePoint(code))
    })
}

/**
 * Returns the characters of each slice of a language: letters, digits, kana and punctuation in the first one, and
 * syllables or kanji in the order of their number in the texts of the site and of its mock data, then of Google's.
 * @param known the characters of the typeface
 */
export function sliceCharacters(
  lang: Lang,
  known: ReadonlySet<string>,
  unicodeJson: string,
): string[] {
  const standard = standards[lang]
  if (standard === undefined) return []
  const { encoding, lastRow } = standard
  const ofRows = (from: number, to: number) =>
    charactersOfRows(encoding, from, to).filter((character) => known.has(character))
  const ascii = span(0x20, 0x7e).map((code) => String.fromCodePoint(code))
  // A space that does not break, and the wave that some keyboards write.
  const marks = [...ascii, ...Array.from(typographic), '\u00a0', '\u301c'].filter((each) =>
    known.has(each),
  )
  const first = [...marks, ...ofRows(0xa1, 0xa1), ...ofRows(0xa4, 0xa5)]
  const counts = new Map<string, number>()
  for (const file of globSync(['mocks/db/posts/*/*.md', 'locales/*.po'])) {
    for (const character of readFileSync(file, 'utf8')) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
  }
  const ranks = new Map(commonFirst(unicodeJson).map((character, rank) => [character, rank]))
  const rankOf = (character: string) => ranks.get(character) ?? ranks.size
  const signs = sorted(
    ofRows(0xb0, lastRow),
    (one, other) =>
      (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || rankOf(one) - rankOf(other),
  )
  return ends
    .map((end, at) => signs.slice(ends[at - 1] ?? 0, end))
    .map((slice, at) => charactersIn(at === 0 ? [...first, ...slice] : slice))
    .filter((slice) => slice !== '')
}

/** Returns code points as the ranges of a style rule. */
function unicodeRange(characters: string): string {
  const ranges: { from: number; to: number }[] = []
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0)
  for (const code of sorted(codes, (one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last?.to === code - 1) last.to = code
    else ranges.push({ from: code, to: code })
  }
  return ranges
    .map(({ from, to }) => `U+${from.toString(16)}${from === to ? '' : `-${to.toString(16)}`}`)
    .join(', ')
}

/** Returns the stylesheet of the slices of a locale, a rule a line. */
export const sliceRules = (locale: string, slices: readonly string[]): string =>
  slices
    .map(
      (characters, at) =>
        `@font-face { font-family: T-${locale}; src: url('./title-${locale}-${at + 1}.woff2'); font-weight: 700; ` +
        `font-display: swap; unicode-range: ${unicodeRange(characters)}; }\n`,
    )
    .join('')
