import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PageScripts } from './page-scripts.ts'

/** A style module writes its own mark before each of its names: `c2a` (tools/vite/short-names.ts). */
const moduleOf = (name: string): string | undefined => /^([a-z]\d+)[a-z]+$/.exec(name)?.[1]

/** The marks of the style modules whose classes stand in the HTML. */
export function modulesIn(html: string): Set<string> {
  const names = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' '))
  return new Set(names.flat().flatMap((name) => moduleOf(name) ?? []))
}

/** A sheet of the build, and the marks of the style modules in it. */
export interface Sheet {
  address: string
  modules: ReadonlySet<string>
}

/** The marks of the style modules that a sheet has rules for. */
export function modulesOf(css: string): Set<string> {
  const names = Array.from(css.matchAll(/\.([a-z]\d+[a-z]+)\b/g), ([, name = '']) => name)
  return new Set(names.flatMap((name) => moduleOf(name) ?? []))
}

/** The sheets that chunks of the build come with, by the address of their chunk. */
export async function sheetsOf(outDir: string, manifest: Manifest): Promise<Map<string, Sheet[]>> {
  const read = async (file: string): Promise<Sheet> => ({
    address: `/${file}`,
    modules: modulesOf(await readFile(join(outDir, file), 'utf8')),
  })
  const entries = Object.values(manifest).map(
    async ({ file, css = [] }) => [`/${file}`, await Promise.all(css.map(read))] as const,
  )
  return new Map(await Promise.all(entries))
}

/** What a page has of styles beyond those within it. */
export interface PageStyles {
  /** Shown before any script runs. */
  linked: string[]
  /** Of what its scripts may show. */
  ahead: string[]
}

/**
 * The sheets of a page, by what of them its HTML shows. Each of its scripts comes after those that it
 * needs, and so do their sheets; those of scripts that come later come with them, unless they are shown.
 */
export function stylesOf(
  sheets: ReadonlyMap<string, readonly Sheet[]>,
  { scripts, later }: PageScripts,
  html: string,
): PageStyles {
  const shown = modulesIn(html)
  const isShown = ({ modules }: Sheet) => [...modules].some((module) => shown.has(module))
  const those = (of: readonly string[], shows: boolean) => {
    const own = of.flatMap((script) => sheets.get(script) ?? [])
    const wanted = own.filter((sheet) => isShown(sheet) === shows)
    return [...new Set(wanted.map(({ address }) => address))]
  }
  return { linked: those([...scripts, ...later], true), ahead: those(scripts, false) }
}
