import type { Manifest } from 'vite'

const start = 'src/app/start.tsx'
/** What fetches: needed at once only by a page that comes without its data. */
const wire = 'src/api/wire.ts'

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

/**
 * The scripts of a page in the order in which they are evaluated: what every page runs, its routes'
 * own, and last the one that starts the app. @throws where the build has no start
 */
export function scriptsOf(
  manifest: Manifest,
  { routeIds, hasData }: { routeIds: readonly string[]; hasData: boolean },
): string[] {
  if (!manifest[start]) throw new Error(`${start} is no entry of the build.`)
  // The page's first script is there already.
  const first = inOrder(manifest, 'index.html')
  const found = new Set<string>()
  for (const imported of manifest[start].imports ?? []) inOrder(manifest, imported, found)
  if (!hasData) inOrder(manifest, wire, found)
  for (const routeId of routeIds) {
    const key = Object.keys(manifest).find((one) => one.startsWith(`${routeFile(routeId)}?`))
    if (key !== undefined) inOrder(manifest, key, found)
  }
  inOrder(manifest, start, found)
  return [...found].filter((address) => !first.has(address))
}
