import { langs as siteLangs, localeOf, type Locale } from '#i18n/lang.ts'

/** One text in the three languages. */
export type Text = Record<Locale, string>

export const langs = siteLangs.map(localeOf)

/**
 * Reads a table of texts: paragraphs of `3 * size` lines, each three of them the Korean, the English
 * and the Japanese of one text. @throws if a line is missing, so that no text is empty by accident
 */
export function table(source: string, size: number): Text[][] {
  const paragraphs = source.trim().split(/\n\s*\n/)
  return paragraphs.map((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.trim())
    if (lines.length !== 3 * size) throw new Error(`${lines.length} lines: ${paragraph}`)
    return Array.from({ length: size }, (_, index) => {
      const [ko = '', en = '', ja = ''] = lines.slice(3 * index)
      return { ko, en, ja }
    })
  })
}

/** Reads a list of texts: paragraphs of three lines, Korean, English, Japanese. */
export function texts(source: string): Text[] {
  return table(source, 1).flat()
}

/** The item at `index`, counted round and round. */
export function cycle<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length]
  if (item === undefined) throw new Error('an empty list has no items')
  return item
}
