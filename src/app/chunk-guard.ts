import { withDeadline } from '#lib/deadline.ts'
import { storage } from '#lib/storage.ts'
import type { AppRouter } from './router.tsx'

/** How long the code of a page may take (spec section 9). */
const chunkDeadlineMs = 120_000

const reloadedKey = 'chunkReloadedAt'
const reloadPauseMs = 5 * 60_000

/** The code of a page did not arrive. Trying again means loading the document again. */
class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * After a deploy the code of a page may be gone from the host. A navigation that runs into this
 * loads its document anew, once: never again within five minutes, and never where that cannot be
 * remembered. What still fails, or takes too long, is an error of that page.
 */
export function guardChunks(router: AppRouter): void {
  for (const { options } of Object.values(router.routesById)) {
    const { component } = options
    const load = component?.preload
    if (!component || !load) continue
    const guarded = async () => {
      await withDeadline(chunkDeadlineMs, undefined, async () => load())
      // The router takes it away as soon as the code is there, and only then.
      if (component.preload !== guarded) return
      // A link that is only preloaded must not take the visitor anywhere.
      const isNavigating = router.state.status === 'pending'
      if (isNavigating && mayReload(Date.now())) await reload()
      throw new ChunkError('The page could not be fetched.')
    }
    component.preload = guarded
  }
}

function mayReload(now: number): boolean {
  const last = Number(storage.getItem(reloadedKey))
  const isRecent = last <= now && now - last < reloadPauseMs
  return !isRecent && storage.setItem(reloadedKey, String(now))
}

/** Never resolves: the document is on its way out. The address is the one navigated to already. */
function reload(): Promise<never> {
  window.location.reload()
  return new Promise(() => undefined)
}
