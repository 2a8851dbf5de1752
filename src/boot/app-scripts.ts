import type { startApp } from '#app/start.tsx'

/**
 * The files that the build names in the attributes of the first script (tools/build/document.ts).
 */
interface PageFiles {
  /** The app's scripts, each after those that it imports; the last one starts the app. */
  scripts: readonly string[]
  /** The message catalog. */
  catalog: string | undefined
}

/** Returns `undefined` in the dev server, which serves modules as they are. */
export function pageFiles(page: Document): PageFiles | undefined {
  const data = page.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset
  if (!data?.scripts) return undefined
  return { scripts: data.scripts.split(' '), catalog: data.catalog }
}

function addLink(page: Document, attributes: Partial<HTMLLinkElement>): void {
  page.head.append(Object.assign(page.createElement('link'), attributes))
}

const scriptDeadlineMs = 120_000

async function withinDeadline<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('A script did not load within 120 s.')),
      scriptDeadlineMs,
    )
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

/** Lets the browser respond to input. Timers in a row wait 4 ms each; Safari has no `scheduler.yield`. */
const nextTask = () =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** A slow phone takes 1 to 6 ms for each request. */
const requestsPerTask = 4

/**
 * Requests the app's scripts, which load in parallel, a few in each task, and evaluates them one by
 * one, each in its own task, so that the page responds to a tap in between.
 * @returns the function that starts the app
 * @throws {Error} if a script cannot be loaded within 120 s
 */
export async function loadScripts(page: Document, files: PageFiles): Promise<typeof startApp> {
  for (const [index, href] of files.scripts.entries()) {
    addLink(page, { rel: 'modulepreload', href })
    if (index % requestsPerTask === requestsPerTask - 1) await nextTask()
  }
  if (files.catalog) {
    addLink(page, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: files.catalog })
  }
  let last: { startApp?: typeof startApp } = {}
  for (const url of files.scripts) {
    last = await withinDeadline(import(/* @vite-ignore */ url))
    await nextTask()
  }
  if (!last.startApp) throw new Error('The last script does not start the app.')
  return last.startApp
}

/** The scripts, catalogs and stylesheets of the site that a text names. */
const assets = /\/assets[^\s"'<>]*\.(?:js|json|css)\b/g

const fileDeadlineMs = 20_000

/** Fetches a URL past every cache, and stores the response in them. */
async function fetchAgain(url: string): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), fileDeadlineMs)
  const response = await fetch(url, { cache: 'reload', signal: late.signal })
  // A response is stored once it is read to its end.
  const body = await response.text()
  clearTimeout(timer)
  return new Response(body, response)
}

/** Returns the files that the document has requested: Safari's error of a failed `import()` names none. */
function requestedFiles(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href*="/assets"]')
  return [
    ...Array.from(links, ({ href }) => href),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]
}

/**
 * Replaces failed responses in the browser's caches: WebKit keeps the failed response of a script over
 * reloads, and every browser keeps a 404 that a CDN has marked as immutable. A file that fails again
 * is ignored.
 * @param failure the error of the failed `import()`, which may name the file
 * @param html a document that names files
 */
export async function refetchFiles(failure: unknown, html = ''): Promise<void> {
  const named = [String(failure), html, ...requestedFiles()].join(' ').match(assets)
  await Promise.allSettled(Array.from(new Set(named), fetchAgain))
}

/** Returns true for a field whose state is not the one that the document gave it. */
function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if ('options' in field) {
    const initial = Array.from(field.options, (option) => option.defaultSelected).indexOf(true)
    return field.selectedIndex !== Math.max(0, initial)
  }
  if ('checked' in field && /^(?:checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.type !== 'range' && field.value !== field.defaultValue
}

/**
 * @throws {Error} if a reload would lose what the visitor has typed or chosen. The app itself keeps choices, in the URL
 *   or in storage
 */
function keepTyped(): void {
  const isHydrated = 'hydrated' in document.documentElement.dataset
  const kinds = isHydrated
    ? 'input:not([type=checkbox],[type=radio]),textarea'
    : 'input,textarea,select'
  const fields = document.querySelectorAll<HTMLInputElement>(kinds)
  if (Array.from(fields).some(isChanged)) throw new Error('A reload would lose what was typed.')
}

/**
 * Reloads the document and its files past every cache. The browser's own error page would replace the
 * page if the host cannot be reached, which `navigator.onLine` does not tell.
 * @param isRequested true if the visitor clicked Retry; otherwise typed text prevents the reload, also if it is typed
 *   while the files are fetched
 * @throws {Error} if the host cannot be reached, or typed text would be lost; the document stays
 */
export async function reloadPage(failure: unknown, isRequested = true): Promise<void> {
  if (!isRequested) keepTyped()
  const page = await fetchAgain(location.href)
  if (page.status >= 500) throw new Error('The host does not respond.')
  // After a deploy the new document names other files.
  await refetchFiles(failure, await page.text())
  if (!isRequested) keepTyped()
  location.reload()
}

/**
 * Reloads the document after its scripts could not be loaded, unless this is a reload already.
 * @throws {Error} if the document was reloaded before, holds typed text, or the host cannot be reached
 */
export async function reloadOnce(failure: unknown): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'reload') {
    throw new Error('The document was reloaded already.')
  }
  await reloadPage(failure, false)
}
