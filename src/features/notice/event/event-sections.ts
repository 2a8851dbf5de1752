import { partsOf, splitHeading, textOf } from '#ui/article/html-text.ts'

export interface EventSection {
  /** The editors' heading. */
  title: string
  /** Untrusted HTML, without the heading. */
  html: string
}

export interface EventSections {
  /** The section with a numbered list. */
  steps?: EventSection
  /** The section with a table, if it has no numbered list. */
  rewards?: EventSection
  /** The section with a list, if it has no table. */
  notes?: EventSection
  /** The remaining HTML: the beginning, and each further section with its heading. */
  rest: string
}

const kindOf = (html: string) =>
  /<ol\b/i.test(html)
    ? 'steps'
    : /<table\b/i.test(html)
      ? 'rewards'
      : /<ul\b/i.test(html)
        ? 'notes'
        : null

/**
 * Splits the editors' text of an event at its headings (docs/product.md#event-pages). A text whose headings are
 * inside other elements stays in one piece.
 * @param taken the sections that the page has of its own; the text keeps its own ones
 */
export function eventSections(html: string, taken: readonly string[] = []): EventSections {
  const parts = partsOf(html, '2-6')
  const sections: EventSections = { rest: '' }
  for (const part of parts) {
    const { heading, rest: body } = splitHeading(part)
    const title = textOf(heading)
    const kind = title === '' ? null : kindOf(body)
    if (kind === null || sections[kind] !== undefined || taken.includes(kind)) {
      sections.rest += part
    } else {
      sections[kind] = { title, html: body.trim() }
    }
  }
  return sections
}
