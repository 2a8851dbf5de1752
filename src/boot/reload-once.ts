import { hasTyped } from './has-typed.ts'
import { reloadPage } from './load-again.ts'

/**
 * Reloads the document after its scripts could not be loaded, unless this is a reload already.
 * @throws {Error} if the document was reloaded before, holds typed text, or the host cannot be reached
 */
export async function reloadOnce(failure: unknown): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'reload') {
    throw new Error('The document was reloaded already.')
  }
  if (hasTyped()) throw new Error('A reload would lose what was typed.')
  await reloadPage(failure)
}
