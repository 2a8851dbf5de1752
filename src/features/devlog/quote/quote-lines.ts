import { languages, langOf } from '#i18n/lang.ts'

/** Not at the start of a Japanese line: closing and middle punctuation, small kana, the long vowel mark. */
const notFirst = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u
/** Not at the end of a line: opening brackets. */
const notLast = /[\p{Ps}\p{Pi}]$/u

function segmentsOf(text: string, locale: string): string[] {
  const segments = Intl.Segmenter
    ? Array.from(
        new Intl.Segmenter(locale, { granularity: 'word' }).segment(text),
        ({ segment }) => segment,
      )
    : Array.from(text)
  const words: string[] = []
  for (const segment of segments) {
    const last = words.at(-1)
    if (last !== undefined && (notFirst.test(segment) || notLast.test(last))) {
      words[words.length - 1] = last + segment
    } else words.push(segment)
  }
  return words
}

/** Splits a line into the parts between which it may break: words, or phrases of a language without spaces. */
function wordsOf(text: string, locale: string): string[] {
  const { hasSpaces } = languages[langOf(locale)]
  return hasSpaces ? (text.match(/\S+\s*/gu) ?? []) : segmentsOf(text, locale)
}

/** Breaks a word that is wider than a line, if there is one, between its characters. */
function fittingParts(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word.trimEnd())) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of Array.from(word)) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/**
 * Breaks a text into lines.
 * @param fits returns true if a text is not wider than a line
 */
export function linesOf(text: string, locale: string, fits: (text: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of wordsOf(paragraph, locale).flatMap((word) => fittingParts(word, fits))) {
      if (line !== '' && !fits((line + word).trimEnd())) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += word
    }
    if (line !== '') lines.push(line.trimEnd())
    return lines
  })
}

/** Returns the first lines, the last one marked if there are more. */
export function firstLines(lines: readonly string[], count: number): readonly string[] {
  if (lines.length <= count) return lines
  const shown = lines.slice(0, Math.max(1, count))
  return [...shown.slice(0, -1), `${shown.at(-1)?.replace(/[\p{P}\s]+$/u, '') ?? ''}…`]
}
