import type { startApp } from '#app/start.tsx'

/** What the build says of a page in the attributes of its script (tools/build/document.ts). */
export interface PageFiles {
  /** The app's scripts in the order in which they need each other; the last one starts it. */
  scripts: readonly string[]
  /** What a stored page needs later, and one that must be drawn anew at once. */
  later: readonly string[]
  /** The page's texts, and the sheets of what its scripts may show beyond it. */
  catalog: string | undefined
  styles: readonly string[]
}

/** `undefined` in the dev server, which serves modules as they are. */
export function pageFiles(page: Document): PageFiles | undefined {
  const data = page.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset
  if (!data?.scripts) return undefined
  return {
    scripts: data.scripts.split(' '),
    later: data.later?.split(' ') ?? [],
    catalog: data.catalog,
    styles: data.styles?.split(' ') ?? [],
  }
}

function addLink(page: Document, attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(page.createElement('link'), attributes)
  page.head.append(link)
  return link
}

/** Asks for everything at once, so that nothing waits for a file that names the next one. */
function fetchAhead(page: Document, { scripts, later, catalog, styles }: PageFiles): void {
  // At an address with a search the page is hardly the one that is stored (`readDataBlock`).
  const isStored = location.search === '' && page.getElementById('data') !== null
  for (const href of isStored ? scripts : [...scripts, ...later])
    addLink(page, { rel: 'modulepreload', href })
  if (catalog)
    addLink(page, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: catalog })
  for (const href of styles) addLink(page, { rel: 'stylesheet', href })
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Evaluates the app's scripts, each in a task of its own so that a tap between two of them is
 * answered. @returns what starts the app @throws where a script cannot be fetched
 */
export async function runScripts(page: Document, files: PageFiles): Promise<typeof startApp> {
  fetchAhead(page, files)
  let last: { startApp?: typeof startApp } = {}
  for (const address of files.scripts) {
    last = await import(/* @vite-ignore */ address)
    await nextTask()
  }
  if (!last.startApp) throw new Error('The last script does not start the app.')
  return last.startApp
}
