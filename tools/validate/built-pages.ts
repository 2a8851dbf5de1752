import { readdirSync, readFileSync } from 'node:fs'
import { langs } from '../../src/i18n/lang.ts'
import { previewDist } from '../test-build.ts'

export interface BuiltPage {
  /** The path with its language. */
  path: string
  html: string
}

/** Reads the prerendered pages. */
export function builtPages(): BuiltPage[] {
  return langs.flatMap((lang) =>
    readdirSync(`${previewDist}/${lang}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({
        path: `/${lang}/${name}`.replace(/(?:(?<=\/)index)?\.html$/, ''),
        html: readFileSync(`${previewDist}/${lang}/${name}`, 'utf8'),
      })),
  )
}

/** Reads the paths that the router of the build knows, as regular expressions without a language. */
export function builtPatterns(): string[] {
  return JSON.parse(readFileSync(`${previewDist}/address-patterns.json`, 'utf8'))
}

/** Returns a page of each kind: the first one of those that differ only in an id. */
export function oneOfEach(pages: readonly BuiltPage[]): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>()
  for (const page of pages) {
    const kind = page.path.replace(/\/\d+$/, '/{id}')
    if (!kinds.has(kind)) kinds.set(kind, page)
  }
  return [...kinds.values()]
}
