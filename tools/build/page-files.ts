import type { Manifest } from 'vite'

const start = 'src/app/start.tsx'

/** Returns the source file of a route: `/_main/community/news/` is `.../news/index.tsx`. */
function routeFile(routeId: string): string {
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx`
}

/**
 * Adds the manifest keys of a chunk and of all that it imports, each after its imports.
 * @throws {Error} if two chunks import each other: then neither can be evaluated before the other
 */
function addChunk(
  manifest: Manifest,
  key: string,
  found: Set<string>,
  importers: readonly string[] = [],
): void {
  if (importers.includes(key)) {
    throw new Error(
      `Chunks import each other: ${[...importers, key].join(' > ')}. A module that one page more imports may have ` +
        'moved to another group of tools/vite/chunks.ts: see docs/troubleshooting.md.',
    )
  }
  const chunk = manifest[key]
  if (chunk === undefined || found.has(key)) return
  for (const imported of chunk.imports ?? [])
    addChunk(manifest, imported, found, [...importers, key])
  found.add(key)
}

/** The files that a page loads, as root-relative URLs. */
export interface PageFiles {
  /** Each after those that it imports; the last one starts the app. */
  scripts: string[]
  /** The stylesheets, each after those of the scripts that its script imports. */
  styles: string[]
}

/**
 * Returns the files of a page that is made of these routes.
 * @throws {Error} if the build has no start or no code of the last route, or two of its chunks import each other
 */
export function filesOf(manifest: Manifest, routeIds: readonly string[]): PageFiles {
  if (!manifest[start]) throw new Error(`${start} is no entry of the build.`)
  const found = new Set<string>()
  for (const imported of manifest[start].imports ?? []) addChunk(manifest, imported, found)
  for (const [at, routeId] of routeIds.entries()) {
    const page = Object.keys(manifest).find((key) => key.startsWith(`${routeFile(routeId)}?`))
    if (page !== undefined) addChunk(manifest, page, found)
    else if (at === routeIds.length - 1) throw new Error(`The build has no code of ${routeId}.`)
  }
  // A page may import what the start exports.
  found.delete(start)
  addChunk(manifest, start, found)
  const styles = [...found].flatMap((key) => manifest[key]?.css ?? [])
  return {
    scripts: [...found].map((key) => `/${manifest[key]?.file}`),
    styles: [...new Set(styles)].map((file) => `/${file}`),
  }
}
