/** The messages of a failed `import()` in Chromium, Firefox and Safari, and of Vite for a stylesheet. */
const messages =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed|^Unable to preload CSS/

/**
 * Returns true if code or a stylesheet could not be loaded. Browsers may remember that until a
 * reload.
 */
export function isLoadError(error: unknown): error is Error {
  return error instanceof Error && messages.test(error.message)
}

/**
 * Reloads the document after code or a stylesheet could not be loaded, once per file and tab: after a
 * deploy the new document names the new files. Not offline, where the browser's error page would come.
 */
export function reloadAfterLoadError(error: unknown): void {
  if (!isLoadError(error) || !navigator.onLine) return
  const key = `reloaded after: ${error.message}`
  try {
    if (sessionStorage.getItem(key) !== null) return
    // The router has started a reload for a page without a loader, and renders once more until it comes.
    if (sessionStorage.getItem(`tanstack_router_reload:${error.message}`) !== null) return
    sessionStorage.setItem(key, '1')
    window.location.reload()
  } catch {
    // Without storage a reload could not be limited to one.
  }
}
