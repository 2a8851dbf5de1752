import { hasTyped } from './has-typed.ts'

/**
 * Reloads the document after its scripts could not be loaded, unless this is a reload already.
 * @throws {Error} if the document was reloaded before, holds typed text, or the host cannot be reached
 */
export async function reloadOnce(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'reload') {
    throw new Error('The document was reloaded already.')
  }
  if (hasTyped()) throw new Error('A reload would lose what was typed.')
  // Also replaces a stale copy in the browser's cache.
  const { ok } = await fetch(location.href, { cache: 'reload' })
  if (!ok) throw new Error('The host does not respond.')
  location.reload()
}
