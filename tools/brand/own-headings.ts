import { globSync, readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { localeOf, type Lang } from '../../src/i18n/lang.ts'
import { sorted } from '../../src/lib/collections.ts'
import { site } from '../../src/site.ts'
import { mascots } from '../../src/site-mascots.ts'
import { members } from '../../src/site-members.ts'

/** The messages that are headings: names of pages and titles of their sections. */
const patterns = [
  /\bname: msg`([^`]*)`/g,
  /\bname=\{msg`([^`]*)`\}/g,
  /<(?:Section|Panel|Group)\b[^<>]*?\btitle=\{\s*<Trans>([^<]*)<\/Trans>/g,
  /<PageHeading\b[^>]*>\s*<Trans>([^<]*)<\/Trans>/g,
]

/** A heading in the display face whose text depends on a condition. */
const choices = /\bdisplay(?:`\}|")>(.*?)<\/h[1-6]>/gs
const message = /<Trans>([^<]*)<\/Trans>/g

const messagesIn = (code: string, pattern: RegExp) =>
  Array.from(code.matchAll(pattern), ([, text = '']) => text.trim().replaceAll(/\s+/g, ' '))

/** Returns the English messages that code shows as headings, as the catalogs know them. */
export function headingMessages(code: string): string[] {
  const chosen = Array.from(code.matchAll(choices), ([, inner = '']) => messagesIn(inner, message))
  return [...patterns.map((pattern) => messagesIn(code, pattern)), ...chosen].flat()
}

function messagesOfCode(): string[] {
  const files = globSync('src/**/*.tsx').filter(
    (file) => !/\.test\.|\/debug\/|\/(?:account|kit)\.tsx$/.test(file),
  )
  const found = files.flatMap((file) => headingMessages(readFileSync(file, 'utf8')))
  return [...new Set(found)]
}

/**
 * Returns every heading of the site itself, in one language: from the catalogs, and the names of the
 * game, the group and its members. @throws if the code has a heading that the catalogs do not know
 */
export async function ownHeadings(lang: Lang): Promise<string[]> {
  const shown = new Map<string, string>()
  for (const catalog of await getCatalogs(getConfig())) {
    const entries = Object.values((await catalog.read(localeOf(lang))) ?? {})
    for (const { message, translation } of entries) {
      if (message !== undefined) shown.set(message, translation || message)
    }
  }
  const headings = messagesOfCode().map((message) => {
    const translation = shown.get(message)
    if (translation === undefined) throw new Error(`No catalog has the heading "${message}".`)
    return translation
  })
  return [
    site.game[lang],
    `${site.group[lang]} `,
    ...members.map((id) => mascots[id].name[lang]),
    ...headings,
  ]
}

/** Says in a Japanese heading where a line may break; no font draws it. */
export const phraseEnd = '\u200b'

/** Returns the characters of texts, each once, in their order. */
export const charactersIn = (texts: readonly string[]): string =>
  sorted([...new Set(texts.join('').replaceAll(phraseEnd, ''))], (one, other) =>
    one.localeCompare(other, 'en'),
  ).join('')
