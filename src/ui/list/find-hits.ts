import { foldKana } from '#lib/comparable.ts'

/** A character with its combining marks: accents, and the half-width marks of Japanese. */
const chars = /[^\p{M}ﾞﾟ][\p{M}ﾞﾟ]*|[\p{M}ﾞﾟ]+/gu

/** Normalizes the case, the width and kana. */
function comparable(char: string): string {
  return foldKana(char.normalize('NFKC').toLowerCase())
}

export interface TextPart {
  text: string
  isHit: boolean
}

/**
 * Splits `text` into parts and marks those that match `keyword`, ignoring case, width, kana and Unicode
 * composition, as the search does.
 */
export function findHits(text: string, keyword: string): TextPart[] {
  const needle = comparable(keyword.normalize('NFC')).trim()
  if (text === '' || needle === '') return [{ text, isHit: false }]
  const all = text.normalize('NFC').match(chars) ?? []
  // The index of the character that each code unit of the normalized text comes from.
  const from = all.flatMap((char, index) => Array.from(comparable(char), () => index))
  const units = all.flatMap((char) => Array.from(comparable(char)))
  const length = Array.from(needle).length
  const hits = new Set<number>()
  for (let at = 0; at + length <= units.length; at += 1) {
    if (units.slice(at, at + length).join('') !== needle) continue
    for (const index of from.slice(at, at + length)) hits.add(index)
  }
  const parts: TextPart[] = []
  for (const [index, char] of all.entries()) {
    const isHit = hits.has(index)
    const last = parts.at(-1)
    if (last?.isHit === isHit) last.text += char
    else parts.push({ text: char, isHit })
  }
  return parts
}
