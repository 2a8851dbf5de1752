/** The messages of a failed `import()` in Chromium, Firefox and Safari, and of Vite for a stylesheet. */
const messages =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed|^Unable to preload CSS/

/**
 * Returns true if code or a stylesheet could not be loaded. Browsers may remember that until a
 * reload.
 */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message)
}

/**
 * Reloads the document for a stylesheet that is gone after a deploy, once per stylesheet and tab.
 * The router does the same for scripts.
 */
export function reloadForStylesheet(error: unknown): void {
  if (!(error instanceof Error) || !error.message.startsWith('Unable to preload CSS')) return
  if (!navigator.onLine) return
  try {
    if (sessionStorage.getItem(error.message) !== null) return
    sessionStorage.setItem(error.message, 'reloaded')
    window.location.reload()
  } catch {
    // Without storage a reload could not be limited to one.
  }
}
