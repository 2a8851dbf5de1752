import type { Manifest } from 'vite'

const start = 'src/app/start.tsx'
/** What fetches: needed at once only by a page that comes without its data. */
const wire = 'src/api/wire.ts'
/** What stands around the pages of the site, but not around those for the webview. */
const frame = 'src/layouts/site-frame.tsx'

/** `/_main/community/news/` is `src/routes/_main/community/news/index.tsx`. */
function routeFile(routeId: string): string {
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx`
}

/**
 * The addresses of what an entry needs and of itself, each after those that it imports.
 * @throws where two chunks import each other: then neither can be evaluated before the other
 */
function inOrder(
  manifest: Manifest,
  key: string,
  found = new Set<string>(),
  under: readonly string[] = [],
): Set<string> {
  if (under.includes(key)) throw new Error(`Chunks in a circle: ${[...under, key].join(' > ')}`)
  const chunk = manifest[key]
  if (chunk === undefined || found.has(`/${chunk.file}`)) return found
  for (const imported of chunk.imports ?? []) inOrder(manifest, imported, found, [...under, key])
  return found.add(`/${chunk.file}`)
}

interface PageParts {
  /** The outermost first. */
  routeIds: readonly string[]
  /** Those of them whose code may come later than the page. */
  laterIds: readonly string[]
  hasData: boolean
}

/** The scripts of a page, each after those that it imports. */
export interface PageScripts {
  /** What it is taken over with: what every page runs, its routes' own, and last the one that starts the app. */
  scripts: string[]
  /** What it fetches once it is taken up. */
  later: string[]
}

/** @throws where the build has no start */
export function scriptsOf(
  manifest: Manifest,
  { routeIds, laterIds, hasData }: PageParts,
): PageScripts {
  if (!manifest[start]) throw new Error(`${start} is no entry of the build.`)
  // The page's first script is there already.
  const first = inOrder(manifest, 'index.html')
  const found = new Set<string>()
  for (const imported of manifest[start].imports ?? []) inOrder(manifest, imported, found)
  if (!hasData) inOrder(manifest, wire, found)
  const take = (ids: readonly string[], into: Set<string>) => {
    for (const id of ids) {
      const key = Object.keys(manifest).find((one) => one.startsWith(`${routeFile(id)}?`))
      if (key !== undefined) inOrder(manifest, key, into)
    }
  }
  const waiting = hasData ? laterIds : []
  take(
    routeIds.filter((id) => !waiting.includes(id)),
    found,
  )
  inOrder(manifest, start, found)
  const all = new Set(found)
  take(waiting, all)
  if (!routeIds.includes('/_link')) inOrder(manifest, frame, all)
  const beyondFirst = (addresses: Set<string>) =>
    [...addresses].filter((address) => !first.has(address))
  return {
    scripts: beyondFirst(found),
    later: beyondFirst(all).filter((address) => !found.has(address)),
  }
}
