import { textOf } from '#ui/article/html-text.ts'
import type { FaqEntry } from './faq.schema.ts'

/**
 * A text in a form that can be compared: one case, one width, without what an address strips, and
 * decomposed, so that a Korean syllable is found from its first letter on, while it is typed.
 */
function comparable(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/['’/]/g, '')
}

/** The entries whose question and answer have every word of `wanted`; all of them for no words. */
export function filterFaq(entries: readonly FaqEntry[], wanted: string): readonly FaqEntry[] {
  const words = comparable(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ question, html }) => {
    const text = comparable(`${question} ${textOf(html)}`)
    return words.every((word) => text.includes(word))
  })
}
