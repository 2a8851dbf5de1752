import { textOf } from '#ui/article/html-text.ts'
import type { FaqEntry } from './faq.schema.ts'

/**
 * Normalizes a text for comparison: case, width, and the characters that are stripped from a URL. Decomposes
 * Korean syllables, so that a partly typed syllable matches.
 */
function comparable(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/['’/]/g, '')
}

/**
 * Returns the entries whose question or answer contains every word of `wanted`; all entries if `wanted` is
 * empty.
 */
export function filterFaq(entries: readonly FaqEntry[], keyword: string): readonly FaqEntry[] {
  const words = comparable(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ question, html }) => {
    const text = comparable(`${question} ${textOf(html)}`)
    return words.every((word) => text.includes(word))
  })
}
