const key = 'reloadedFor'

/**
 * Reloads the document, once for each set of scripts in this tab, if the host can be reached.
 * @throws {Error} if the page was reloaded already, the host cannot be reached, or storage is blocked
 */
export async function reloadOnce(): Promise<void> {
  const scripts = document.querySelector('script[type=module]')?.outerHTML ?? ''
  if (sessionStorage.getItem(key) === scripts) throw new Error('reloaded already')
  // Also replaces a stale copy in the cache of the browser.
  const { ok } = await fetch(location.href, { cache: 'reload' })
  if (!ok) throw new Error('the host does not answer')
  sessionStorage.setItem(key, scripts)
  location.reload()
}
