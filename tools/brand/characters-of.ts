import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** The folder of the heading fonts, a file per language, and the list of the characters in each. */
export const faces = 'src/ui/styles/faces'
export const listFile = `${faces}/characters.json`

const List = v.record(v.string(), v.object({ characters: v.string(), sha256: v.string() }))
export type List = v.InferOutput<typeof List>

export const sha256 = (file: Buffer): string => createHash('sha256').update(file).digest('hex')

/**
 * Returns the characters of the heading font of a locale, which `npm run brand -- --faces` lists when it cuts the font.
 * @throws {Error} if the font is not the one of the list
 */
export function charactersOf(locale: string): Set<string> {
  const entry = v.parse(List, JSON.parse(readFileSync(listFile, 'utf8')))[locale]
  if (entry?.sha256 !== sha256(readFileSync(`${faces}/${locale}.woff2`))) {
    throw new Error(`${listFile} is not of ${locale}.woff2. Run npm run brand -- --faces.`)
  }
  return new Set(entry.characters)
}

/** Returns the code points of a text that are not in `known`. */
export const lackingIn = (text: string, known: ReadonlySet<string>): string[] =>
  Array.from(text).filter((character) => !known.has(character))
