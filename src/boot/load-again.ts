/** The scripts, catalogs and stylesheets of the site that a text names. */
const assets = /\/assets[^\s"'<>]*\.(?:js|json|css)\b/g

const deadlineMs = 20_000

/** Fetches a URL past every cache, and stores the response in them. */
async function fetchAgain(url: string): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), deadlineMs)
  const response = await fetch(url, { cache: 'reload', signal: late.signal })
  // A response is stored once it is read to its end.
  const body = await response.text()
  clearTimeout(timer)
  return new Response(body, response)
}

/** Names the files that the document has requested. Safari's error of a failed `import()` does not. */
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

/**
 * Reloads the document and its files past every cache. The browser's own error page would replace the
 * page if the host cannot be reached, which `navigator.onLine` does not tell.
 * @throws {Error} if the host cannot be reached; the document stays
 */
export async function reloadPage(failure: unknown): Promise<void> {
  const page = await fetchAgain(location.href)
  if (page.status >= 500) throw new Error('The host does not respond.')
  // After a deploy the new document names other files.
  await refetchFiles(failure, await page.text())
  location.reload()
}
