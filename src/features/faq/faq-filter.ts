import { comparable } from '#lib/comparable.ts'
import { textOf } from '#ui/article/html-text.ts'
import type { FaqEntry } from './faq.schema.ts'

/** Returns a text for comparison, without the characters that are stripped from a URL. */
const searchable = (text: string) => comparable(text).replace(/['’/]/g, '')

/**
 * Returns the entries whose question or answer contains every word of `wanted`; all entries if `wanted` is
 * empty.
 */
export function filterFaq(entries: readonly FaqEntry[], keyword: string): readonly FaqEntry[] {
  const words = searchable(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ question, html }) => {
    const text = searchable(`${question} ${textOf(html)}`)
    return words.every((word) => text.includes(word))
  })
}
